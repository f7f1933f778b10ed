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
import { createPlaces, type Places } from './flows/leases.ts';
import { createRenewals, type Renewals } from './flows/renewals.ts';
import { type Reported, writeProgress } from './store/progress.ts';
import { BELIEVED } from './flows/viewer.ts';
import type { WatchTables } from './store/tables.generated.ts';

/** What the calls of the watch service work with. */
export interface WatchWorld {
  db: Kysely<WatchTables>;
  internal: Internal;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Keys that sign media addresses, the newest first. */
  mediaKeys: MediaKeys;
  /** Origin of the media server, empty where it is the web's own. */
  mediaOrigin: string;
  /** Milliseconds that a signed address holds. */
  addressLifetime: number;
  /** Writes what a player would ask for first; absent where other processes serve the media. */
  handPlaylists?: HandPlaylists;
  /** Ad-supported mode is on only for the string 'true' (SHELL-02). */
  avodEnabled: string;
  renewals: Renewals;
  /** Who may play at the same time. */
  places: Places;
  /** Keeps how far a profile is, with what others report at the moment; done once it is stored. */
  progress: (report: Reported) => Promise<boolean>;
  /** Members whose players go on, as they were known less than a minute ago. */
  viewers: Cache;
  /** Names of devices that are being looked up: many who are refused at once ask for the same. */
  names: Cache;
}

type Set = 'mediaKeys' | 'mediaOrigin' | 'avodEnabled' | 'handPlaylists';

export interface WatchOptions extends Pick<WatchWorld, Set> {
  /** Told of leases that ended before the addresses signed for them. */
  ended?: Pick<EndedLeases, 'end'>;
  /** Milliseconds that a signed address holds; ten minutes when absent. */
  addressLifetime?: number;
}

export function createWorld(
  { database, internal, now }: ServicePlatform,
  { addressLifetime = ADDRESS_LIFETIME, ended, ...options }: WatchOptions,
): WatchWorld {
  const db = schemaOf<WatchTables>(database, 'watch');
  return {
    ...options,
    db,
    internal,
    now,
    addressLifetime,
    renewals: createRenewals(),
    places: createPlaces({ db, now, ended: async (leases) => ended?.end(leases) }),
    progress: grouped((reports: readonly Reported[]) => writeProgress(db, reports), {
      gather: 4,
      most: 200,
    }),
    viewers: createCache({ ttl: BELIEVED, size: 30_000, now }),
    names: createCache({ ttl: 0, size: 1000, now }),
  };
}
