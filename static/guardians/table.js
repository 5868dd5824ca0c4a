// Guardians of Legends: a tap chooses a spot, keys walk the islands, the theatre goes ship by ship.
// Everything here also works without it: radios choose, and the resolution stands there as a list.
"use strict";
(() => {
  const find = (selector, within = document) => within.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const SIDE = 10000;

  // ---- pointing: the picture is the form field ----
  const point = (card, x, y) => {
    const free = find("[data-free]");
    if (!free) return;
    const arrow = find("[name=draft-arrow]:checked");
    const clamp = (value) => Math.round(Math.min(SIDE, Math.max(0, value)));
    const spot = { card, x: clamp(x), y: clamp(y) };
    free.value = JSON.stringify(arrow ? { do: "Shift", arrow: Number(arrow.value), ...spot } : { do: "Point", ...spot });
    free.checked = true;
    free.dispatchEvent(new Event("change", { bubbles: true }));
  };

  const chosen = () => {
    const value = find("[name=move]:checked")?.value;
    return value ? JSON.parse(value) : null;
  };

  // The arrow goes there at once; what it means is said by the server, in the words everybody will read.
  const drawTip = () => {
    const spot = chosen();
    for (const tip of all("[data-tip]")) tip.replaceChildren();
    if (!spot?.card) return;
    const card = all(".pointcard").find((one) => one.dataset.card === spot.card);
    const tip = card && find("[data-tip]", card);
    const sample = find("#pointed .arrow image");
    if (!tip) return;
    const x = spot.x * 0.096, y = spot.y * 0.064;
    const svg = (name, attributes) => {
      const element = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      tip.append(element);
    };
    const outline = find("#pointed")?.dataset.outline;
    if (outline && sample) for (const kind of ["halo", "on"]) svg("polygon", { class: `spot--${kind}`, points: outline });
    const file = sample?.getAttribute("href") ?? find("[data-arrow]")?.dataset.arrow;
    const turn = sample?.getAttribute("transform").match(/-?\d+/)[0] ?? 40;
    if (file) svg("image", { class: "arrow", href: file, x: x - 125, y: y - 125, width: 250, height: 250, transform: `rotate(${turn} ${x} ${y})` });
  };

  document.addEventListener("click", (event) => {
    const picture = event.target.closest("[data-tap]");
    if (!picture) return;
    const box = picture.getBoundingClientRect();
    const card = picture.closest(".pointcard").dataset.card;
    point(card, ((event.clientX - box.left) / box.width) * SIDE, ((event.clientY - box.top) / box.height) * SIDE);
  });

  document.addEventListener("change", (event) => {
    if (event.target.name === "move") {
      find("#pointed")?.removeAttribute("data-outline");
      drawTip();
    }
    if (event.target.closest(".zoom")) {
      const pan = find(".pan", event.target.closest(".pointcard"));
      const tip = find("[data-tip] image", pan);
      if (!tip) return;
      const box = find("svg", pan).getBoundingClientRect();
      pan.scrollTo(((Number(tip.getAttribute("x")) + 125) / 960) * box.width - pan.clientWidth / 2, ((Number(tip.getAttribute("y")) + 125) / 640) * box.height - pan.clientHeight / 2);
    }
    if (event.target.name === "draft-star") {
      const stars = all("[name=draft-star]:checked"); // a finger on the table, not a notebook
      if (stars.length > 4) stars.find((star) => star !== event.target).checked = false;
    }
  });

  // ---- keys ----
  const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const HEX = { ArrowLeft: [-2, 0], ArrowRight: [2, 0], q: [-1, -1], e: [1, -1], z: [-1, 1], c: [1, 1], ArrowUp: [0, -2], ArrowDown: [0, 2] };

  const walk = (from, [dx, dr]) => {
    const here = from.closest(".hex").dataset;
    const goal = { x: Number(here.x) + dx, r: Number(here.r) + dr };
    const beside = (tile) => Math.abs(tile.dataset.x - goal.x) + 2 * Math.abs(tile.dataset.r - goal.r);
    const near = all(".hex:has(input)").filter((tile) => tile !== from.closest(".hex") && beside(tile) <= 3);
    near.sort((a, b) => beside(a) - beside(b));
    const input = near[0] && find("input", near[0]);
    if (!input) return;
    input.focus();
    input.checked = true;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };

  document.addEventListener("keydown", (event) => {
    const tile = event.target.closest?.(".hex input");
    if (tile && HEX[event.key]) {
      event.preventDefault();
      walk(tile, HEX[event.key]);
    } else if (tile && event.key === "Enter") {
      event.preventDefault();
      find(".send .btn--go")?.focus();
    } else if (event.key === "Escape" && find("#isle-none")) {
      const open = find(".hex input:checked");
      find("#isle-none").checked = true;
      open?.focus();
    } else if (event.target.matches?.(".pan") && STEPS[event.key]) {
      event.preventDefault();
      const spot = chosen();
      const card = event.target.closest(".pointcard").dataset.card;
      const step = event.shiftKey ? 500 : 100;
      const [dx, dy] = STEPS[event.key];
      const at = spot?.card === card ? spot : { x: SIDE / 2, y: SIDE / 2 };
      point(card, at.x + dx * step, at.y + dy * step);
    } else if (find(".theatre--on") && ["ArrowRight", "ArrowLeft"].includes(event.key)) {
      show(now + (event.key === "ArrowRight" ? 1 : -1));
    }
  });

  // ---- pieces out of the way while a tile is held ----
  let hold = 0;
  const release = () => { clearTimeout(hold); find(".holding")?.classList.remove("holding"); };
  document.addEventListener("pointerdown", (event) => {
    const tile = event.target.closest(".hex");
    if (tile) hold = setTimeout(() => tile.classList.add("holding"), 250);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"]) document.addEventListener(end, release);

  // ---- theatre: at the table's pace ----
  let now = 0;
  const seen = { get: () => sessionStorage.getItem("theatre"), set: (key) => sessionStorage.setItem("theatre", key) };

  const show = (wanted) => {
    const theatre = find("[data-theatre]");
    const beats = all(".beat", theatre);
    if (wanted >= beats.length) return close(theatre, false); // all of it was seen
    now = Math.max(0, wanted);
    beats.forEach((beat, i) => beat.classList.toggle("beat--now", i === now));
    all(".order li", theatre).forEach((ship, i) => {
      ship.classList.toggle("past", i < now);
      ship.classList.toggle("now", i === now);
    });
    find("[data-back]", theatre).disabled = now === 0;
  };

  const close = (theatre, unfold) => {
    find("[data-summary]", theatre).open = unfold;
    theatre.classList.remove("theatre--on");
    find(".theatre__acts", theatre).hidden = true;
    seen.set(theatre.dataset.theatre);
    find("#theatre").focus();
  };

  const openTheatre = () => {
    const theatre = find("[data-theatre]");
    if (theatre && seen.get() === theatre.dataset.theatre) find("[data-summary]", theatre).open = false;
    if (!theatre || seen.get() === theatre.dataset.theatre || !find(".order li", theatre)) return; // no ship, no theatre
    theatre.classList.add("theatre--on");
    find(".theatre__acts", theatre).hidden = false;
    show(0);
  };

  document.addEventListener("click", (event) => {
    const theatre = event.target.closest("[data-theatre]");
    if (!theatre) return;
    if (event.target.closest("[data-on]")) show(now + 1);
    else if (event.target.closest("[data-back]")) show(now - 1);
    else if (event.target.closest("[data-all]")) close(theatre, true);
  });

  const begin = () => {
    for (const pan of all(".pan")) pan.tabIndex = 0;
    drawTip();
    openTheatre();
  };
  document.addEventListener("htmx:afterSettle", begin);
  begin();
})();
