import { setTimeout as sleep } from 'node:timers/promises';

/** `down` refuses, `slow` answers late, `rejects` takes the request and says no to what it asks. */
export const FAULT_MODES = ['none', 'down', 'slow', 'rejects'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

export interface Fault {
  mode: FaultMode;
  /** How late a slow party answers. */
  seconds: number;
}

export const DEFAULT_SECONDS = 5;
export const MAX_SECONDS = 60;

const NONE: Fault = { mode: 'none', seconds: DEFAULT_SECONDS };

export type Faults = ReturnType<typeof createFaults>;

/** The switches that make a party misbehave, so that the product can be seen coping with it. */
export function createFaults() {
  const faults = new Map<string, Fault>();
  const closing = new AbortController();
  const of = (party: string): Fault => faults.get(party) ?? NONE;
  return {
    of,
    set: (party: string, mode: FaultMode, seconds = DEFAULT_SECONDS) =>
      void faults.set(party, { mode, seconds }),
    clear: () => faults.clear(),
    /** Waits as long as a slow party does; not at all in any other mode, nor once the sandbox is closing. */
    async delay(party: string): Promise<void> {
      const { mode, seconds } = of(party);
      if (mode !== 'slow') return;
      await sleep(seconds * 1000, undefined, { signal: closing.signal }).catch(() => {});
    },
    close: () => closing.abort(),
  };
}
