// Embeds and attached files.

import { el } from "./dom.js";
import { markdown } from "./markdown.js";
import { stamp } from "./when.js";

/** A picture that opens at full size, with its alt text to read on request. */
export function picture(media, description, name) {
  const image = el("img", {
    src: media.url,
    alt: description ?? "",
    width: media.width,
    height: media.height,
    decoding: "async",
  });
  const label = description ? `${description} (open picture)` : `Open picture ${name ?? ""}`.trim();
  const open = el("a", { href: media.url, target: "_blank", rel: "noopener", "aria-label": label }, image);
  const figure = el("figure", { class: "picture" }, open);
  if (description) figure.append(altText(description));
  return figure;
}

function altText(description) {
  return el(
    "details",
    { class: "alt" },
    el("summary", { "aria-label": "Show alt text" }, "ALT"),
    el("figcaption", {}, description),
  );
}

/** A file of a message: a picture when it is one, a link otherwise. */
export function attachment(file) {
  if (file.content_type?.startsWith("image/")) return picture(file, file.description, file.filename);
  const size = file.size < 1024 ? `${file.size} bytes` : `${Math.round(file.size / 1024)} KB`;
  return el(
    "a",
    { class: "file", href: file.url, download: file.filename },
    el("span", { class: "file-name" }, file.filename),
    el("span", { class: "faint" }, ` ${size}`),
  );
}

export function embed(data, names) {
  const card = el("article", { class: "embed", "aria-label": data.title ?? "Embed" });
  if (typeof data.color === "number") card.style.setProperty("--edge", `#${data.color.toString(16).padStart(6, "0")}`);
  if (data.author) card.append(el("p", { class: "embed-author" }, linked(data.author.url, data.author.name)));
  if (data.title) {
    const title = markdown(data.title, names).flatMap((node) => [...node.childNodes]);
    card.append(el("p", { class: "embed-title" }, data.url ? linked(data.url, title) : title));
  }
  if (data.description) card.append(el("div", { class: "text" }, markdown(data.description, names)));
  if (data.fields?.length) card.append(fields(data.fields, names));
  if (data.thumbnail) card.append(el("div", { class: "thumbnail" }, picture(data.thumbnail)));
  if (data.image) card.append(picture(data.image));
  if (data.footer || data.timestamp) {
    const parts = [data.footer?.text, data.footer && data.timestamp && " · ", data.timestamp && stamp(data.timestamp)];
    card.append(el("p", { class: "embed-footer" }, parts));
  }
  return card;
}

function linked(address, children) {
  return address ? el("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, children) : children;
}

function fields(list, names) {
  const shown = list.map((field) =>
    el(
      "div",
      { class: field.inline ? "field inline" : "field" },
      el("dt", {}, markdown(field.name, names)),
      el("dd", {}, markdown(field.value, names)),
    ),
  );
  return el("dl", { class: "fields" }, shown);
}
