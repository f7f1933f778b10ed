/**
 * `slow` acts, then answers late; `fail` answers 500 and does not act; `lose` acts, then drops the connection; `twice`
 * acts as if the request had arrived twice.
 */
export const ANSWERS = ['slow', 'fail', 'lose', 'twice'] as const;
export type Answer = (typeof ANSWERS)[number];

/**
 * `late` holds events for three days of the sandbox's clock, `shuffled` until the clock is advanced, and then the newest
 * goes first; `never` holds them until they are delivered by hand.
 */
export const DELIVERIES = ['normal', 'late', 'twice', 'shuffled', 'never'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** Why a gateway refuses a charge; each gateway says it in its own words. */
export const REFUSALS = [
  'NO_FUNDS',
  'CARD_REFUSED',
  'CARD_EXPIRED',
  'LIMIT_REACHED',
  'REFUSED',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface GatewayFaults {
  /** What the next requests get. `only` is a part of `POST /path`; empty is every request. */
  next: { answer: Answer; count: number; only: string } | null;
  /** Why every charge is refused, renewals too. */
  refuse: Refusal | null;
  /** A first charge waits until the clock is advanced; iyzico alone does that. */
  later: boolean;
  /** How events are delivered from now on. */
  events: Delivery;
}

const NONE: GatewayFaults = { next: null, refuse: null, later: false, events: 'normal' };

export type FaultSwitch = ReturnType<typeof createFaultSwitch>;

/** The faults of one gateway. */
export function createFaultSwitch() {
  let faults = NONE;
  return {
    get: () => faults,
    set: (change: Partial<GatewayFaults>) => void (faults = { ...faults, ...change }),
    clear: () => void (faults = NONE),
    /** The fault of this request (`POST /path`), counted down; null if it has none. */
    take(request: string): Answer | null {
      const { next } = faults;
      if (!next || !request.includes(next.only)) return null;
      faults = { ...faults, next: next.count > 1 ? { ...next, count: next.count - 1 } : null };
      return next.answer;
    },
  };
}
