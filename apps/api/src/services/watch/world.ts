import type { Kysely } from 'kysely';
import type { HandPlaylists } from '../../platform/media/playlists.ts';
import type { MediaKeys } from '../../platform/media/token.ts';
import type { Cache } from '../../platform/cache.ts';
import type { Internal } from '../../platform/http/internal.ts';
import type { Places } from './places.ts';
import type { Renewals } from './renewals.ts';
import type { Reported } from './store/progress.ts';
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
