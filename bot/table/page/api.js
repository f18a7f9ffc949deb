// The people's side of the table over HTTP, and its live events.

const BASE = new URL(".", location.href);

export class Refusal extends Error {}

async function request(method, path, body) {
  const answer = await fetch(new URL(path, BASE), {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const data = await answer.json();
  if (!answer.ok) throw new Refusal(data.error ?? `Status ${answer.status}`);
  return data;
}

/** Whether the table knows this page's key, as far as it can be reached. */
async function keyFits() {
  try {
    return (await fetch(new URL("people", BASE))).status !== 404;
  } catch {
    return true;
  }
}

export const everyone = () => request("GET", "people");

export const control = (op, given = {}) => request("POST", "control", { op, ...given });

/** What one person does, and what happens before that person's eyes. */
export class Side {
  constructor(personId) {
    this.personId = personId;
    this.nonces = 0;
    this.pending = new Map();
  }

  path(rest) {
    return `people/${this.personId}/${rest}`;
  }

  sidebar() {
    return request("GET", this.path("sidebar"));
  }

  messages(channel, before) {
    const page = before ? `?limit=50&before=${before}` : "?limit=50";
    return request("GET", this.path(`channels/${channel}/messages${page}`));
  }

  commands(channel) {
    return request("GET", this.path(`commands?channel=${channel}`));
  }

  say(channel, content) {
    return request("POST", this.path(`channels/${channel}/messages`), { content });
  }

  dismiss(channel, message) {
    return request("DELETE", this.path(`channels/${channel}/messages/${message}`));
  }

  openDm() {
    return request("POST", this.path("dm"), {});
  }

  change(settings) {
    return request("PATCH", `people/${this.personId}`, settings);
  }

  /**
   * Begins an interaction. `onState` hears each of its states: asked, thinking, message, updated, acknowledged,
   * modal, choices, followup or failed.
   */
  async ask(body, onState) {
    this.nonces += 1;
    const nonce = `${this.personId}-${performance.timeOrigin}-${this.nonces}`;
    this.pending.set(nonce, onState);
    try {
      return await request("POST", this.path("interactions"), { ...body, nonce });
    } catch (error) {
      this.pending.delete(nonce);
      throw error;
    }
  }

  /**
   * Opens the live events and keeps them open. `onEvent` hears each one, `onLink` whether the link stands, `onRefused`
   * that the key of this page is no longer the table's: then there is nothing more to try.
   */
  listen(onEvent, onLink, onRefused) {
    this.closed = false;
    const connect = () => {
      const address = new URL(this.path("live"), BASE);
      address.protocol = "ws:";
      const socket = new WebSocket(address);
      this.socket = socket;
      socket.addEventListener("message", (frame) => {
        const event = JSON.parse(frame.data);
        if (event.t === "hello") onLink(true);
        else if (event.t === "interaction") this.pending.get(event.nonce)?.(event);
        else onEvent(event);
      });
      socket.addEventListener("close", () => {
        if (this.closed) return;
        onLink(false);
        setTimeout(async () => {
          if (this.closed) return;
          if (await keyFits()) connect();
          else onRefused();
        }, 1000);
      });
    };
    connect();
  }

  close() {
    this.closed = true;
    this.socket?.close();
  }
}
