// The messages of the channel that is shown, oldest first, following the newest unless the person reads back.

import { el } from "./dom.js";
import { above, messageElement } from "./message.js";

const GROUPED_MS = 7 * 60_000;
const PAGE = 50;
const NEAR = 80;
const EPHEMERAL = 1 << 6;
const PAGES_BACK = 20;

export class Log {
  constructor(seat) {
    this.seat = seat;
    this.messages = [];
    this.older = el("button", { type: "button", class: "button style2 older", on: { click: () => this.loadOlder() } }, "Older messages");
    this.list = el("ol", { class: "messages" });
    this.node = el("div", { class: "log", role: "log", tabindex: "0" },
      this.older, this.list);
    this.fresh = el("button", { type: "button", class: "button style1", hidden: true, on: { click: () => this.toNewest() } }, "New messages ↓");
    this.foot = el("div", { class: "log-foot" }, this.fresh);
    this.sticks = true;
    this.top = 0;
    this.waiting = [];
    this.pressed = false;
    this.loading = null;
    this.node.addEventListener("scroll", () => this.scrolled());
    this.node.addEventListener("pointerdown", () => this.hold());
    // A side that was hidden, a picture that loads, a composer that grows: the newest message stays in view.
    const watch = new ResizeObserver(() => this.whenStill(() => this.sticks && this.toEnd()));
    watch.observe(this.node);
    watch.observe(this.list);
  }

  /** What is being pressed stays where it is until it is let go: a button that is replaced between loses its click. */
  hold() {
    this.pressed = true;
    const release = () => {
      removeEventListener("pointerup", release, true);
      removeEventListener("pointercancel", release, true);
      // The click follows the release.
      setTimeout(() => {
        this.pressed = false;
        this.goOn();
      });
    };
    addEventListener("pointerup", release, true);
    addEventListener("pointercancel", release, true);
  }

  /** Does it now, or in its turn once nothing is pressed or being loaded. */
  whenStill(change) {
    this.waiting.push(change);
    this.goOn();
  }

  goOn() {
    while (this.waiting.length && !this.pressed && !this.loading) this.waiting.shift()();
  }

  async show(channelId, name) {
    this.channelId = channelId;
    const loading = {};
    this.loading = loading;
    this.waiting = [];
    this.node.setAttribute("aria-label", `Messages in ${name}`);
    this.node.setAttribute("aria-busy", "true");
    try {
      const found = await this.seat.side.messages(channelId);
      if (this.loading !== loading) return;
      this.messages = found;
      this.render();
      this.toEnd();
    } finally {
      if (this.loading === loading) {
        this.loading = null;
        this.node.removeAttribute("aria-busy");
        this.goOn();
      }
    }
  }

  render() {
    this.older.hidden = this.messages.length < PAGE;
    this.list.replaceChildren(...this.messages.map((message, at) => this.element(message, this.messages[at - 1])));
    if (!this.messages.length) this.list.append(el("li", { class: "empty faint" }, "Nothing has been written here yet. Type / for what the bot can do, or press a person’s name."));
  }

  element(message, before) {
    const follows = Boolean(before)
      && before.author.id === message.author.id
      && before.type !== 18
      && !message.message_reference && !message.interaction
      && (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL)
      && new Date(message.timestamp) - new Date(before.timestamp) < GROUPED_MS;
    return messageElement(message, this.seat, { follows });
  }

  async loadOlder() {
    const found = await this.seat.side.messages(this.channelId, this.messages[0]?.id);
    const height = this.node.scrollHeight;
    this.messages = [...found, ...this.messages];
    this.render();
    this.older.hidden = found.length < PAGE;
    this.node.scrollTop += this.node.scrollHeight - height;
  }

  at(id) {
    return this.messages.findIndex((message) => message.id === id);
  }

  nodeOf(id) {
    return this.list.querySelector(`[data-message-id="${id}"]`);
  }

