// The table works without this file. With it, secrets leave the screen when nobody looks, and the clock runs.
"use strict";
(() => {
  const find = (selector) => document.querySelector(selector);

  // Nothing secret stays in a hidden tab, nor in a page the browser keeps for its Back button.
  let away = 0; // how often nobody looked
  const blank = () => {
    away += 1;
    find("[data-secret]")?.replaceChildren();
  };
  addEventListener("pagehide", blank);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") blank();
    else if (find("[data-secret]")) find("#hide")?.requestSubmit(); // back again: the curtain, not the secret
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) location.replace(document.body.dataset.game);
  });

  // Nor does it come late: what was asked for before that is not shown, but the table as it lies open now.
  document.addEventListener("htmx:beforeRequest", (event) => { event.detail.xhr.away = away; });
  document.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.xhr.away === away) return;
    event.detail.shouldSwap = false;
    htmx.ajax("GET", document.body.dataset.game, { target: "#game", swap: "outerHTML" });
  });

  // The screen reader and the keyboard go on where the new screen begins.
  document.addEventListener("htmx:afterSettle", (event) => {
    find("#offline").hidden = true;
    if (event.target.id !== "game") return; // a part of the screen: nothing moves by itself in a hand
    const start = find("#game [role=alert]") ? find("#game h1") : find("#game [autofocus]") ?? find("#game h1");
    start?.focus({ preventScroll: true });
    startClock();
  });

  // The menu closes like any other: Escape, or a tap beside it.
  const closeMenus = (but) => { for (const menu of document.querySelectorAll(".menu[open]")) if (menu !== but) menu.open = false; };
  document.addEventListener("click", (event) => closeMenus(event.target.closest(".menu")));
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") closeMenus(); });

  // A key held down must not lift the curtain that the same key has just dropped.
  document.addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
  });

  document.addEventListener("htmx:sendError", () => { find("#offline").hidden = false; });

  // The last seconds can be heard, unless the table wants it quiet.
  const muted = () => localStorage.getItem("muted") === "yes";
  let speaker = null;
  const beep = (high) => {
    if (muted()) return;
    speaker ??= new AudioContext();
    const tone = speaker.createOscillator(), volume = speaker.createGain();
    tone.frequency.value = high ? 880 : 587;
    volume.gain.setValueAtTime(0.12, speaker.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, speaker.currentTime + 0.25);
    tone.connect(volume).connect(speaker.destination);
    tone.start();
    tone.stop(speaker.currentTime + 0.25);
  };
  const showMute = () => {
    const button = find("[data-mute]");
    if (!button) return;
    button.hidden = false;
    button.setAttribute("aria-pressed", String(muted()));
  };
  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-mute]")) return;
    localStorage.setItem("muted", muted() ? "no" : "yes");
    showMute();
  });

  const second = (shown, left) => {
    if (shown.textContent === String(left)) return;
    shown.textContent = String(left);
    find(".watch__left")?.setAttribute("stroke-dasharray", `${left} 60`);
    find(".watch")?.classList.toggle("watch--late", left <= 10);
    if ([30, 10, 5].includes(left)) find("[data-call]").textContent = shown.dataset.says.replace("#", left);
    if (left <= 5 || left === 10) beep(left === 0);
  };

  // The server counts; this only shows it, and asks again when the time is over.
  let ticking = 0;
  const startClock = () => {
    clearInterval(ticking);
    const shown = find("[data-seconds]");
    if (!shown) return;
    showMute();
    const end = performance.now() + 1000 * Number(shown.textContent);
    ticking = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      second(shown, left);
      if (left > 0) return;
      clearInterval(ticking);
      if (find("#put-down")) find("#put-down").requestSubmit();
      else location.replace(document.body.dataset.game);
    }, 250);
  };
  startClock();
})();
