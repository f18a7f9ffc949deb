// Builds elements. Text always becomes text nodes, so nothing that comes from outside is read as markup.

/**
 * An element with attributes and children.
 * `data` sets data-*, `on` adds listeners; `true` makes an empty attribute, `null`, `undefined` and `false` none.
 */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "data") {
      for (const [key, entry] of Object.entries(value)) node.dataset[key] = entry;
    } else if (name === "on") {
      for (const [kind, listener] of Object.entries(value)) node.addEventListener(kind, listener);
    } else if (value === true) {
      node.setAttribute(name, "");
    } else if (value !== null && value !== undefined && value !== false) {
      node.setAttribute(name, value);
    }
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

let numbers = 0;

/** An id that is used nowhere else on the page. */
export function freshId(prefix) {
  numbers += 1;
  return `${prefix}-${numbers}`;
}

/** A colour for a person, the same for the same id, as a CSS hue. */
export function hueOf(id) {
  return Number(BigInt(id) % 997n) * 47 % 360;
}

export function avatar(id, name) {
  const node = el("span", { class: "avatar", "aria-hidden": "true" }, name.slice(0, 1));
  node.style.setProperty("--hue", hueOf(id));
  return node;
}

/** Calls `close` when the person presses elsewhere; returns a function that stops watching. */
export function whenPressedOutside(node, close) {
  const watch = (event) => {
    if (!node.contains(event.target)) close();
  };
  document.addEventListener("pointerdown", watch, true);
  return () => document.removeEventListener("pointerdown", watch, true);
}