  /** Brings a message into view, and the focus to it, reading back as far as is sensible. */
  async reveal(id) {
    for (let page = 0; page < PAGES_BACK && this.at(id) < 0 && !this.older.hidden; page += 1) await this.loadOlder();
    const node = this.nodeOf(id);
    if (!node) return;
    this.sticks = false;
    node.scrollIntoView({ block: "center" });
    node.focus({ preventScroll: true });
    node.classList.add("revealed");
    setTimeout(() => node.classList.remove("revealed"), 2000);
  }

  /** Only who scrolls up stops following: a log that grows meanwhile is scrolled down a moment later. */
  scrolled() {
    if (!this.node.clientHeight) return;
    const up = this.node.scrollTop < this.top;
    this.top = this.node.scrollTop;
    if (this.following) {
      this.sticks = true;
      this.fresh.hidden = true;
    } else if (up) this.sticks = false;
  }

  get following() {
    return this.node.scrollHeight - this.node.scrollTop - this.node.clientHeight < NEAR;
  }

  toEnd() {
    this.sticks = true;
    this.fresh.hidden = true;
    this.node.scrollTop = this.node.scrollHeight;
  }

  toNewest() {
    this.toEnd();
    (this.list.lastElementChild ?? this.node).focus({ preventScroll: true });
  }

  keepingPlace(change) {
    const sticks = this.sticks;
    change();
    if (sticks) this.toEnd();
  }

  add(message) {
    this.whenStill(() => this.addNow(message));
  }

  addNow(message) {
    if (this.at(message.id) >= 0) {
      this.changeNow(message);
      return;
    }
    this.keepingPlace(() => {
      this.list.querySelector(".empty")?.remove();
      const node = this.element(message, this.messages.at(-1));
      this.messages.push(message);
      this.list.append(node);
    });
    if (message.author.id === this.seat.person.id) this.toEnd();
    else if (!this.sticks) this.fresh.hidden = false;
  }

  /** Shows a message anew and leaves the focus on the same button, or on the message when the button is gone. */
  change(message) {
    this.whenStill(() => this.changeNow(message));
  }

  changeNow(message) {
    const at = this.at(message.id);
    if (at < 0) return;
    this.messages[at] = message;
    this.tellAnswers(message.id, message);
    const old = this.nodeOf(message.id);
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const place = focused ? [...old.querySelectorAll("[data-custom-id]")].indexOf(focused) : -1;
    const node = this.element(message, this.messages[at - 1]);
    this.keepingPlace(() => old.replaceWith(node));
    if (!focused) return;
    const controls = [...node.querySelectorAll("[data-custom-id]:not(:disabled)")];
    const same = controls.find((control) => control.dataset.customId === focused.dataset.customId);
    (same ?? controls[place] ?? node).focus();
  }

  /** The answers to a message show what it says by now. */
  tellAnswers(id, answered) {
    for (const message of this.messages) {
      if (message.message_reference?.message_id !== id) continue;
      message.referenced_message = answered;
      this.nodeOf(message.id)?.querySelector(":scope > .above")?.replaceWith(...above(message, this.seat));
    }
  }

  remove(id) {
    this.whenStill(() => this.removeNow(id));
  }

  removeNow(id) {
    const at = this.at(id);
    if (at < 0) return;
    const node = this.nodeOf(id);
    const hadFocus = node.contains(document.activeElement);
    this.messages.splice(at, 1);
    this.tellAnswers(id, null);
    const next = this.messages[at];
    node.remove();
    if (next) this.nodeOf(next.id).replaceWith(this.element(next, this.messages[at - 1]));
    if (!this.messages.length) this.render();
    if (hadFocus) this.node.focus();
  }

  /** A line below a message, or at the end of the log, that only this page shows. */
  complain(text, messageId) {
    const line = el("p", { class: "failed", role: "alert" }, text);
    const below = messageId && this.nodeOf(messageId)?.querySelector(".body");
    this.keepingPlace(() => {
      if (below) {
        below.querySelector(".failed")?.remove();
        below.append(line);
      } else {
        const put = el("button", { type: "button", class: "plain", on: { click: () => item.remove() } }, "Dismiss");
        const item = el("li", { class: "message notice" }, el("div", {}, line, put));
        this.list.append(item);
      }
    });
  }
}
