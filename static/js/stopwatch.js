// The stopwatch works without this file. With it, it counts each second, sounds, and listens to the space bar.
"use strict";
(() => {
  const form = document.querySelector(".stopwatch");
  const find = (selector) => form.querySelector(selector);
  const ring = find(".dial__left--still");
  const told = [30, 10, 5]; // seconds that are said aloud

  let seconds = Number(form.dataset.seconds);
  let left = Number(form.dataset.left); // milliseconds, while nothing runs
  let end = null; // by the clock of this page, while it runs
  let shown = -1;
  let ticking = 0;
  let awake = null;
  const ahead = Number(form.dataset.now) - Date.now(); // the server's clock is not this device's

  const remaining = () => (end === null ? left : Math.max(0, end - performance.now()));
  const state = () => {
    if (end !== null) return "running";
    if (left === 0) return "over";
    return left === 1000 * seconds ? "fresh" : "paused";
  };

  // ---- sound: made here, no file ----
  let audio = null;
  const beep = (pitch, length, later = 0) => {
    if (!audio || !find("[data-sound]").checked) return;
    const from = audio.currentTime + later;
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.25, from);
    loud.gain.exponentialRampToValueAtTime(0.001, from + length);
    tone.connect(loud).connect(audio.destination);
    tone.start(from);
    tone.stop(from + length);
  };
  const sound = () => {
    if (shown === 0) [0, 0.35, 0.7].forEach((later) => beep(880, 0.3, later));
    else if (shown === 10) beep(520, 0.3);
    else if (shown <= 5) beep(660, 0.12);
  };

  // ---- what is seen and heard ----
  const say = (text) => { find("[data-say]").textContent = text; };
  const newSecond = () => {
    find("[data-shown]").textContent = String(shown);
    if (end === null) return;
    sound();
    if (told.includes(shown)) say(form.dataset.sayLeft.replace("#", String(shown)));
    if (shown === 0) finish();
  };
  const mark = () => {
    form.classList.toggle("stopwatch--late", end !== null && shown <= 10);
    form.classList.toggle("stopwatch--over", state() === "over");
  };
  const show = () => {
    const now = remaining();
    ring.setAttribute("stroke-dasharray", `${(now / (10 * seconds)).toFixed(2)} 100`);
    const whole = Math.ceil(now / 1000);
    if (whole === shown) return;
    shown = whole;
    newSecond();
    mark();
  };

  // A button that goes away leaves the keyboard at the one that takes its place.
  const offer = () => {
    const held = form.contains(document.activeElement) && document.activeElement.name === "do";
    for (const part of form.querySelectorAll("[data-when]")) part.hidden = !part.dataset.when.split(" ").includes(state());
    if (held) find(".stopwatch__acts .btn--go:not([hidden])").focus();
  };

  // The address keeps the watch, so that a reload goes on with it.
  const keep = () => {
    const query = new URLSearchParams({ seconds });
    if (end !== null) query.set("end", Math.round(Date.now() + ahead + remaining()));
    else if (state() !== "fresh") query.set("left", Math.round(left));
    history.replaceState(null, "", `?${query}`);
  };
  const settle = () => {
    clearInterval(ticking);
    if (end !== null) ticking = setInterval(show, 100);
    else { awake?.release(); awake = null; }
    show();
    mark();
    offer();
    keep();
  };

  // ---- what a hand can do ----
  const start = () => {
    audio ??= new AudioContext();
    audio.resume();
    if (left === 0) left = 1000 * seconds;
    shown = Math.ceil(left / 1000); // the second it starts with is not news
    find("[data-shown]").textContent = String(shown);
    end = performance.now() + left;
    say("");
    navigator.wakeLock?.request("screen").then((lock) => { awake = lock; }, () => {});
    settle();
  };
  const pause = () => {
    left = Math.round(remaining());
    end = null;
    settle();
  };
  const reset = () => {
    left = 1000 * seconds;
    end = null;
    say("");
    settle();
  };
  const finish = () => {
    left = 0;
    end = null;
    say(form.dataset.sayOver);
    settle();
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ({ start, pause, reset })[event.submitter?.value]?.();
  });
  form.addEventListener("change", (event) => {
    if (event.target.name !== "seconds") return;
    seconds = Number(event.target.value);
    reset();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== " " || event.repeat || event.target.closest("button, input, a, summary")) return;
    event.preventDefault();
    if (end === null) start();
    else pause();
  });

  // From here on the script runs the ring; the one that runs by itself goes.
  find(".dial__left--runs")?.remove();
  find("[data-scripted]").hidden = false;
  if ("running" in form.dataset) end = performance.now() + left;
  settle();
})();
