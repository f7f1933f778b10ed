/** Tracks when a player's address expires, so that a player gets a new one in time but not with every report. */
export interface Renewals {
  /** Whether the player needs a new address: its address expires soon or is unknown here. */
  isDue(player: string, now: number): boolean;
  record(player: string, expiresAt: number): void;
}

const MOST_PLAYERS = 50_000;
/** Milliseconds before expiry: enough for several reports. */
const MARGIN = 150_000;

/**
 * In memory of this process only: another process signs a new address for a player that it does not know, which is
 * cheap and always correct.
 */
export function createRenewals(): Renewals {
  const known = new Map<string, number>();
  return {
    isDue: (player, now) => (known.get(player) ?? 0) - now < MARGIN,
    record(player, expiresAt) {
      known.delete(player);
      if (known.size >= MOST_PLAYERS) known.delete(known.keys().next().value ?? '');
      known.set(player, expiresAt);
    },
  };
}
