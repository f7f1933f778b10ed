import { type Cache, createCache } from '../../platform/cache.ts';
import type { Internal } from '../../platform/http/internal.ts';
import type { ServicePlatform } from '../../platform/module.ts';
import type { Queue } from '../../platform/queue/index.ts';
import { missedSearchCounter, type NoteSearch, SETTLES_AFTER } from './flows/missed/counter.ts';
import { contentTables, type Db } from './store/sql.ts';

/** What the handlers of the content service receive. */
export interface ContentWorld {
  blobs: ServicePlatform['blobs'];
  db: Db;
  /** Origins of guides in the operator's own network. */
  guideOrigins: readonly string[];
  /** Parts of the catalogue that are the same for all visitors with the same view. */
  cache: Cache;
  internal: Internal;
  log: ServicePlatform['log'];
  noteSearch: NoteSearch;
  /** Origin of the product, for links of the control room. */
  publicOrigin: string;
  /** Milliseconds since 1970. */
  now: () => number;
  queue: Pick<Queue, 'enqueue'>;
}

export interface ContentOptions extends Pick<ContentWorld, 'cache'> {
  /** By default that of the visitors' catalogue. */
  schema?: string;
  /** None by default. */
  guideOrigins?: readonly string[];
  /** Empty by default: links then lead to the same origin. */
  publicOrigin?: string;
  /** Milliseconds without a search, after which a keyword without result is counted. */
  searchSettles?: number;
}

export function createWorld(
  { blobs, database, internal, log, now, queue }: ServicePlatform,
  {
    cache,
    schema,
    guideOrigins = [],
    publicOrigin = '',
    searchSettles: settles = SETTLES_AFTER,
  }: ContentOptions,
): ContentWorld {
  const db = contentTables(database, schema);
  // In a preview the staff search.
  const noteSearch = schema ? () => undefined : missedSearchCounter({ db, log, now, settles });
  return { blobs, db, cache, guideOrigins, internal, log, noteSearch, now, publicOrigin, queue };
}

const FRESH = 30_000;
const USABLE = 24 * 60 * 60 * 1000;

/**
 * The in-memory cache of the catalogue. Entries are fresh for 30 s, as long as public lists in other caches; `clear()`
 * shows an import at once (`versionOfCatalogue`). While the database is unavailable, entries serve for a day.
 */
export const catalogueCache = (): Cache =>
  createCache({ name: 'catalogue', ttl: FRESH, size: 5000, staleIfError: USABLE });

/** What the jobs receive. */
export type JobWorld = Pick<ContentWorld, 'db' | 'internal' | 'now'>;
