// The menu of a person: the apps' commands on that person.

import { el, whenPressedOutside } from "./dom.js";

/** Opens a menu below `anchor` inside `host`. `items` have a label and `run`. */
export function openMenu(anchor, host, { title, items }) {
  host.querySelector(".menu")?.dispatchEvent(new Event("close-menu"));
  const menu = el("div", { class: "menu", role: "menu", "aria-label": title });
  menu.append(el("p", { class: "menu-title", "aria-hidden": "true" }, title));
  const buttons = items.map((item) =>
    el("button", { type: "button", role: "menuitem", tabindex: "-1", on: { click: () => { close(); item.run(); } } }, item.label));
  menu.append(...(buttons.length ? buttons : [el("p", { class: "faint" }, "No apps for this person here")]));
  const stop = whenPressedOutside(menu, () => close(false));
  function close(focus = true) {
    stop();
    menu.remove();
    anchor.setAttribute("aria-expanded", "false");
    if (focus) anchor.focus();
  }
  menu.addEventListener("close-menu", () => close(false));
  menu.addEventListener("keydown", (event) => {
    const at = buttons.indexOf(document.activeElement);
    if (event.key === "Escape" || event.key === "Tab") close();
    else if (event.key === "ArrowDown") buttons[(at + 1) % buttons.length]?.focus();
    else if (event.key === "ArrowUp") buttons.at(at - 1)?.focus();
    else return;
    event.preventDefault();
  });
  host.append(menu);
  place(menu, anchor, host);
  anchor.setAttribute("aria-expanded", "true");
  (buttons[0] ?? menu).focus();
}

function place(menu, anchor, host) {
  const around = host.getBoundingClientRect();
  const at = anchor.getBoundingClientRect();
  const left = Math.max(8, Math.min(at.left - around.left, around.width - menu.offsetWidth - 8));
  const below = at.bottom - around.top + 4;
  const above = at.top - around.top - menu.offsetHeight - 4;
  menu.style.left = `${left}px`;
  menu.style.top = `${below + menu.offsetHeight > around.height && above > 0 ? above : below}px`;
}
