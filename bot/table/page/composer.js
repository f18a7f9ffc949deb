// Where a person writes: plain messages, and slash commands with their options.

import { Refusal } from "./api.js";
import { OptionField, described, localName, typable } from "./command.js";
import { el, freshId } from "./dom.js";
import { Listbox } from "./listbox.js";

const PAUSE = 120;

export class Composer {
  constructor(seat) {
    this.seat = seat;
    this.command = null;
    this.fields = [];
    this.list = new Listbox({ label: "Suggestions", onChoose: (entry) => this.take(entry) });
    this.list.onActive = (id) => this.pointAt(id);
    this.about = el("p", { class: "about", id: freshId("about") });
    this.popup = el("div", { class: "suggestions", hidden: true }, this.about, this.list.node);
    this.text = el("textarea", {
      rows: 1,
      maxlength: 2000,
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-controls": this.list.node.id,
      "aria-label": "Message",
      on: {
        input: () => this.typed(),
        keydown: (event) => this.key(event),
        blur: () => this.hide(),
      },
    });
    this.line = el("div", { class: "command-line", hidden: true });
    this.said = el("p", { class: "said", role: "status" });
    this.send = el("button", { type: "button", class: "button style1 send", on: { click: () => this.submit() } }, "Send");
    this.node = el("div", { class: "composer" }, this.popup, this.said,
      el("div", { class: "composer-box" }, this.text, this.line, this.send));
    this.node.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.defaultPrevented || !this.command) return;
      event.preventDefault();
      this.cancel(true);
    });
    this.node.addEventListener("pointerdown", (event) => {
      if (event.target === this.line) (this.fields.find((field) => !field.filled) ?? this.fields[0])?.input.focus();
    });
  }

  /** Call when another channel is shown. */
  moveTo(name, { locked = false, because = "This thread is locked" } = {}) {
    this.cancel();
    this.text.placeholder = locked ? because : `Message ${name}, or / for commands`;
    this.text.disabled = locked;
    this.said.textContent = "";
  }

  say(text, wrong = false) {
    this.said.textContent = text;
    this.said.classList.toggle("wrong", wrong);
  }

  /** Tells that someone writes, until `stop` or for a while. */
  someoneTypes(name) {
    if (this.said.textContent && !this.typist) return;
    this.typist = name;
    this.say(`${name} is typing…`);
    clearTimeout(this.typing);
    this.typing = setTimeout(() => this.typingEnded(), 9000);
  }

  typingEnded() {
    if (!this.typist) return;
    this.typist = null;
    this.say("");
  }

  // --- suggestions -------------------------------------------------------------------------------------------------

  get owner() {
    return this.command ? this.fields.find((field) => field.input === document.activeElement)?.input : this.text;
  }

  pointAt(id) {
    const owner = this.owner;
    if (!owner) return;
    if (id && !this.popup.hidden) owner.setAttribute("aria-activedescendant", id);
    else owner.removeAttribute("aria-activedescendant");
  }

  show(entries, about = "", active = 0) {
    this.about.textContent = about;
    this.about.hidden = !about;
    this.popup.hidden = false;
    this.list.show(entries, { active });
    this.owner?.setAttribute("aria-expanded", "true");
  }

  hide() {
    this.popup.hidden = true;
    for (const input of [this.text, ...this.fields.map((field) => field.input)]) {
      input.setAttribute("aria-expanded", "false");
      input.removeAttribute("aria-activedescendant");
    }
  }

  // --- plain text and the list of commands ---------------------------------------------------------------------------

  typed() {
    this.text.rows = Math.min(6, this.text.value.split("\n").length);
    if (this.said.classList.contains("wrong")) this.say("");
    const found = /^\/(.*)$/.exec(this.text.value);
    if (!found) {
      this.hide();
      return;
    }
    const typed = found[1].toLowerCase();
    const entries = typable(this.seat.commands, this.seat.person.locale)
      .filter((command) => command.shown.includes(typed.trim()) || command.path.includes(typed.trim()))
      .sort((a, b) => b.shown.startsWith(typed) - a.shown.startsWith(typed))
      .map((command) => ({ label: `/${command.shown}`, description: command.description, command }));
    this.show(entries, entries.length ? "" : "No command of that name here");
  }

  key(event) {
    if (event.isComposing) return;
    const open = !this.popup.hidden && this.list.current;
    if (!this.popup.hidden && this.list.move(event.key)) event.preventDefault();
    else if (event.key === "Escape" && !this.popup.hidden) {
      event.preventDefault();
      this.hide();
    } else if (open && (event.key === "Tab" || event.key === "Enter") && !event.shiftKey) {
      event.preventDefault();
      this.take(this.list.current);
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.submit();
    }
  }

  take(entry) {
    if (entry.command) this.begin(entry.command);
    else if (entry.option) this.addField(entry.option, true);
    else if (this.current) {
      this.current.choose(entry);
      this.hide();
      this.next();
    }
  }

  // --- a command with its options --------------------------------------------------------------------------------

  /** Begins the command of this path, as if it had been typed. */
  beginPath(path) {
    const command = typable(this.seat.commands, this.seat.person.locale).find((known) => known.path === path);
    if (command) this.begin(command);
  }

  begin(command) {
    this.hide();
    this.say("");
    this.command = command;
    this.fields = [];
    this.text.hidden = true;
    this.line.hidden = false;
    this.line.replaceChildren(el("span", { class: "command-name" }, `/${command.shown}`));
    this.more = el("span", { class: "more" });
    this.line.append(this.more);
    for (const option of command.options.filter((known) => known.required)) this.addField(option, false);
    this.tellMore();
    if (!this.fields.length && command.options.length) this.addField(command.options[0], false);
    (this.fields[0]?.input ?? this.send).focus();
  }

  addField(option, focus) {
    const field = new OptionField(option, this.seat.person.locale);
    field.input.setAttribute("aria-controls", this.list.node.id);
    field.input.addEventListener("focus", () => this.suggest(field));
    field.input.addEventListener("click", () => this.suggest(field));
    field.input.addEventListener("input", () => this.suggest(field));
    field.input.addEventListener("keydown", (event) => this.fieldKey(event, field));
    field.input.addEventListener("blur", () => this.hide());
    this.fields.push(field);
    this.more.before(field.node);
    this.tellMore();
    if (focus) field.input.focus();
  }

  get unused() {
    return this.command.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  tellMore() {
    const locale = this.seat.person.locale;
    this.more.replaceChildren(
      ...this.unused.map((option) =>
        el("button", {
          type: "button",
          class: "add-option",
          title: described(option, locale),
          on: {
            click: () => this.addField(option, true),
            focus: () => this.say(described(option, locale)),
            blur: () => this.say(""),
          },
        }, `+ ${localName(option, locale)}`)),
    );
  }

  get current() {
    return this.fields.find((field) => field.input === document.activeElement) ?? null;
  }

  async suggest(field) {
    clearTimeout(this.timer);
    const about = field.input.title;
    if (!field.option.autocomplete) {
      const entries = field.matching(this.seat);
      // Nothing is marked in an option that may be left empty: Enter there sends the command.
      this.show(entries, about, field.local(this.seat) !== null && (field.wanted || field.filled) ? 0 : -1);
      return;
    }
    this.show([], about);
    this.timer = setTimeout(() => this.complete(field), PAUSE);
  }

  async complete(field) {
    const typed = field.input.value;
    const body = { kind: "autocomplete", channel: this.seat.channelId, name: this.command.path, focused: field.option.name };
    body.options = { ...this.given(), [field.option.name]: typed };
    const isStale = () => field.input !== document.activeElement || field.input.value !== typed;
    try {
      await this.seat.side.ask(body, (event) => {
        if (isStale()) return;
        if (event.state === "failed") this.show([], "The options could not be loaded");
        if (event.state !== "choices") return;
        const entries = event.choices.map((choice) => ({ label: choice.name, value: choice.value }));
        field.completed = entries;
        this.show(entries, entries.length ? field.input.title : "Nothing fits", typed ? 0 : -1);
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.show([], error.message);
    }
  }

  given() {
    const values = {};
    for (const field of this.fields) {
      const value = field.filled ? field.read(this.seat) : undefined;
      if (value !== undefined) values[field.option.name] = value;
    }
    return values;
  }

  fieldKey(event, field) {
    if (event.isComposing) return;
    const offered = !this.popup.hidden && this.list.current;
    if (!this.popup.hidden && this.list.move(event.key)) event.preventDefault();
    else if (event.key === "Escape") {
      event.preventDefault();
      if (this.popup.hidden || !this.list.entries.length) this.cancel(true);
      else this.hide();
    } else if (event.key === "Enter") {
      event.preventDefault();
      const takes = offered && field.value === null;
      if (takes) this.take(this.list.current);
      else this.submit();
    } else if (event.key === "Tab" && !event.shiftKey && offered && field.value === null && field.filled) {
      event.preventDefault();
      this.take(this.list.current);
    } else if (event.key === "Backspace" && field.input.value === "") {
      event.preventDefault();
      this.dropField(field);
    }
  }

  dropField(field) {
    if (field.wanted) {
      this.cancel(true);
      return;
    }
    const at = this.fields.indexOf(field);
    this.fields.splice(at, 1);
    field.node.remove();
    this.tellMore();
    (this.fields[at - 1]?.input ?? this.send).focus();
  }

  next() {
    (this.fields.find((field) => !field.filled)?.input ?? this.send).focus();
  }

  cancel(focus = false) {
    clearTimeout(this.timer);
    this.hide();
    this.command = null;
    this.fields = [];
    this.text.value = "";
    this.text.rows = 1;
    this.text.hidden = false;
    this.line.hidden = true;
    if (focus) this.text.focus();
  }

  // --- sending -----------------------------------------------------------------------------------------------------

  async submit() {
    if (this.command) {
      await this.run();
      return;
    }
    const text = this.text.value.trim();
    if (!text) return;
    if (/^\/[\p{L}\p{N}]/u.test(text)) {
      this.typedWhole(text);
      return;
    }
    try {
      await this.seat.side.say(this.seat.channelId, text);
      this.cancel(true);
      this.say("");
    } catch (error) {
      this.say(error.message, true);
    }
  }

  /** What begins like a command begins that command, or is no command: it is never sent as text. */
  typedWhole(text) {
    const known = typable(this.seat.commands, this.seat.person.locale)
      .filter(({ path, shown }) => [path, shown].some((name) => `${text} `.startsWith(`/${name} `)))
      .sort((a, b) => b.path.length - a.path.length)[0];
    this.hide();
    if (known) this.begin(known);
    else this.say(`There is no command ${text.split(/\s/)[0]} here for ${this.seat.person.name}. Nothing was sent.`, true);
  }

  async run() {
    let faulty = null;
    for (const field of this.fields) {
      const bad = field.filled ? field.read(this.seat) === undefined : field.wanted;
      field.wrong(bad);
      faulty ??= bad ? field : null;
    }
    if (faulty) {
      this.say(`${faulty.option.name} is ${faulty.filled ? "not one of the options" : "needed"}.`, true);
      faulty.input.focus();
      return;
    }
    const { path, shown } = this.command;
    const body = { kind: "slash", channel: this.seat.channelId, name: path, options: this.given() };
    try {
      await this.seat.begin(body, `/${shown}`);
      this.cancel(true);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.say(error.message, true);
    }
  }
}
