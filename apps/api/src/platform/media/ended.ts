import type { State } from '../state/index.ts';

/** Leases that ended before the addresses signed for them expired; those addresses are refused. */
export interface EndedLeases {
  has(lease: string): boolean;
  /** Publishes to every process that serves media. */
  end(leases: readonly string[]): Promise<void>;
}

const CHANNEL = 'watch ended leases';
/** An address lives ten minutes, so only recent ends matter: the oldest are dropped first. */
const MOST_REMEMBERED = 100_000;

/**
 * Ends are published through the shared state, which may lose a message: then an address lives until it expires, as it
 * does at a proxy that checks tokens itself (docs/decisions/0019).
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
