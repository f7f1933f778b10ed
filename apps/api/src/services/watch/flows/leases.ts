import type { Kysely } from 'kysely';
import { grouped } from '../../../platform/grouped.ts';
import type { Outcome } from '../rules/claims.ts';
import type { Claim, Player } from '../rules/leases.ts';
import { claimLeases, endLeases, endLeasesOf, leaveLeasesOf } from '../store/leases.ts';
import type { WatchTables } from '../store/tables.generated.ts';

/** Leases of concurrent players. */
export interface Leases {
  /** Grants a player a lease, or returns the leases that use up the limit. */
  claim(claim: Claim): Promise<Outcome>;
  /** Ends a player's leases. With `at`, the player itself reported its stop at that time on its device. */
  leave(player: Player, at?: number): Promise<void>;
  /** Ends leases of sessions that have ended. */
  end(leaseIds: readonly string[]): Promise<void>;
}

export interface LeasesOptions {
  db: Kysely<WatchTables>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Receives leases that ended, so that their addresses end too. */
  ended: (leaseIds: readonly string[]) => Promise<void>;
}

/** Claims in one transaction. */
const MOST = 200;

export function createLeases({ db, now, ended }: LeasesOptions): Leases {
  const claim = grouped<Claim, Outcome>(
    async (claims) => {
      const settled = await claimLeases(db, claims, now());
      await ended(settled.ended);
      return settled.outcomes;
    },
    // Claims do not wait for others: they delay the start of playback.
    { gather: 0, most: MOST },
  );
  return {
    claim,
    leave: async (player, at) =>
      ended(await (at === undefined ? endLeasesOf(db, player) : leaveLeasesOf(db, player, at))),
    end: async (leaseIds) => ended(await endLeases(db, leaseIds)),
  };
}
