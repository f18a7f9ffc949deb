// A slash command while it is written: which options it has, what is filled in, and what is offered for each.

import { el, freshId } from "./dom.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const MENTIONABLE = 9;

/** Every command that can be typed, subcommands by their whole path, in the person's language where there is one. */
export function typable(commands, locale) {
  const found = [];
  const visit = (thing, path, root) => {
    const inner = (thing.options ?? []).filter((option) => option.type <= GROUP && option.type >= SUBCOMMAND);
    if (inner.length) {
      for (const option of inner) visit(option, `${path} ${option.name}`, root);
      return;
    }
    found.push({
      path,
      shown: thing === root ? localName(thing, locale) : path,
      description: described(thing, locale),
      options: thing.options ?? [],
    });
  };
  // By name, and the subcommands of each as the bot lists them.
  const typed = commands.filter((command) => command.type === 1);
  typed.sort((a, b) => localName(a, locale).localeCompare(localName(b, locale)));
  for (const command of typed) visit(command, command.name, command);
  return found;
}

export const localName = (thing, locale) => thing.name_localizations?.[locale] ?? thing.name;

export const described = (thing, locale) => thing.description_localizations?.[locale] ?? thing.description;

const words = (text) => text.toLowerCase();

/** One option as a labelled field. `value` is what is sent: an id for people, the chosen value for choices. */
export class OptionField {
  constructor(option, locale) {
    this.option = option;
    this.value = null;
    this.input = el("input", {
      id: freshId("option"),
      type: "text",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-describedby": null,
      title: described(option, locale),
      data: { option: option.name },
    });
    this.node = el(
      "span",
      { class: "option-field", data: { option: option.name } },
      el("label", { for: this.input.id }, localName(option, locale)),
      this.input,
    );
    this.input.addEventListener("input", () => {
      this.value = null;
      this.grow();
    });
    this.grow();
  }

  grow() {
    this.input.size = Math.max(6, Math.min(28, this.input.value.length + 1));
  }

  get wanted() {
    return Boolean(this.option.required);
  }

  get filled() {
    return this.input.value.trim() !== "";
  }

  choose(entry) {
    this.value = entry.value;
    this.input.value = entry.label;
    this.wrong(false);
    this.grow();
  }

  wrong(is) {
    this.node.classList.toggle("wrong", is);
    if (is) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
  }

  /** What is sent, or undefined when what is typed stands for nothing. */
  read(seat) {
    if (this.value !== null) return this.value;
    const typed = this.input.value.trim();
    const offered = this.local(seat);
    if (offered === null) return this.completed?.find((entry) => words(entry.label) === words(typed))?.value ?? typed;
    return offered.find((entry) => words(entry.label) === words(typed))?.value;
  }

  /** What the page itself can offer: choices, people, channels. Null when the bot completes or the text is free. */
  local(seat) {
    const { option } = this;
    if (option.choices?.length) {
      return option.choices.map((choice) => ({ label: localName(choice, seat.person.locale), value: choice.value }));
    }
    if (option.type === BOOLEAN) return [{ label: "True", value: true }, { label: "False", value: false }];
    if (option.type === USER || option.type === MENTIONABLE) {
      return seat.members().map((person) => ({ label: person.name, value: person.id, mark: person.name.slice(0, 1) }));
    }
    if (option.type === CHANNEL) return seat.channels().map((channel) => ({ label: channel.name, value: channel.id, mark: "#" }));
    return null;
  }

  matching(seat) {
    const typed = words(this.input.value.trim());
    const offered = this.local(seat) ?? [];
    if (this.value !== null) return offered;
    return offered.filter((entry) => words(entry.label).includes(typed)).slice(0, 25);
  }
}
