// Laying tiles works without this file. With it a tile moves at once: by two taps, by dragging, or by the arrow keys.
"use strict";
(() => {
  const HOLD = 220; // ms a finger rests on a tile before it lifts; a shorter touch scrolls the page
  const STEP = 6; // px a mouse travels before a press becomes a drag
  const KEYS = { ArrowLeft: [-2, 0], ArrowRight: [2, 0], q: [-1, -1], e: [1, -1], z: [-1, 1], c: [1, 1] };

  const form = () => document.querySelector("#lay");
  const cells = () => [...form().querySelectorAll("[name=at]")];
  const at = (x, row) => cells().find((cell) => cell.value === `${x}.${row}`);
  const place = (cell) => cell.value.split(".").map(Number);
  const picked = () => form().elements.picked;
  let drag = null;
  let dropped = 0;

  // ---- one stop for the Tab key; arrows walk from there
  const wake = (spot) => {
    document.body.classList.add("lay-live");
    for (const cell of cells()) {
      cell.disabled = false;
      cell.tabIndex = -1;
    }
    const first = cells().find((cell) => cell.value === spot) ?? form().querySelector(".lay-tile");
    first.tabIndex = 0;
    show();
    return first;
  };
  const focusOn = (cell) => {
    for (const other of cells()) other.tabIndex = -1;
    cell.tabIndex = 0;
    cell.focus({ preventScroll: false });
  };
  const straight = (row, step) => [[row % 2 ? -1 : 1, step], [row % 2 ? 1 : -1, step]]; // up and back is the same spot
  const walk = (cell, key) => {
    const [x, row] = place(cell);
    const ways = key === "ArrowUp" ? straight(row, -1) : key === "ArrowDown" ? straight(row, 1) : [KEYS[key]];
    return ways.map(([dx, dr]) => at(x + dx, row + dr)).find(Boolean);
  };

  // ---- in hand or not
  const say = (text) => { form().querySelector("#lay-said").textContent = text; };
  const show = () => {
    const piece = picked().value;
    form().classList.toggle("lay-choosing", Boolean(piece));
    for (const tile of form().querySelectorAll(".lay-tile")) {
      tile.setAttribute("aria-pressed", String(tile.dataset.piece === piece));
    }
  };
  const take = (tile) => {
    picked().value = tile.dataset.piece;
    show();
    say(form().dataset.inHand.replace("§", tile.dataset.name));
  };
  const letGo = () => {
    picked().value = "";
    show();
    say("");
  };

  // ---- the server moves it and says what lies next to it
  const send = async (button, spot) => {
    if (form().getAttribute("aria-busy") === "true") return;
    const body = new FormData(form(), button.isConnected ? button : undefined);
    form().setAttribute("aria-busy", "true");
    try {
      const answer = await fetch(location.href, { method: "POST", body });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.querySelector("#lay");
      if (answer.redirected || !fresh) return location.assign(answer.redirected ? answer.url : location.href);
      const said = fresh.querySelector("#lay-said").textContent;
      const kept = form().querySelector("#lay-said"); // a live region speaks only if it was there before
      fresh.querySelector("#lay-said").replaceWith(kept);
      form().replaceWith(document.adoptNode(fresh));
      kept.textContent = said;
      const cell = wake(spot);
      if (spot) focusOn(cell);
      else [...form().querySelectorAll("button")].find((b) => b.name === button.name && b.value === button.value)?.focus();
    } catch {
      HTMLFormElement.prototype.submit.call(form()); // the browser itself can say that there is no connection
    }
  };
  const press = (cell) => {
    if (!picked().value) {
      if (cell.dataset.piece) take(cell);
    } else if (cell.dataset.piece === picked().value) letGo();
    else send(cell, cell.value);
  };

  document.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (event.target !== form() || !button || button.value === "keep") return;
    event.preventDefault();
    if (button.name === "at") {
      focusOn(button);
      press(button);
    } else send(button, "");
  });

  document.addEventListener("keydown", (event) => {
    const cell = event.target.closest?.("[name=at]");
    if (event.key === "Escape" && drag) return drop(null);
    if (event.key === "Escape" && picked().value) return letGo();
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (!(key in KEYS) && key !== "ArrowUp" && key !== "ArrowDown") return;
    event.preventDefault();
    const next = walk(cell, key);
    if (next) focusOn(next);
  });

  // ---- dragging
  const under = (x, y) => document.elementFromPoint(x, y)?.closest("#lay [name=at]");
  const lift = () => {
    const { tile } = drag;
    const box = tile.getBoundingClientRect();
    const ghost = tile.querySelector("img").cloneNode();
    ghost.className = "lay-ghost";
    ghost.style.width = `${box.width}px`;
    ghost.style.height = `${box.height}px`;
    document.body.append(ghost);
    tile.classList.add("lay-lifted");
    document.body.classList.add("lay-dragging");
    form().classList.add("lay-choosing");
    Object.assign(drag, { ghost, dx: drag.x - box.left, dy: drag.y - box.top });
    carry(drag.x, drag.y);
  };
  const carry = (x, y) => {
    drag.ghost.style.transform = `translate(${x - drag.dx}px, ${y - drag.dy}px)`;
    const over = under(x, y);
    if (over === drag.over) return;
    drag.over?.classList.remove("lay-over");
    drag.over = over;
    if (over !== drag.tile) over?.classList.add("lay-over");
  };
  const drop = (spot) => {
    const { tile, ghost, over, timer } = drag;
    clearTimeout(timer);
    drag = null;
    if (!ghost) return;
    ghost.remove();
    over?.classList.remove("lay-over");
    tile.classList.remove("lay-lifted");
    document.body.classList.remove("lay-dragging");
    dropped = performance.now();
    picked().value = spot && spot !== tile ? tile.dataset.piece : "";
    show();
    if (picked().value) send(spot, spot.value);
  };

  document.addEventListener("pointerdown", (event) => {
    const tile = event.target.closest?.("#lay .lay-tile");
    if (!tile || event.button || !event.isPrimary || form().getAttribute("aria-busy") === "true") return;
    drag = { tile, x: event.clientX, y: event.clientY, touch: event.pointerType === "touch" };
    if (tile.hasPointerCapture?.(event.pointerId)) tile.releasePointerCapture(event.pointerId);
    if (drag.touch) drag.timer = setTimeout(() => drag && lift(), HOLD);
  });
  document.addEventListener("pointermove", (event) => {
    if (!drag || !event.isPrimary) return;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > STEP;
    if (!drag.ghost && far && drag.touch && drag.tile.ariaPressed !== "true") return drop(null); // a scroll, not a drag
    if (!drag.ghost && far) lift();
    if (drag.ghost) carry(event.clientX, event.clientY);
  });
  document.addEventListener("pointerup", (event) => {
    if (drag && event.isPrimary) drop(drag.ghost ? under(event.clientX, event.clientY) : null);
  });
  document.addEventListener("click", (event) => {
    if (performance.now() - dropped < 50) event.preventDefault(); // the end of a drag is no tap
  }, { capture: true });
  document.addEventListener("pointercancel", () => drag && drop(null));
  document.addEventListener("touchmove", (event) => drag?.ghost && event.preventDefault(), { passive: false });
  document.addEventListener("contextmenu", (event) => event.target.closest?.(".lay-board") && event.preventDefault());

  const start = document.activeElement?.closest?.("[name=at]");
  wake(start?.value ?? "");
})();
