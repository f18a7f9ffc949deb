// One person's side of the table: channels, messages, and everything that the person does.

import { Side } from "./api.js";
import { localName } from "./command.js";
import { Composer } from "./composer.js";
import { avatar, el } from "./dom.js";
import { openForm } from "./form.js";
import { Log } from "./log.js";
import { openMenu } from "./menu.js";
import { Reading } from "./reading.js";
import { settingsButton } from "./settings.js";
import { Sidebar } from "./sidebar.js";

const USERS = new Set([5, 7]);
const CHANNELS = 8;

// An interaction's states that come with a new message, which is wanted in view.
const NEW = new Set(["thinking", "message", "followup"]);

export class Seat {
  constructor(app, personId) {
    this.app = app;
    this.personId = personId;
    this.channelId = null;
    this.commands = [];
    this.data = { servers: [], dm: null };
    this.reading = new Reading(personId);
    this.side = new Side(personId);
    this.names = {
      person: (id) => (id === this.personId ? this.person.name : null),
      channel: (id) => this.find(id)?.name ?? null,
      role: () => "@role",
    };
    this.log = new Log(this);
    this.sidebar = new Sidebar(this);
    this.composer = new Composer(this);
    this.build();
    this.side.listen((event) => this.hear(event), (stands) => this.linked(stands), () => this.refused());
  }

  get person() {
    return this.app.people.get(this.personId);
  }

  get bot() {
    return this.app.bot;
  }

