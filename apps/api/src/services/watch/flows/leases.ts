import type { Kysely } from 'kysely';
import { grouped } from '../store/grouped.ts';
import type { Outcome } from '../rules/claims.ts';
import type { Claim, Player } from '../rules/leases.ts';
import {
  claimPlaces,
  endLeases,
  endLeasesOf,
  leaveLeasesOf,
  renewLeases,
} from '../store/leases.ts';
import type { WatchTables } from '../store/tables.generated.ts';

/** Who plays at the same time: gives places to players and takes them back. */
export interface Places {
  /** Gives a player a place, or says who has them all. */
  claim(claim: Claim): Promise<Outcome>;
  /** Renews the lease of a player that goes on; gives it a place again where it has lost its own. */
  renew(claim: Claim): Promise<Outcome>;
  /** Frees what a player holds; with `at` as it said itself at that time on its device. */
  leave(player: Player, at?: number): Promise<void>;
  /** Ends leases of sessions that are over. */
  end(leaseIds: readonly string[]): Promise<void>;
}

export interface PlacesOptions {
  db: Kysely<WatchTables>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told of leases that ended, so that their addresses end too. */
  ended: (leaseIds: readonly string[]) => Promise<void>;
}

/** Players wait at most this for others, in milliseconds; a report is no hurry, a START is. */
const GATHER = 4;
const MOST = 200;

export function createPlaces({ db, now, ended }: PlacesOptions): Places {
  const claim = grouped<Claim, Outcome>(
    async (claims) => {
      const settled = await claimPlaces(db, claims, now());
      await ended(settled.ended);
      return settled.outcomes;
    },
    { gather: 0, most: MOST },
  );
  const renew = grouped((claims: readonly Claim[]) => renewLeases(db, claims), {
    gather: GATHER,
    most: MOST,
  });
  return {
    claim,
    async renew(asked) {
      const leaseId = await renew(asked);
      return leaseId === null ? claim(asked) : { kind: 'held', leaseId };
    },
    leave: async (player, at) =>
      ended(await (at === undefined ? endLeasesOf(db, player) : leaveLeasesOf(db, player, at))),
    end: async (leaseIds) => ended(await endLeases(db, leaseIds)),
  };
}
