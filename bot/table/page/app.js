// The page: two people side by side by default, or as many as there is room for.

import { everyone } from "./api.js";
import { el } from "./dom.js";
import { Seat } from "./seat.js";
import { keepRelativeTimesRight } from "./when.js";

const THEMES = ["auto", "light", "dark"];

class App {
  constructor() {
    this.people = new Map();
    this.seats = [];
    this.shown = 0;
    this.main = document.querySelector(".seats");
    this.switch = document.querySelector(".switch");
    this.themeButton = document.querySelector(".theme");
    this.themeButton.addEventListener("click", () => this.nextTheme());
    this.setTheme(localStorage.getItem("theme") ?? "auto");
  }

  async start() {
    await this.readPeople();
    const kept = JSON.parse(localStorage.getItem("seats") ?? "[]").filter((id) => this.people.has(id));
    const humans = [...this.people.values()].filter((person) => !person.bot).map((person) => person.id);
    for (const id of kept.length ? kept : humans.slice(0, 2)) this.addSeat(id);
    this.tell();
    keepRelativeTimesRight();
  }

  async readPeople() {
    for (const person of await everyone()) this.people.set(person.id, person);
    this.bot = [...this.people.values()].find((person) => person.bot);
  }

  get allServers() {
    return [...new Set([...this.people.values()].flatMap((person) => person.servers))];
  }

  get serverNames() {
    return new Map(this.seats.flatMap((seat) => seat.data.servers.map((server) => [server.id, server.name])));
  }

  refreshPeople() {
    clearTimeout(this.soon);
    this.soon = setTimeout(async () => {
      await this.readPeople();
      for (const seat of this.seats) seat.refresh();
    }, 50);
  }

  // --- who sits where ------------------------------------------------------------------------------------------------

  addSeat(personId) {
    const seat = new Seat(this, personId);
    this.seats.push(seat);
    this.main.append(seat.node);
  }

  reseat(seat, personId) {
    const other = this.seats.find((known) => known.personId === personId && known !== seat);
    const change = (old, id) => {
      const fresh = new Seat(this, id);
      this.seats[this.seats.indexOf(old)] = fresh;
      old.node.replaceWith(fresh.node);
      old.leave();
      return fresh;
    };
    // Whoever sat elsewhere already changes places.
    if (other) change(other, seat.personId);
    change(seat, personId).chooser.focus();
    this.tell();
  }

  setCount(count) {
    while (this.seats.length > count) this.seats.pop().leave();
    const free = [...this.people.values()].filter((p) => !p.bot && !this.seats.some((seat) => seat.personId === p.id));
    while (this.seats.length < count && free.length) this.addSeat(free.shift().id);
    this.tell();
  }

  tell() {
    localStorage.setItem("seats", JSON.stringify(this.seats.map((seat) => seat.personId)));
    this.shown = Math.min(this.shown, this.seats.length - 1);
    this.seats.forEach((seat, at) => seat.node.classList.toggle("aside-seat", at !== this.shown));
    const humans = [...this.people.values()].filter((person) => !person.bot).length;
    const tabs = this.seats.map((seat, at) =>
      el("button", {
        type: "button",
        class: "tab",
        "aria-pressed": String(at === this.shown),
        on: { click: () => { this.shown = at; this.tell(); } },
      }, seat.person.name));
    const counts = [1, 2, 3].filter((count) => count <= humans).map((count) =>
      el("option", { value: count, selected: count === this.seats.length }, count === 1 ? "One side" : `${count} sides`));
    const count = el("select", { class: "count", "aria-label": "How many people side by side", on: { change: () => this.setCount(Number(count.value)) } }, counts);
    this.switch.replaceChildren(...tabs, count);
  }

  // --- light and dark --------------------------------------------------------------------------------------------------

  nextTheme() {
    const at = THEMES.indexOf(document.documentElement.dataset.theme);
    this.setTheme(THEMES[(at + 1) % THEMES.length]);
  }

  setTheme(theme) {
    const known = THEMES.includes(theme) ? theme : "auto";
    document.documentElement.dataset.theme = known;
    localStorage.setItem("theme", known);
    this.themeButton.textContent = { auto: "◐", light: "☀", dark: "☾" }[known];
    this.themeButton.setAttribute("aria-label", `Theme: ${known}. Press to change`);
  }
}

new App().start();