  build() {
    const { name } = this.person;
    this.chooser = el("select", { "aria-label": "Sits here", on: { change: () => this.app.reseat(this, this.chooser.value) } });
    this.offerPeople();
    this.title = el("h2", {});
    this.topic = el("p", { class: "topic faint" });
    this.drawer = el("button", { type: "button", class: "quiet drawer", "aria-expanded": "false", on: { click: () => this.toggleDrawer() } }, "Channels");
    this.lost = el("p", { class: "lost", role: "status", hidden: true });
    this.room = el("div", { class: "room" },
      el("header", { class: "room-head" }, this.drawer, this.title, this.topic),
      this.lost, this.log.node, this.log.foot, this.composer.node);
    this.body = el("div", { class: "seat-body" }, this.sidebar.node, this.room);
    this.node = el("section", { class: "seat", "aria-label": name, data: { person: name } },
      el("header", { class: "seat-head" }, avatar(this.personId, name), this.chooser, settingsButton(this)),
      this.body);
    this.node.addEventListener("open-channel", (event) => this.goTo(event.detail));
    this.node.addEventListener("begin-command", (event) => this.composer.beginPath(event.detail));
    this.node.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.node.classList.contains("drawer-open")) this.toggleDrawer(false);
    });
  }

  offerPeople() {
    const people = [...this.app.people.values()].filter((person) => !person.bot);
    this.chooser.replaceChildren(
      ...people.map((person) => el("option", { value: person.id, selected: person.id === this.personId }, person.name)),
    );
  }

  toggleDrawer(open = !this.node.classList.contains("drawer-open")) {
    const hides = !open && this.node.classList.contains("drawer-open");
    // What is hidden loses the focus.
    if (hides && this.sidebar.node.contains(document.activeElement)) this.drawer.focus();
    this.node.classList.toggle("drawer-open", open);
    this.drawer.setAttribute("aria-expanded", String(open));
    if (open) this.sidebar.node.querySelector("[aria-current], button")?.focus();
  }

  leave() {
    this.side.close();
    this.node.remove();
  }

  // --- what there is -------------------------------------------------------------------------------------------------

  everyChannel() {
    const channels = this.data.servers.flatMap((server) => [...server.channels, ...server.threads]);
    return this.data.dm ? [...channels, this.data.dm] : channels;
  }

  find(id) {
    return this.everyChannel().find((channel) => channel.id === id);
  }

  serverOf(channelId) {
    return this.data.servers.find((server) => [...server.channels, ...server.threads].some((c) => c.id === channelId));
  }

  /** The people that an option or a select here can mean: others first, then this person, then the bot. */
  members() {
    const rank = (person) => (person.bot ? 2 : person.id === this.personId ? 1 : 0);
    const here = this.serverOf(this.channelId)?.members ?? [this.person, this.bot];
    return [...here].sort((a, b) => rank(a) - rank(b));
  }

  channels() {
    return this.serverOf(this.channelId)?.channels ?? [];
  }

  offer(type, chosen) {
    const ids = chosen.map((entry) => entry.id);
    const entries = USERS.has(type) ? this.members() : type === CHANNELS ? this.channels() : [];
    return entries.map((entry) => ({ label: entry.name, value: entry.id, default: ids.includes(entry.id) }));
  }

  unreadIn(channel) {
    return channel.id === this.channelId ? { unread: false, pings: 0 } : this.reading.state(channel);
  }

  // --- keeping up ----------------------------------------------------------------------------------------------------

  async refresh() {
    this.data = await this.side.sidebar();
    if (this.chooser.length !== this.app.people.size - 1) this.offerPeople();
    this.reading.meet(this.everyChannel());
    if (!this.find(this.channelId)) {
      const first = this.data.servers[0]?.channels[0] ?? this.data.dm;
      if (first) await this.openChannel(first.id);
      else this.nowhere();
      return;
    }
    this.tellChannel();
    this.sidebar.show(this.data);
    this.commands = await this.side.commands(this.channelId);
  }

  nowhere() {
    this.channelId = null;
    this.title.textContent = "Nowhere";
    this.topic.textContent = "This person is on no server.";
    this.log.messages = [];
    this.log.render();
    this.composer.moveTo("nobody", { locked: true });
    this.sidebar.show(this.data);
  }

  async linked(stands) {
    this.lost.hidden = stands;
    if (!stands) {
      this.lost.textContent = "The table cannot be reached. Trying again… Is it still running?";
      return;
    }
    const before = this.channelId;
    await this.refresh();
    // What was missed while the link was down; a first link has just shown it.
    if (before && before === this.channelId) await this.log.show(before, this.title.textContent);
  }

  refused() {
    this.lost.hidden = false;
    this.lost.textContent = "The table was started anew with another address. Close this page, and open the address that the table printed when it started.";
    this.composer.moveTo("nobody", { locked: true, because: "This page is of an earlier start" });
  }

  hear(event) {
    if (event.t === "message_create") this.heardMessage(event);
    else if (event.t === "typing") this.heardTyping(event);
    else if (event.t === "message_update" && event.channel === this.channelId) this.log.change(event.message);
    else if (event.t === "message_delete" && event.channel === this.channelId) this.log.remove(event.id);
    else if (event.t === "people") this.app.refreshPeople();
    else if (!event.t.startsWith("message")) this.refreshSoon();
  }

  heardTyping({ channel, person }) {
    if (channel === this.channelId && person !== this.personId) this.composer.someoneTypes(this.app.people.get(person)?.name ?? "Somebody");
  }

  heardMessage({ channel, message }) {
    if (channel === this.channelId) {
      this.composer.typingEnded();
      this.log.add(message);
      this.reading.mark(channel, message.id);
      return;
    }
    const known = this.find(channel);
    if (!known) {
      this.refreshSoon();
      return;
    }
    known.last_message = message.id;
    const pinged = message.mentions.some((user) => user.id === this.personId) || known.type === 1;
    if (pinged && message.author.id !== this.personId) this.reading.ping(channel);
    this.sidebar.show(this.data);
  }

  refreshSoon() {
    clearTimeout(this.soon);
    this.soon = setTimeout(() => this.refresh(), 50);
  }

  // --- what the person does --------------------------------------------------------------------------------------------

  async openChannel(id) {
    if (id === "dm") id = (await this.side.openDm()).id;
    if (!this.find(id)) this.data = await this.side.sidebar();
    if (!this.find(id)) return;
    this.channelId = id;
    this.toggleDrawer(false);
    this.tellChannel();
    const channel = this.find(id);
    this.composer.moveTo(this.title.textContent, { locked: channel.locked });
    this.sidebar.show(this.data);
    [this.commands] = await Promise.all([this.side.commands(id), this.log.show(id, this.title.textContent)]);
    this.reading.mark(id, channel.last_message);
    this.sidebar.show(this.data);
  }

  /** Shows a channel and, if one is named, a message in it. */
  async goTo({ channel, message }) {
    await this.openChannel(channel);
    if (message && this.channelId === channel) await this.log.reveal(message);
  }

  tellChannel() {
    const channel = this.find(this.channelId);
    const state = [channel.archived && "archived", channel.locked && "locked"].filter(Boolean).join(", ");
    this.title.textContent = channel.type === 1 ? `@${channel.name}` : channel.parent ? channel.name : `#${channel.name}`;
    this.topic.textContent = [channel.topic, state].filter(Boolean).join(" · ");
    if (this.composer.text.disabled !== channel.locked) this.composer.moveTo(this.title.textContent, { locked: channel.locked });
  }

  /** Begins an interaction and shows what becomes of it; `label` names it when it fails. */
  async begin(body, label, { messageId, control } = {}) {
    this.toggleDrawer(false);
    control?.setAttribute("aria-busy", "true");
    this.composer.say(messageId ? "" : `Sending ${label}…`);
    try {
      await this.side.ask(body, (event) => {
        if (event.state === "asked") return;
        control?.removeAttribute("aria-busy");
        this.composer.say("");
        if (NEW.has(event.state) && event.channel === this.channelId) this.log.toEnd();
        if (event.state === "modal") this.openForm(event);
        if (event.state === "failed") {
          const text = messageId ? "This interaction failed" : `${label}: the application did not respond`;
          this.log.complain(text, messageId);
        }
      });
    } catch (error) {
      control?.removeAttribute("aria-busy");
      this.composer.say("");
      throw error;
    }
  }

  async use(message, customId, values, control) {
    const body = { kind: "component", channel: message.channel_id, message: message.id, custom_id: customId };
    if (values) body.values = values;
    try {
      await this.begin(body, "This", { messageId: message.id, control });
    } catch (error) {
      this.log.complain(error.message, message.id);
    }
  }

  openForm({ id, modal }) {
    openForm(modal, {
      host: this.body,
      behind: [this.sidebar.node, this.room],
      names: this.names,
      offer: (type, chosen) => this.offer(type, chosen),
      send: (values) => this.begin({ kind: "modal", interaction: id, values }, modal.title),
    });
  }

  openMenu(person, anchor) {
    const locale = this.person.locale;
    const commands = this.commands.filter((command) => command.type === 2);
    const items = commands.map((command) => ({
      label: localName(command, locale),
      run: () => {
        const body = { kind: "context", channel: this.channelId, name: command.name, target: person.id };
        this.begin(body, command.name).catch((error) => this.composer.say(error.message, true));
      },
    }));
    openMenu(anchor, this.body, { title: `Apps for ${person.name ?? person.username}`, items });
  }

  async dismiss(message) {
    await this.side.dismiss(message.channel_id, message.id);
  }
}
