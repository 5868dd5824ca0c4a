// The table works without this file. With it, secrets leave the screen when nobody looks, and the clock runs.
"use strict";
(() => {
  const find = (selector) => document.querySelector(selector);

  // Nothing secret stays in a hidden tab, nor in a page the browser keeps for its Back button.
  const blank = () => find("[data-secret]")?.replaceChildren();
  addEventListener("pagehide", blank);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") blank();
    else if (find("[data-secret]")) find("#hide")?.requestSubmit(); // back again: the curtain, not the secret
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) location.replace(document.body.dataset.game);
  });

  // The screen reader and the keyboard go on where the new screen begins.
  document.addEventListener("htmx:afterSettle", () => {
    find("#offline").hidden = true;
    const start = find("#game [role=alert]") ? find("#game h1") : find("#game [autofocus]") ?? find("#game h1");
    start?.focus();
    startClock();
  });

  // A key held down must not lift the curtain that the same key has just dropped.
  document.addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
  });

  document.addEventListener("htmx:sendError", () => { find("#offline").hidden = false; });

  // The server counts; this only shows it, and asks again when the time is over.
  let ticking = 0;
  const startClock = () => {
    clearInterval(ticking);
    const shown = find("[data-seconds]");
    if (!shown) return;
    const end = performance.now() + 1000 * Number(shown.textContent);
    ticking = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      shown.textContent = String(left);
      if (left > 0) return;
      clearInterval(ticking);
      if (find("#put-down")) find("#put-down").requestSubmit();
      else location.replace(document.body.dataset.game);
    }, 250);
  };
  startClock();
})();
