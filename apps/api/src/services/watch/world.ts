import type { Kysely } from 'kysely';
import type { HandPlaylists } from '../../platform/media/playlists.ts';
import type { MediaKeys } from '../../platform/media/token.ts';
import type { Queue } from '../../platform/queue/index.ts';
import type { EndedLeases } from '../../platform/media/ended.ts';
import { type Cache, createCache } from '../../platform/cache.ts';
import { schemaOf } from '../../platform/database/kysely.ts';
import type { ServicePlatform } from '../../platform/module.ts';
import { ADDRESS_LIFETIME } from './flows/address.ts';
import { createLookups, type Lookups } from './flows/lookups.ts';
import { type Beat, storeBeats } from './store/beats.ts';
import { grouped } from '../../platform/grouped.ts';
import type { UsedTime } from './rules/screen-time.ts';
import { countViewings } from './store/quality-metrics.ts';
import { type ProfileDay, usedOn } from './store/screen-time.ts';
import { storeViewings, type ViewingReport } from './store/viewings.ts';
import type { Switches } from '../../platform/state/switches.ts';
import type { Internal } from '../../platform/http/internal.ts';
import { createLeases, type Leases } from './flows/leases.ts';
import { createRenewals, type Renewals } from './flows/renewals.ts';
import { VIEWER_TTL } from './flows/viewer.ts';
import type { WatchTables } from './store/tables.generated.ts';

/** What the handlers of the watch service receive. */
export interface WatchWorld {
  db: Kysely<WatchTables>;
  internal: Internal;
  queue: Pick<Queue, 'enqueue'>;
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
  /** Says whether ad-supported mode is on. */
  switches: Pick<Switches, 'current'>;
  /** Whether a member must also be in the country of the account to begin watching. */
  mustBeInCountry: boolean;
  renewals: Renewals;
  /** Receives leases and sessions that end before the addresses signed for them expire. */
  ended: Pick<EndedLeases, 'has' | 'end'>;
  /** Leases of concurrent players. */
  leases: Leases;
  /**
   * Stores a report in one batch with concurrent ones; resolves once it is on the disk: with its lease, null if it needs
   * none, undefined if its lease is gone.
   */
  beats: (beat: Beat) => Promise<string | null | undefined>;
  /** Stores and counts the numbers of a viewing, in one batch with others. */
  viewings: (report: ViewingReport) => Promise<void>;
  /** Viewers as their services know them: at once, or together with those of the next milliseconds. */
  lookups: { atOnce: Lookups; gathered: Lookups };
  /** Entitlements of members who keep playing, cached for less than a minute. */
  viewers: Cache;
  /** A day of a child with limits. */
  used: (asked: ProfileDay) => Promise<UsedTime>;
  /** What runs in many players, cached for seconds. */
  contents: Cache;
  /** How many players run, cached for seconds: however many of the staff look, leases are counted once. */
  running: Cache;
  /** Merges concurrent lookups of the same device name: many players may be refused at once. */
  names: Cache;
}

type WorldInput = 'mediaKeys' | 'mediaOrigin' | 'switches' | 'handPlaylists';

export interface WatchOptions extends Pick<WatchWorld, WorldInput> {
  /** Absent if no process serves media. */
  ended?: WatchWorld['ended'];
  /** Lifetime of a signed address in milliseconds; ten minutes when absent. */
  addressLifetime?: number;
  /** False when absent. */
  mustBeInCountry?: boolean;
}

/**
 * Milliseconds that a report waits for others. A report hurries nobody: the player goes on meanwhile, and its next one
 * follows after 30 seconds.
 */
const GATHER = 15;
const GATHER_VIEWERS = 30;
/** Nobody waits for the numbers of a viewing. */
const GATHER_VIEWINGS = 500;
/** Reports, or children, in one statement. */
const MOST = 200;
/** Viewers in memory: those of 2,000 reports a second. */
const MOST_VIEWERS = 60_000;
/** Milliseconds for which reports of running players believe the catalogue, beside the time that it caches itself. */
const CONTENT_TTL = 5000;
const MOST_CONTENTS = 5000;
/** Milliseconds for which the control room believes a count of players. */
const RUNNING_TTL = 3000;

const NOTHING_ENDED: WatchWorld['ended'] = { has: () => false, end: async () => undefined };

export function createWorld(
  { database, internal, now, queue }: ServicePlatform,
  {
    addressLifetime = ADDRESS_LIFETIME,
    ended = NOTHING_ENDED,
    mustBeInCountry = false,
    ...options
  }: WatchOptions,
): WatchWorld {
  const db = schemaOf<WatchTables>(database, 'watch');
  return {
    ...options,
    db,
    internal,
    now,
    queue,
    addressLifetime,
    ended,
    mustBeInCountry,
    renewals: createRenewals(),
    leases: createLeases({ db, now, ended: ended.end }),
    beats: grouped((beats: readonly Beat[]) => storeBeats(db, beats), {
      gather: GATHER,
      most: MOST,
    }),
    viewings: grouped(noteViewings(db), { gather: GATHER_VIEWINGS, most: MOST }),
    lookups: {
      atOnce: createLookups(internal, 0),
      gathered: createLookups(internal, GATHER_VIEWERS),
    },
    viewers: createCache({ name: 'viewers', ttl: VIEWER_TTL, size: MOST_VIEWERS, now }),
    used: grouped((asked: readonly ProfileDay[]) => usedOn(db, asked), { gather: 0, most: MOST }),
    contents: createCache({ name: 'contents', ttl: CONTENT_TTL, size: MOST_CONTENTS, now }),
    running: createCache({ name: 'running', ttl: RUNNING_TTL, size: 1, now }),
    names: createCache({ name: 'names', ttl: 0, size: 1000, now }),
  };
}

const noteViewings =
  (db: WatchWorld['db']) =>
  async (reports: readonly ViewingReport[]): Promise<void[]> => {
    countViewings(await storeViewings(db, reports));
    return reports.map(() => undefined);
  };
