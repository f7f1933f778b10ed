/** How a channel behaves; everything at once is possible. */
export interface Switches {
  /** Each segment whose number is a multiple of it is missing; 0: none. */
  missingEach: number;
  /** What playlists answer; 302 sends players on to another address. */
  playlist: 200 | 302 | 403 | 404 | 503;
  /** Whether other pages may read it (`Access-Control-Allow-Origin`). */
  cors: boolean;
  audioOnly: boolean;
  /** Segments are encrypted with AES-128. */
  encrypted: boolean;
  /** Marks of advertisements: EXT-X-CUE-OUT, EXT-X-DATERANGE, discontinuities. */
  ads: boolean;
  /** The broadcast is over: its playlist ends. */
  ended: boolean;
}

const USUAL: Switches = {
  missingEach: 0,
  playlist: 200,
  cors: true,
  audioOnly: false,
  encrypted: false,
  ads: false,
  ended: false,
};

export const switchesBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    missingEach: { type: 'integer', minimum: 0, maximum: 1000 },
    playlist: { type: 'integer', enum: [200, 302, 403, 404, 503] },
    cors: { type: 'boolean' },
    audioOnly: { type: 'boolean' },
    encrypted: { type: 'boolean' },
    ads: { type: 'boolean' },
    ended: { type: 'boolean' },
  },
} as const;

export interface Channel {
  switches: Switches;
  /** When its broadcast ended, in milliseconds; null while it runs. */
  endedAt: number | null;
  /** Requests for its playlists, and for segments that were missing. */
  asked: { playlists: number; missing: number };
}

export type Channels = ReturnType<typeof createChannels>;

/** The channels by name. Each name is a channel from its first request on. */
export function createChannels(now: () => number = Date.now) {
  const channels = new Map<string, Channel>();
  const of = (name: string): Channel => {
    const channel = channels.get(name) ?? {
      switches: USUAL,
      endedAt: null,
      asked: { playlists: 0, missing: 0 },
    };
    channels.set(name, channel);
    return channel;
  };
  return {
    now,
    of,
    /** Sets switches of a channel; the others stay. */
    set(name: string, changes: Partial<Switches>): Channel {
      const channel = of(name);
      channel.switches = { ...channel.switches, ...changes };
      channel.endedAt = channel.switches.ended ? (channel.endedAt ?? now()) : null;
      return channel;
    },
    list: () => [...channels],
  };
}
