// The list of servers, channels, threads, the direct message and the people, as one person sees them.

import { avatar, el } from "./dom.js";

export class Sidebar {
  constructor(seat) {
    this.seat = seat;
    this.node = el("nav", { class: "sidebar", "aria-label": "Channels and people" });
  }

  show(data) {
    const servers = data.servers.flatMap((server) => this.server(server));
    const dm = data.dm ?? { id: "dm", name: this.seat.bot.name, type: 1 };
    this.node.replaceChildren(
      ...servers,
      el("h3", {}, "Direct messages"),
      el("ul", {}, this.entry(dm, "@")),
      ...data.servers.slice(0, 1).flatMap((server) => this.people(server.members)),
    );
  }

  server(server) {
    const list = el("ul", {});
    for (const channel of server.channels) {
      list.append(this.entry(channel, "#"));
      const threads = server.threads.filter((thread) => thread.parent === channel.id);
      list.append(...threads.map((thread) => this.entry(thread, "›")));
    }
    const note = server.bot ? null : el("p", { class: "faint" }, "The bot is not here");
    return [el("h3", {}, server.name), note, list].filter(Boolean);
  }

  entry(channel, mark) {
    const { unread, pings } = this.seat.unreadIn(channel);
    const here = channel.id === this.seat.channelId;
    const state = [channel.locked && "locked", channel.archived && "archived"].filter(Boolean);
    const says = [pings ? `${pings} mention${pings > 1 ? "s" : ""}` : unread ? "unread" : "", ...state].filter(Boolean);
    const button = el(
      "button",
      {
        type: "button",
        class: ["channel", unread && "unread", mark === "›" && "thread", state.length && "quiet-channel"].filter(Boolean).join(" "),
        "aria-current": here ? "page" : null,
        data: { channel: channel.id, channelName: channel.name },
        on: { click: () => this.seat.openChannel(channel.id) },
      },
      el("span", { class: "mark", "aria-hidden": "true" }, mark),
      el("span", { class: "channel-name" }, channel.name),
      pings ? el("span", { class: "pings", "aria-hidden": "true" }, String(pings)) : null,
      says.length ? el("span", { class: "unseen" }, ` (${says.join(", ")})`) : null,
    );
    return el("li", {}, button);
  }

  people(members) {
    const list = members.map((person) => {
      const button = el(
        "button",
        {
          type: "button",
          class: "member",
          "aria-haspopup": "menu",
          "aria-expanded": "false",
          data: { member: person.name },
          on: {
            click: (event) => this.seat.openMenu(person, event.currentTarget),
            contextmenu: (event) => {
              event.preventDefault();
              this.seat.openMenu(person, event.currentTarget);
            },
          },
        },
        avatar(person.id, person.name),
        person.name,
        person.bot ? el("span", { class: "tag" }, "App") : null,
        person.id === this.seat.person.id ? el("span", { class: "faint" }, "you") : null,
      );
      return el("li", {}, button);
    });
    return [el("h3", {}, "People"), el("ul", {}, list)];
  }
}
