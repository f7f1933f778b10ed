import type { Party } from '@kandil/contract/control/system';
import { scrubText } from '@kandil/contract/reports';

/** What this process has noted of another party. */
export interface PartyNote {
  party: Party;
  /** Milliseconds since it last answered; null: not since the start. */
  succeededAgo: number | null;
  failedAgo: number | null;
  /** What the last failure said, without personal data. */
  failure: string | null;
}

interface PartyTimes {
  succeeded?: number;
  failed?: number;
  failure?: string;
}

const LONGEST = 200;

/** In the memory of the process, as its metrics are. */
const noted = new Map<Party, PartyTimes>();
const changed = new Set<Party>();

const note = (party: Party, part: PartyTimes): void => {
  noted.set(party, { ...noted.get(party), ...part });
  changed.add(party);
};

/** Notes that a party has answered. */
export const noteAnswer = (party: Party, now = performance.now()): void =>
  note(party, { succeeded: now });

/** Notes that a party has not answered, or not properly. */
export function noteFailure(party: Party, error: unknown, now = performance.now()): void {
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown };
  // Node's errors of connections to several addresses have a code alone.
  const said = String(message || code || error);
  note(party, { failed: now, failure: scrubText(said).slice(0, LONGEST) });
}

/** What has changed since the last time; the caller gives it back with `untake` if it could not use it. */
export function takePartyNotes(now = performance.now()): PartyNote[] {
  const ago = (at: number | undefined) => (at === undefined ? null : Math.max(0, now - at));
  const taken = [...changed].map((party) => {
    const { succeeded, failed, failure = null } = noted.get(party) ?? {};
    return { party, succeededAgo: ago(succeeded), failedAgo: ago(failed), failure };
  });
  changed.clear();
  return taken;
}

/** Lets notes be taken again. */
export const untakePartyNotes = (notes: readonly PartyNote[]): void => {
  for (const { party } of notes) changed.add(party);
};
