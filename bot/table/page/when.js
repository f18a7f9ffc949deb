// Moments: how they are written, and relative ones that stay right.

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const STEPS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = STEPS.find(([, length]) => Math.abs(away) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.round(away / size), unit);
}

const full = (date) => new Intl.DateTimeFormat("en-GB", STYLES.F).format(date);

/** A `<time>` for seconds since 1970 in one of Discord's styles; R is relative. */
export function timeElement(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  const node = document.createElement("time");
  if (Number.isNaN(date.getTime())) return document.createTextNode("Invalid date");
  node.dateTime = date.toISOString();
  node.title = full(date);
  if (style === "R") {
    node.dataset.relative = String(seconds);
    node.textContent = relative(seconds);
  } else {
    node.textContent = new Intl.DateTimeFormat("en-GB", STYLES[style] ?? STYLES.f).format(date);
  }
  return node;
}

/** The time of day of a message, with the day before it when it is not today. */
export function stamp(iso) {
  const date = new Date(iso);
  const today = new Date().toDateString() === date.toDateString();
  return timeElement(date.getTime() / 1000, today ? "t" : "s");
}

export function keepRelativeTimesRight() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      const text = relative(Number(node.dataset.relative));
      if (node.textContent !== text) node.textContent = text;
    }
  }, 10_000);
}
