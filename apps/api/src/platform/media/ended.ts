import type { State } from '../state/index.ts';

/** Leases that have ended before the addresses signed for them: those open nothing any more. */
export interface EndedLeases {
  has(lease: string): boolean;
  /** Tells every process that serves media. */
  end(leases: readonly string[]): Promise<void>;
}

const CHANNEL = 'watch ended leases';
/** An address holds for ten minutes, so only what ended lately matters: the oldest are forgotten first. */
const MOST_REMEMBERED = 100_000;

/**
 * Told through the shared state, which may lose a message: then an address lives as long as it was signed for, as it
 * does at a server in front that checks tokens by itself (docs/decisions/0019).
 */
export async function openEndedLeases(state: State): Promise<EndedLeases> {
  const ended = new Set<string>();
  const remember = (lease: string) => {
    if (ended.size >= MOST_REMEMBERED) ended.delete(ended.values().next().value ?? '');
    ended.add(lease);
  };
  await state.subscribe(CHANNEL, (message) => message.split(' ').forEach(remember));
  return {
    has: (lease) => ended.has(lease),
    async end(leases) {
      leases.forEach(remember);
      if (leases.length > 0) await state.publish(CHANNEL, leases.join(' '));
    },
  };
}
