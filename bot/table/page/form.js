// A modal: a form that the bot opens for one person, over that person's side only.

import { el, freshId } from "./dom.js";
import { markdown } from "./markdown.js";
import { Select } from "./select.js";

const TEXT_INPUT = 4;
const TEXT = 10;

function textInput(input, label, description) {
  const id = freshId("field");
  const needed = input.required !== false;
  const attributes = {
    id,
    placeholder: input.placeholder,
    maxlength: input.max_length ?? 4000,
    minlength: input.min_length,
    required: needed,
    data: { customId: input.custom_id },
    "aria-describedby": description ? `${id}-about` : null,
  };
  const field = input.style === 2
    ? el("textarea", { ...attributes, rows: 4 })
    : el("input", { ...attributes, type: "text", autocomplete: "off" });
  field.value = input.value ?? "";
  const node = el(
    "div",
    { class: "field-block" },
    el("label", { for: id }, label, needed ? null : el("span", { class: "faint" }, " (optional)")),
    description ? el("p", { class: "faint", id: `${id}-about` }, description) : null,
    field,
  );
  return { node, customId: input.custom_id, read: () => field.value };
}

function choice(component, label, description, offer) {
  const options = component.options ?? offer(component.type, component.default_values ?? []);
  const most = component.type === 22 ? component.max_values ?? options.length : component.max_values ?? 1;
  const select = new Select({
    label,
    placeholder: component.placeholder,
    options,
    low: component.required === false ? 0 : component.min_values ?? 1,
    high: component.type === 21 ? 1 : most,
  });
  select.button.dataset.customId = component.custom_id;
  const node = el(
    "div",
    { class: "field-block" },
    el("label", { for: select.button.id }, label),
    description ? el("p", { class: "faint" }, description) : null,
    select.node,
  );
  return { node, customId: component.custom_id, read: () => select.values };
}

function tick(component, label, description) {
  const box = el("input", { type: "checkbox", data: { customId: component.custom_id } });
  box.checked = Boolean(component.default);
  const node = el("label", { class: "field-block tick" }, box, ` ${label}`, description ? el("span", { class: "faint" }, ` ${description}`) : null);
  return { node, customId: component.custom_id, read: () => box.checked };
}

function entry(part, names, offer) {
  if (part.type === TEXT) return { node: el("div", { class: "text" }, markdown(part.content, names)) };
  const component = part.component ?? part.components[0];
  const label = part.label ?? component.label ?? "";
  if (component.type === TEXT_INPUT) return textInput(component, label, part.description);
  if (component.type === 23) return tick(component, label, part.description);
  return choice(component, label, part.description, offer);
}

/**
 * Opens a form over `host`. `send(values)` gets the values by custom id and may throw what was wrong; the form closes
 * when it returns, on Cancel and on Escape. The focus goes back where it was.
 */
export function openForm(modal, { host, behind, names, offer, send }) {
  const before = document.activeElement;
  const entries = modal.components.map((part) => entry(part, names, offer));
  const title = freshId("title");
  const wrong = el("p", { class: "wrong", role: "alert" });
  const submit = el("button", { type: "submit", class: "button style1" }, "Submit");
  const form = el(
    "form",
    { class: "form" },
    el("h2", { id: title }, modal.title),
    entries.map(({ node }) => node),
    wrong,
    el("div", { class: "form-buttons" },
      el("button", { type: "button", class: "button style2", on: { click: () => close() } }, "Cancel"),
      submit),
  );
  const dialog = el("div", { class: "form-cover" },
    el("div", { class: "form-card", role: "dialog", "aria-modal": "true", "aria-labelledby": title }, form));
  function close() {
    dialog.remove();
    for (const node of behind) node.inert = false;
    before?.focus?.();
  }
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) close();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const values = {};
    for (const { customId, read } of entries) if (customId) values[customId] = read();
    submit.disabled = true;
    try {
      await send(values);
      close();
    } catch (error) {
      wrong.textContent = error.message;
      submit.disabled = false;
    }
  });
  for (const node of behind) node.inert = true;
  host.append(dialog);
  (form.querySelector("input, textarea, .select") ?? submit).focus();
}
