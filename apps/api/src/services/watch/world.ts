import type { Kysely } from 'kysely';
import type { MediaKeys } from '../../media/token.ts';
import type { Internal } from '../../platform/http/internal.ts';
import type { Renewals } from './renewals.ts';
import type { WatchTables } from './tables.ts';

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
  /** Ad-supported mode is on only for the string 'true' (SHELL-02). */
  avodEnabled: string;
  renewals: Renewals;
}
