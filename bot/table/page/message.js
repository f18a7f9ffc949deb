// One message as one person sees it.

import { components } from "./components.js";
import { avatar, el } from "./dom.js";
import { attachment, embed } from "./embeds.js";
import { inOneLine, markdown } from "./markdown.js";
import { stamp } from "./when.js";

const HAS_THREAD = 1 << 5;
const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const LAYOUT = 1 << 15;
const THREAD_CREATED = 18;

/**
 * The element of a message. `seat` gives names, offers of selects and what to do: use(message, customId, values,
 * node), dismiss(message), openMenu(person, node), openChannel(id).
 */
export function messageElement(message, seat, { follows = false } = {}) {
  const pinged = message.mentions.some((user) => user.id === seat.person.id) || message.mention_everyone;
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const classes = ["message", pinged && "pinged", ephemeral && "ephemeral", follows && "follows"].filter(Boolean);
  const author = message.author.username;
  const node = el("li", {
    class: classes.join(" "),
    tabindex: "-1",
    data: { messageId: message.id, author },
  });
  if (message.type === THREAD_CREATED) {
    node.classList.add("notice");
    node.append(notice(message, seat));
    return node;
  }
  const body = el("div", { class: "body" });
  node.append(...above(message, seat), el("div", { class: "frame" }, follows ? null : avatar(message.author.id, author), body));
  body.append(follows ? el("span", { class: "unseen" }, `${author}: `) : head(message, seat));
  body.append(...inside(message, seat));
  if (ephemeral) body.append(onlyYou(message, seat));
  return node;
}

/** The names of a client that knows nobody but its own person, and whom the message itself names. */
function namesIn(message, seat) {
  const told = new Map([message.author, ...message.mentions].map((user) => [user.id, user.username]));
  return { ...seat.names, person: (id) => told.get(id) ?? seat.names.person(id) };
}

function notice(message, seat) {
  const id = message.message_reference?.channel_id;
  const open = el("button", { type: "button", class: "mention", on: { click: () => seat.openChannel(id) } }, message.content);
  return el("p", { class: "faint" }, `${message.author.username} started a thread: `, id ? open : message.content);
}

/** The line above: which command was used, or which message is answered; none where that message is gone. */
export function above(message, seat) {
  if (message.interaction) {
    const { user, name } = message.interaction;
    const path = message.type === 20 ? `/${name}` : name;
    return [el("p", { class: "above" }, el("span", { class: "strong" }, user.username), " used ", el("span", { class: "mention" }, path))];
  }
  if (!message.message_reference || !("referenced_message" in message)) return [];
  const answered = message.referenced_message;
  if (!answered) return [];
  const text = answered.content || (answered.attachments.length ? "a picture" : "a message");
  return [
    el("p", { class: "above" },
      el("span", { class: "strong" }, answered.author.username), " ",
      el("span", { class: "snippet" }, inOneLine(text, namesIn(answered, seat)))),
  ];
}

function head(message, seat) {
  const { id, username, bot } = message.author;
  const name = el(
    "button",
    {
      type: "button",
      class: "author",
      "aria-haspopup": "menu",
      on: {
        click: (event) => seat.openMenu(message.author, event.currentTarget),
        contextmenu: (event) => {
          event.preventDefault();
          seat.openMenu(message.author, event.currentTarget);
        },
      },
      data: { personId: id },
    },
    username,
  );
  return el("p", { class: "head" }, name, bot ? el("span", { class: "tag" }, "App") : null, stamp(message.timestamp));
}

function inside(message, seat) {
  if (message.flags & LOADING) {
    return [el("p", { class: "thinking" }, `${message.author.username} is thinking`, el("span", { class: "dots", "aria-hidden": "true" }))];
  }
  const names = namesIn(message, seat);
  const context = {
    names,
    offer: (type, chosen) => seat.offer(type, chosen),
    use: (customId, values, node) => seat.use(message, customId, values, node),
  };
  const parts = [];
  if (message.content) {
    const text = el("div", { class: "text" }, markdown(message.content, names));
    if (message.edited_timestamp) text.append(el("span", { class: "edited" }, "(edited)"));
    parts.push(text);
  }
  parts.push(...message.embeds.map((data) => embed(data, names)));
  if (!(message.flags & LAYOUT)) parts.push(...message.attachments.map(attachment));
  parts.push(...components(message.components, context));
  if (message.flags & HAS_THREAD && message.thread) {
    const open = () => seat.openChannel(message.thread.id);
    parts.push(el("button", { type: "button", class: "thread-link", on: { click: open } }, `Thread: ${message.thread.name}`));
  }
  return parts;
}

function onlyYou(message, seat) {
  return el(
    "p",
    { class: "only-you" },
    "Only you can see this · ",
    el("button", { type: "button", class: "plain", on: { click: () => seat.dismiss(message) } }, "Dismiss message"),
  );
}
