import { setTimeout as sleep } from 'node:timers/promises';

/** `down` refuses connections or requests, `slow` answers late, `rejects` answers with a refusal. */
export const FAULT_MODES = ['none', 'down', 'slow', 'rejects'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

export interface Fault {
  mode: FaultMode;
  /** Delay of a slow party. */
  seconds: number;
}

export const DEFAULT_SECONDS = 5;
export const MAX_SECONDS = 60;

const NONE: Fault = { mode: 'none', seconds: DEFAULT_SECONDS };

export type Faults = ReturnType<typeof createFaults>;

/** Simulates outages of parties, to show how the product handles them. */
export function createFaults() {
  const faults = new Map<string, Fault>();
  const closing = new AbortController();
  const of = (party: string): Fault => faults.get(party) ?? NONE;
  return {
    of,
    set: (party: string, mode: FaultMode, seconds = DEFAULT_SECONDS) =>
      void faults.set(party, { mode, seconds }),
    clear: () => faults.clear(),
    /** Delays a slow party; resolves at once in other modes and while the sandbox closes. */
    async delay(party: string): Promise<void> {
      const { mode, seconds } = of(party);
      if (mode !== 'slow') return;
      await sleep(seconds * 1000, undefined, { signal: closing.signal }).catch(() => {});
    },
    close: () => closing.abort(),
  };
}
