// A list of things to choose from, with one of them active. Whoever owns it keeps the keyboard focus.

import { el, freshId } from "./dom.js";

/**
 * `entries` have a `label` and may have `description`, `emoji`, `mark` (a short text in front) and `chosen`.
 * `onChoose` gets the entry.
 */
export class Listbox {
  constructor({ label, multiple = false, onChoose }) {
    this.onChoose = onChoose;
    this.entries = [];
    this.active = -1;
    this.node = el("ul", {
      class: "listbox",
      role: "listbox",
      id: freshId("list"),
      "aria-label": label,
      "aria-multiselectable": multiple ? "true" : null,
    });
  }

  show(entries, { active = 0 } = {}) {
    this.entries = entries;
    this.node.replaceChildren(...entries.map((entry, index) => this.option(entry, index)));
    this.activate(entries.length ? Math.min(active, entries.length - 1) : -1);
  }

  option(entry, index) {
    const node = el(
      "li",
      { role: "option", id: `${this.node.id}-${index}`, "aria-selected": "false", data: { value: entry.value ?? entry.label } },
      entry.mark ? el("span", { class: "mark", "aria-hidden": "true" }, entry.mark) : null,
      entry.emoji ? el("span", { class: "emoji" }, entry.emoji, " ") : null,
      el("span", { class: "option-text" },
        el("span", { class: "option-label" }, entry.label),
        entry.description ? el("span", { class: "option-description" }, entry.description) : null),
      el("span", { class: "check", "aria-hidden": "true" }, entry.chosen ? "✓" : ""),
    );
    if (entry.chosen !== undefined) node.setAttribute("aria-selected", String(entry.chosen));
    node.addEventListener("pointermove", () => this.activate(index, false));
    // The focus stays where it is typed.
    node.addEventListener("pointerdown", (event) => event.preventDefault());
    node.addEventListener("click", () => this.onChoose(entry));
    return node;
  }

  activate(index, scroll = true) {
    this.active = index;
    [...this.node.children].forEach((node, at) => {
      node.classList.toggle("active", at === index);
      if (this.entries[at].chosen === undefined) node.setAttribute("aria-selected", String(at === index));
    });
    if (scroll && index >= 0) this.node.children[index].scrollIntoView({ block: "nearest" });
    this.onActive?.(index >= 0 ? this.node.children[index].id : null);
  }

  get current() {
    return this.entries[this.active] ?? null;
  }

  /** Moves with the arrow keys, Home and End; returns whether the key was one of them. */
  move(key) {
    const last = this.entries.length - 1;
    if (last < 0) return false;
    if (key === "ArrowDown") this.activate(this.active >= last ? 0 : this.active + 1);
    else if (key === "ArrowUp") this.activate(this.active <= 0 ? last : this.active - 1);
    else return false;
    return true;
  }
}
