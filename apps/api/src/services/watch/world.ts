import type { Kysely } from 'kysely';
import type { HandPlaylists } from '../../platform/media/playlists.ts';
import type { MediaKeys } from '../../platform/media/token.ts';
import type { EndedLeases } from '../../platform/media/ended.ts';
import { type Cache, createCache } from '../../platform/cache.ts';
import { schemaOf } from '../../platform/database/kysely.ts';
import type { ServicePlatform } from '../../platform/module.ts';
import { ADDRESS_LIFETIME } from './flows/address.ts';
import { grouped } from './store/grouped.ts';
import type { Internal } from '../../platform/http/internal.ts';
import { createLeases, type Leases } from './flows/leases.ts';
import { createRenewals, type Renewals } from './flows/renewals.ts';
import { type Reported, writeProgress } from './store/progress.ts';
import { VIEWER_TTL } from './flows/viewer.ts';
import type { WatchTables } from './store/tables.generated.ts';

/** What the handlers of the watch service receive. */
export interface WatchWorld {
  db: Kysely<WatchTables>;
  internal: Internal;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Keys that sign media addresses, the newest first. */
  mediaKeys: MediaKeys;
  /** Origin of the media server; empty if the product's own origin serves the media. */
  mediaOrigin: string;
  /** Lifetime of a signed address in milliseconds. */
  addressLifetime: number;
  /** Builds the playlists that a player fetches first; absent if other processes serve the media. */
  handPlaylists?: HandPlaylists;
  /** Ad-supported mode is on only for the string 'true' (SHELL-02). */
  avodEnabled: string;
  renewals: Renewals;
  /** Receives leases and sessions that end before the addresses signed for them expire. */
  ended: Pick<EndedLeases, 'has' | 'end'>;
  /** Leases of concurrent players. */
  leases: Leases;
  /** Writes a profile's progress in one batch with concurrent reports; resolves once it is stored. */
  progress: (report: Reported) => Promise<boolean>;
  /** Entitlements of members who keep playing, cached for less than a minute. */
  viewers: Cache;
  /** Merges concurrent lookups of the same device name: many players may be refused at once. */
  names: Cache;
}

type Given = 'mediaKeys' | 'mediaOrigin' | 'avodEnabled' | 'handPlaylists';

export interface WatchOptions extends Pick<WatchWorld, Given> {
  /** Absent if no process serves media. */
  ended?: WatchWorld['ended'];
  /** Lifetime of a signed address in milliseconds; ten minutes when absent. */
  addressLifetime?: number;
}

const NOTHING_ENDED: WatchWorld['ended'] = { has: () => false, end: async () => undefined };

export function createWorld(
  { database, internal, now }: ServicePlatform,
  { addressLifetime = ADDRESS_LIFETIME, ended = NOTHING_ENDED, ...options }: WatchOptions,
): WatchWorld {
  const db = schemaOf<WatchTables>(database, 'watch');
  return {
    ...options,
    db,
    internal,
    now,
    addressLifetime,
    ended,
    renewals: createRenewals(),
    leases: createLeases({ db, now, ended: ended.end }),
    progress: grouped((reports: readonly Reported[]) => writeProgress(db, reports), {
      gather: 4,
      most: 200,
    }),
    viewers: createCache({ ttl: VIEWER_TTL, size: 30_000, now }),
    names: createCache({ ttl: 0, size: 1000, now }),
  };
}
