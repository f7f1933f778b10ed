import type { LanguageCode } from '@kandil/i18n';
import type { Kysely } from 'kysely';
import type { Internal } from '../../platform/http/internal.ts';
import type { Cache } from '../../platform/cache.ts';
import type { ContentTables } from './tables.ts';

/** What the calls of the content service work with. */
export interface ContentWorld {
  db: Kysely<ContentTables>;
  /** Parts of the catalogue that are the same for everyone of one view. */
  cache: Cache;
  internal: Internal;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** How somebody sees the catalogue: in their language, and as a child only what is for children. */
export interface View {
  language: LanguageCode;
  kids: boolean;
}
