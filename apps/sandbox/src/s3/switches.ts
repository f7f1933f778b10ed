/** What goes wrong with requests of a bucket; null: nothing. */
export interface Switches {
  /** Only requests of this method; by default, of all. */
  method?: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Only requests whose key contains this. Listings have the key ''. */
  key?: string;
  /** So many of these requests are still answered (0). */
  after?: number;
  /** Of these requests so many fail, and then no more; by default all. */
  times?: number;
  /** `slow-down` answers 503; `cut` breaks the connection in the middle of a body; `stall` never answers. */
  mode: 'slow-down' | 'cut' | 'stall';
}

export const switchesBody = {
  type: ['object', 'null'],
  additionalProperties: false,
  required: ['mode'],
  properties: {
    method: { type: 'string', enum: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'] },
    key: { type: 'string', maxLength: 1024 },
    after: { type: 'integer', minimum: 0 },
    times: { type: 'integer', minimum: 1 },
    mode: { type: 'string', enum: ['slow-down', 'cut', 'stall'] },
  },
} as const;

interface State {
  switches: Switches | null;
  /** Requests that the switches match since they were set. */
  matched: number;
  /** Requests by method since the switches were set. */
  requests: Record<string, number>;
}

export type BucketSwitches = ReturnType<typeof createSwitches>;

/** The switches of buckets by name. */
export function createSwitches() {
  const buckets = new Map<string, State>();
  const of = (bucket: string): State => {
    const state = buckets.get(bucket) ?? { switches: null, matched: 0, requests: {} };
    buckets.set(bucket, state);
    return state;
  };
  return {
    of,
    set: (bucket: string, switches: Switches | null) =>
      void buckets.set(bucket, { switches, matched: 0, requests: {} }),
    /** Counts a request. @returns how it fails, if it does */
    next(bucket: string, method: string, key: string): Switches['mode'] | undefined {
      const state = of(bucket);
      state.requests[method] = (state.requests[method] ?? 0) + 1;
      const { switches } = state;
      if (!switches || (switches.method ?? method) !== method) return undefined;
      if (!key.includes(switches.key ?? '')) return undefined;
      state.matched += 1;
      const nth = state.matched - (switches.after ?? 0);
      return nth > 0 && nth <= (switches.times ?? Infinity) ? switches.mode : undefined;
    },
  };
}
