/** Remembers until when a player's address holds, so that it gets a new one in time and not with every report. */
export interface Renewals {
  /** Whether the player needs a new address: its own ends soon, or nobody here knows of one. */
  isDue(player: string, now: number): boolean;
  given(player: string, expiresAt: number): void;
}

const MOST_PLAYERS = 50_000;
/** Two reports and more before the end. */
const MARGIN = 150_000;

/**
 * Kept in this process alone: another one gives a player that it does not know a new address, which costs little
 * and is always right.
 */
export function createRenewals(): Renewals {
  const known = new Map<string, number>();
  return {
    isDue: (player, now) => (known.get(player) ?? 0) - now < MARGIN,
    given(player, expiresAt) {
      known.delete(player);
      if (known.size >= MOST_PLAYERS) known.delete(known.keys().next().value ?? '');
      known.set(player, expiresAt);
    },
  };
}
