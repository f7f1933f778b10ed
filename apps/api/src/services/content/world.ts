import type { LanguageCode } from '@kandil/i18n';
import { type Cache, createCache } from '../../platform/cache.ts';
import type { Internal } from '../../platform/http/internal.ts';
import type { ServicePlatform } from '../../platform/module.ts';
import type { Queue } from '../../platform/queue/index.ts';
import { contentTables, type Db } from './store/sql.ts';

/** What the calls of the content service work with. */
export interface ContentWorld {
  db: Db;
  /** Parts of the catalogue that are the same for everyone of one view. */
  cache: Cache;
  internal: Internal;
  /** Milliseconds since 1970. */
  now: () => number;
  queue: Pick<Queue, 'enqueue'>;
}

export type ContentOptions = Pick<ContentWorld, 'cache'>;

export function createWorld(
  { database, internal, now, queue }: ServicePlatform,
  { cache }: ContentOptions,
): ContentWorld {
  return { db: contentTables(database), cache, internal, now, queue };
}

const FRESH = 30_000;
const USABLE = 24 * 60 * 60 * 1000;

/**
 * The catalogue in memory: fresh for 30 s, the time that public lists may be kept anywhere, so that an import is
 * seen within it (`clear()` makes it seen at once), and given for a day while the database is away.
 */
export const catalogueCache = (): Cache =>
  createCache({ ttl: FRESH, size: 5000, staleIfError: USABLE });

/** How somebody sees the catalogue: in their language, and as a child only what is for children. */
export interface View {
  language: LanguageCode;
  kids: boolean;
}
