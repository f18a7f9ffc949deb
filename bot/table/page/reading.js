// What a person has read, kept in the browser: the newest message seen per channel.

const newer = (a, b) => a !== null && (b === undefined || BigInt(a) > BigInt(b));

export class Reading {
  constructor(personId) {
    this.key = `read:${personId}`;
    this.pings = new Map();
    try {
      this.read = JSON.parse(localStorage.getItem(this.key)) ?? {};
    } catch {
      this.read = {};
    }
  }

  /** Channels that are seen for the first time count as read. */
  meet(channels) {
    for (const channel of channels) {
      if (!(channel.id in this.read)) this.read[channel.id] = channel.last_message ?? "0";
    }
    this.keep();
  }

  mark(channelId, messageId) {
    this.pings.delete(channelId);
    if (messageId && newer(messageId, this.read[channelId])) this.read[channelId] = messageId;
    this.keep();
  }

  ping(channelId) {
    this.pings.set(channelId, (this.pings.get(channelId) ?? 0) + 1);
  }

  state(channel) {
    return {
      unread: Boolean(channel.last_message) && newer(channel.last_message, this.read[channel.id]),
      pings: this.pings.get(channel.id) ?? 0,
    };
  }

  keep() {
    localStorage.setItem(this.key, JSON.stringify(this.read));
  }
}
