// The components under a message: rows of buttons and selects, and the layouts of Components V2.

import { el } from "./dom.js";
import { attachment, picture } from "./embeds.js";
import { markdown } from "./markdown.js";
import { Select } from "./select.js";

const ROW = 1;
const BUTTON = 2;
const SECTION = 9;
const TEXT = 10;
const THUMBNAIL = 11;
const GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;
const SELECTS = new Set([3, 5, 6, 7, 8]);

/**
 * The elements for a message's components. `use(customId, values, node)` is called when one is used; `offer` tells
 * what the selects of people and channels offer.
 */
export function components(list, context) {
  return list.map((component) => one(component, context));
}

function one(component, context) {
  if (component.type === ROW) return el("div", { class: "row" }, components(component.components, context));
  if (component.type === BUTTON) return button(component, context);
  if (SELECTS.has(component.type)) return select(component, context);
  if (component.type === TEXT) return el("div", { class: "text" }, markdown(component.content, context.names));
  if (component.type === SECTION) {
    return el(
      "div",
      { class: "section" },
      el("div", { class: "section-texts" }, components(component.components, context)),
      one(component.accessory, context),
    );
  }
  if (component.type === THUMBNAIL) return el("div", { class: "thumbnail" }, picture(component.media, component.description));
  if (component.type === GALLERY) {
    const shown = component.items.map((item) => picture(item.media, item.description));
    return el("div", { class: shown.length > 1 ? "gallery many" : "gallery" }, shown);
  }
  if (component.type === FILE) {
    const name = component.name ?? decodeURIComponent(new URL(component.file.url).pathname.split("/").pop());
    return attachment({ filename: name, size: component.size ?? 0, url: component.file.url });
  }
  if (component.type === SEPARATOR) return el("hr", { class: component.divider === false ? "gap" : null });
  if (component.type === CONTAINER) {
    const box = el("div", { class: "embed container" }, components(component.components, context));
    const colour = component.accent_color;
    if (typeof colour === "number") box.style.setProperty("--edge", `#${colour.toString(16).padStart(6, "0")}`);
    return box;
  }
  return el("p", { class: "faint" }, `A component of type ${component.type}`);
}

function button(component, { use }) {
  const label = [
    component.emoji ? el("span", { class: "emoji" }, component.emoji.name) : null,
    component.emoji && component.label ? " " : null,
    component.label ?? "",
  ];
  if (component.url) {
    const attributes = { class: "button style5", href: component.url, target: "_blank", rel: "noopener noreferrer" };
    return el("a", attributes, label, el("span", { class: "out", "aria-hidden": "true" }, " ↗"));
  }
  return el(
    "button",
    {
      type: "button",
      class: `button style${component.style}`,
      disabled: component.disabled,
      data: { customId: component.custom_id },
      on: { click: (event) => use(component.custom_id, null, event.currentTarget) },
    },
    label,
  );
}

function select(component, { use, offer }) {
  const built = new Select({
    placeholder: component.placeholder,
    options: component.type === 3 ? component.options : offer(component.type, component.default_values ?? []),
    low: component.min_values ?? 1,
    high: component.max_values ?? 1,
    disabled: component.disabled,
    onDone: (values) => use(component.custom_id, values, built.button),
  });
  built.button.dataset.customId = component.custom_id;
  return built.node;
}
