// What a person can change about oneself and the servers, for trying things out.

import { control } from "./api.js";
import { el, freshId, whenPressedOutside } from "./dom.js";

const LANGUAGES = [
  ["en-US", "English"],
  ["de", "Deutsch"],
  ["pl", "Polski"],
  ["cs", "Čeština"],
  ["uk", "Українська"],
  ["fr", "Français"],
  ["es-ES", "Español"],
  ["ru", "Русский"],
];

/** The button with its panel. `seat` is read when the panel opens. */
export function settingsButton(seat) {
  const panel = el("div", { class: "panel", id: freshId("panel"), role: "group", "aria-label": "Settings", hidden: true });
  const button = el(
    "button",
    { type: "button", class: "quiet", "aria-expanded": "false", "aria-controls": panel.id, "aria-label": "Settings" },
    "⚙",
  );
  const holder = el("div", { class: "panel-holder" }, button, panel);
  let stop = () => {};
  function close() {
    panel.hidden = true;
    button.setAttribute("aria-expanded", "false");
    stop();
  }
  button.addEventListener("click", () => {
    if (!panel.hidden) {
      close();
      return;
    }
    panel.replaceChildren(...rows(seat, close));
    panel.hidden = false;
    button.setAttribute("aria-expanded", "true");
    stop = whenPressedOutside(holder, close);
    panel.querySelector("input, select, button").focus();
  });
  holder.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || panel.hidden) return;
    close();
    button.focus();
  });
  return holder;
}

function rows(seat, close) {
  const { person } = seat;
  const dms = el("input", { type: "checkbox", checked: person.dms_open, on: { change: () => seat.side.change({ dms_open: dms.checked }) } });
  const language = el("select", { on: { change: () => seat.side.change({ locale: language.value }) } },
    LANGUAGES.map(([code, name]) => el("option", { value: code, selected: code === person.locale }, name)));
  const act = (op, given) => {
    close();
    control(op, given).catch((error) => seat.composer.say(error.message, true));
  };
  const servers = seat.app.allServers.map((server) => {
    const mine = person.servers.includes(server);
    const name = seat.app.serverNames.get(server);
    const given = { server, person: person.id };
    return el("button", { type: "button", class: "button style2", on: { click: () => act(mine ? "remove_member" : "add_member", given) } },
      `${mine ? "Leave" : "Join"} ${name}`);
  });
  const bots = seat.app.allServers.map((server) => {
    const there = seat.bot.servers.includes(server);
    return el("button", { type: "button", class: "button style2", on: { click: () => act(there ? "kick_bot" : "invite_bot", { server }) } },
      `${there ? "Remove the bot from" : "Invite the bot to"} ${seat.app.serverNames.get(server)}`);
  });
  return [
    el("label", {}, dms, " Let people of my servers write to me"),
    el("label", {}, "Language ", language),
    ...servers,
    ...bots,
  ];
}
