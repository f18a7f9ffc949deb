// A select of a message or a form: a button that opens a list.

import { el, freshId, whenPressedOutside } from "./dom.js";
import { Listbox } from "./listbox.js";

/**
 * `options` have label, value and may have description, emoji and default. `onDone` gets the chosen values when the
 * list closes with a change: at once for a single choice, on Done, Escape or a press outside for several.
 */
export class Select {
  constructor({ label, placeholder, options, low = 1, high = 1, disabled = false, onDone }) {
    this.options = options;
    this.low = low;
    this.high = Math.min(high, options.length || 1);
    this.onDone = onDone;
    this.placeholder = placeholder || "Make a selection";
    this.values = options.filter((option) => option.default).map((option) => option.value);
    this.list = new Listbox({ label: label ?? this.placeholder, multiple: this.many, onChoose: (e) => this.take(e) });
    this.list.onActive = (id) => id && this.button.setAttribute("aria-activedescendant", id);
    this.text = el("span", { class: "select-text" });
    this.button = el(
      "button",
      {
        type: "button",
        class: "select",
        id: freshId("select"),
        role: "combobox",
        "aria-haspopup": "listbox",
        "aria-expanded": "false",
        "aria-controls": this.list.node.id,
        "aria-label": label ?? this.placeholder,
        disabled,
        on: { click: () => this.toggle(), keydown: (event) => this.key(event) },
      },
      this.text,
      el("span", { class: "chevron", "aria-hidden": "true" }),
    );
    this.popup = el("div", { class: "select-popup", hidden: true }, this.list.node);
    if (this.many) {
      this.popup.append(el("button", { type: "button", class: "button style1 done", on: { click: () => this.close() } }, "Done"));
    }
    this.node = el("div", { class: "select-holder" }, this.button, this.popup);
    this.tell();
  }

  get many() {
    return this.high > 1;
  }

  get open() {
    return !this.popup.hidden;
  }

  tell() {
    const chosen = this.options.filter((option) => this.values.includes(option.value));
    this.text.textContent = chosen.map((option) => option.label).join(", ") || this.placeholder;
    this.text.classList.toggle("faint", chosen.length === 0);
  }

  toggle() {
    if (this.open) this.close();
    else this.show();
  }

  show() {
    this.before = [...this.values];
    this.fill();
    this.popup.hidden = false;
    this.button.setAttribute("aria-expanded", "true");
    this.stopWatching = whenPressedOutside(this.node, () => this.close());
    this.popup.scrollIntoView({ block: "nearest" });
  }

  fill() {
    const entries = this.options.map((option) => ({
      label: option.label,
      value: option.value,
      description: option.description,
      emoji: option.emoji?.name,
      chosen: this.values.includes(option.value),
    }));
    const first = entries.findIndex((entry) => entry.chosen);
    this.list.show(entries, { active: this.open ? this.list.active : Math.max(0, first) });
  }

  take(entry) {
    if (!this.many) {
      this.values = [entry.value];
      this.close({ always: true });
      return;
    }
    if (this.values.includes(entry.value)) this.values = this.values.filter((value) => value !== entry.value);
    else if (this.values.length < this.high) this.values.push(entry.value);
    this.fill();
    this.tell();
  }

  close({ always = false } = {}) {
    this.popup.hidden = true;
    this.button.setAttribute("aria-expanded", "false");
    this.button.removeAttribute("aria-activedescendant");
    this.stopWatching?.();
    this.tell();
    const changed = this.values.join("\n") !== this.before.join("\n");
    if (this.values.length >= this.low && (always || changed)) this.onDone?.(this.values);
  }

  key(event) {
    if (!this.open) {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        this.show();
      }
      return;
    }
    if (this.list.move(event.key)) event.preventDefault();
    else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (this.list.current) this.take(this.list.current);
    } else if (event.key === "Escape" || event.key === "Tab") {
      if (event.key === "Escape") event.preventDefault();
      this.close();
    } else if (event.key.length === 1) {
      const at = this.options.findIndex((option) => option.label.toLowerCase().startsWith(event.key.toLowerCase()));
      if (at >= 0) this.list.activate(at);
    }
  }
}
