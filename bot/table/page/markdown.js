// Discord's markdown as elements. `names` tells who and what is mentioned: person(id), channel(id), role(id); the first
// two are null for what this client was told nothing of.

import { el } from "./dom.js";
import { timeElement } from "./when.js";

const INLINE = [
  [/^\\([^\w\s])/, (m) => m[1]],
  [/^``(.+?)``(?!`)/s, (m) => el("code", {}, m[1].trim())],
  [/^`([^`\n]+)`/, (m) => el("code", {}, m[1])],
  [/^<@!?(\d+)>/, (m, read) => mention(`@${read.names.person(m[1]) ?? "unknown-user"}`, m[1])],
  [/^<@&(\d+)>/, (m, read) => mention(read.names.role(m[1]))],
  [/^<#(\d+)>/, (m, read) => channelLink(m[1], read.names)],
  [/^<\/([^:>]+):(\d+)>/, (m) => commandLink(m[1])],
  [/^<t:(-?\d+)(?::([tTdDfFRsS]))?>/, (m) => timeElement(Number(m[1]), m[2])],
  [/^<a?:(\w+):\d+>/, (m) => `:${m[1]}:`],
  [/^@(?:everyone|here)\b/, (m) => mention(m[0])],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m, read) => link(m[2], read.inline(m[1]), read.names)],
  [/^<(https?:\/\/[^\s>]+)>/, (m, read) => link(m[1], [m[1]], read.names)],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;!?'")\]]/, (m, read) => link(m[0], [m[0]], read.names)],
  [/^\*\*\*(?=\S)(.+?)\*\*\*/s, (m, read) => el("strong", {}, el("em", {}, read.inline(m[1])))],
  [/^\*\*(?=\S)(.+?)\*\*(?!\*)/s, (m, read) => el("strong", {}, read.inline(m[1]))],
  [/^__(?=\S)(.+?)__(?!_)/s, (m, read) => el("u", {}, read.inline(m[1]))],
  [/^\*(?=[^\s*])(.+?)(?<!\s)\*(?!\*)/s, (m, read) => el("em", {}, read.inline(m[1]))],
  [/^_(?=[^\s_])(.+?)(?<!\s)_(?!\w)/s, (m, read) => el("em", {}, read.inline(m[1]))],
  [/^~~(?=\S)(.+?)~~/s, (m, read) => el("s", {}, read.inline(m[1]))],
  [/^\|\|(.+?)\|\|/s, (m, read) => spoiler(read.inline(m[1]))],
];

function mention(text, id) {
  return el("span", { class: "mention", data: id ? { mention: id } : {} }, text);
}

function channelLink(id, names) {
  const name = names.channel(id);
  if (name === null) return mention("#unknown");
  return el("button", { type: "button", class: "mention", on: { click: opener({ channel: id }) } }, `#${name}`);
}

function opener(place) {
  return (event) => event.currentTarget.dispatchEvent(new CustomEvent("open-channel", { bubbles: true, detail: place }));
}

function commandLink(path) {
  const begin = (event) => event.currentTarget.dispatchEvent(
    new CustomEvent("begin-command", { bubbles: true, detail: path }),
  );
  return el("button", { type: "button", class: "mention", on: { click: begin } }, `/${path}`);
}

/** A link; one to a message of Discord leads there on this page. */
function link(address, children, names) {
  const inside = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/[@\w]+\/(\d+)(?:\/(\d+))?$/.exec(address);
  const name = inside && names.channel(inside[1]);
  if (name) {
    const shown = children[0] === address ? `#${name}${inside[2] ? " › message" : ""}` : children;
    const click = opener({ channel: inside[1], message: inside[2] });
    return el("button", { type: "button", class: "mention", on: { click } }, shown);
  }
  return el("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, children);
}

function spoiler(children) {
  const inside = el("span", { class: "hidden-text" }, children);
  inside.inert = true;
  const button = el("button", { type: "button", class: "spoiler", "aria-label": "Spoiler: show" }, inside);
  button.addEventListener("click", () => button.replaceWith(el("span", { class: "shown-spoiler" }, children)));
  return button;
}

const PLAIN = /^[^\\`<@[h*_~|\n]+/;

class Reader {
  constructor(names) {
    this.names = names;
  }

  inline(text) {
    const nodes = [];
    let rest = text;
    while (rest) {
      const plain = PLAIN.exec(rest);
      if (plain) {
        nodes.push(plain[0]);
        rest = rest.slice(plain[0].length);
        // An underscore inside a word is no markup.
        if (/\w$/.test(plain[0]) && rest.startsWith("_") && /^_+\w/.test(rest)) {
          const score = /^_+/.exec(rest)[0];
          nodes.push(score);
          rest = rest.slice(score.length);
        }
        continue;
      }
      const hit = this.match(rest);
      nodes.push(hit ? hit.node : rest[0] === "\n" ? el("br") : rest[0]);
      rest = rest.slice(hit ? hit.length : 1);
    }
    return nodes;
  }

  match(text) {
    for (const [pattern, make] of INLINE) {
      const found = pattern.exec(text);
      if (found) return { node: make(found, this), length: found[0].length };
    }
    return null;
  }

  blocks(text) {
    const nodes = [];
    const lines = text.split("\n");
    let held = [];
    const flush = () => {
      if (held.length) nodes.push(el("p", {}, this.inline(held.join("\n"))));
      held = [];
    };
    for (let at = 0; at < lines.length; ) {
      const used = this.block(lines, at, nodes, flush);
      if (!used) held.push(lines[at]);
      at += used || 1;
    }
    flush();
    return nodes;
  }

  /** Reads a block that begins at a line; returns how many lines it took, 0 when none begins there. */
  block(lines, at, nodes, flush) {
    const line = lines[at];
    const heading = /^(#{1,3}) +(.+)/.exec(line);
    if (heading) {
      flush();
      const level = heading[1].length;
      nodes.push(el("p", { class: `heading level${level}`, role: "heading", "aria-level": level + 3 }, this.inline(heading[2])));
      return 1;
    }
    if (line.startsWith("-# ")) {
      flush();
      nodes.push(el("p", { class: "subtext" }, this.inline(line.slice(3))));
      return 1;
    }
    if (line.startsWith(">>> ")) {
      flush();
      const rest = [line.slice(4), ...lines.slice(at + 1)].join("\n");
      nodes.push(el("blockquote", {}, this.blocks(rest)));
      return lines.length - at;
    }
    if (/^> ?/.test(line) && (line.startsWith("> ") || line === ">")) return this.quote(lines, at, nodes, flush);
    if (/^\s*(?:[-*]|\d+\.) +\S/.test(line)) return this.list(lines, at, nodes, flush);
    return 0;
  }

  quote(lines, at, nodes, flush) {
    flush();
    let end = at;
    while (end < lines.length && (lines[end].startsWith("> ") || lines[end] === ">")) end += 1;
    const inside = lines.slice(at, end).map((line) => line.slice(2));
    nodes.push(el("blockquote", {}, this.blocks(inside.join("\n"))));
    return end - at;
  }

  list(lines, at, nodes, flush) {
    flush();
    const ordered = /^\s*\d+\./.test(lines[at]);
    const item = ordered ? /^\s*(\d+)\. +(.+)/ : /^\s*([-*]) +(.+)/;
    const list = el(ordered ? "ol" : "ul", ordered ? { start: /\d+/.exec(lines[at])[0] } : {});
    let end = at;
    for (let found; end < lines.length && (found = item.exec(lines[end])); end += 1) {
      const deep = /^ {2,}/.test(lines[end]);
      list.append(el("li", deep ? { class: "deep" } : {}, this.inline(found[2])));
    }
    nodes.push(list);
    return end - at;
  }
}

/** What a text says, in one line and without anything to press; moments stay right in it. */
export function inOneLine(text, names) {
  const shown = el("div", {}, markdown(text, names));
  const parts = [];
  const read = (node) => {
    if (node.nodeName === "TIME") parts.push(node);
    else if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent);
    else if (node.inert) parts.push("…");
    else if (node.nodeName === "BR") parts.push(" ");
    else node.childNodes.forEach(read);
    if (["P", "LI", "PRE"].includes(node.nodeName)) parts.push(" ");
  };
  read(shown);
  if (parts.at(-1) === " ") parts.pop();
  return parts;
}

/** The elements for a text. */
export function markdown(text, names) {
  const reader = new Reader(names);
  const nodes = [];
  const fence = /```(?:([\w+-]+)\n)?\n?(.*?)\n?```/gs;
  let at = 0;
  for (const found of text.matchAll(fence)) {
    const before = text.slice(at, found.index).replace(/\n$/, "");
    if (before) nodes.push(...reader.blocks(before));
    nodes.push(el("pre", { tabindex: "0" }, el("code", {}, found[2])));
    at = found.index + found[0].length;
  }
  const rest = text.slice(at).replace(/^\n/, "");
  if (rest) nodes.push(...reader.blocks(rest));
  return nodes;
}
