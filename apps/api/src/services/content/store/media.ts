import type { Schedule } from '@kandil/media';
import type { Database } from '../../../platform/database/index.ts';
import type { Cache } from '../../../platform/cache.ts';
import { clips } from './ingested.ts';
import { contentTables } from './sql.ts';

/** What the media server reads from the catalogue; undefined for an unknown code. */
export interface MediaCatalogue {
  /** The clips of a video (episode, film or trailer) in order. */
  assetOf(code: string): Promise<{ clips: readonly string[] } | undefined>;
  /** The loop of programmes of a live channel; undefined for one that another party makes. */
  channelOf(code: string): Promise<{ schedule: Schedule } | undefined>;
}

export function mediaCatalogue(database: Database, cache: Cache): MediaCatalogue {
  const db = contentTables(database);
  return {
    assetOf: (code) =>
      cache.get(['asset', code], () =>
        db
          .selectFrom('video as v')
          .leftJoin('ingested as own', 'own.code', 'v.code')
          .select(clips.as('clips'))
          .where('v.code', '=', code)
          .executeTakeFirst(),
      ),
    channelOf: (code) =>
      cache.get(['schedule', code], () =>
        db
          .selectFrom('channel')
          .select('schedule')
          .where('code', '=', code)
          .where('stream', 'is', null)
          .executeTakeFirst(),
      ),
  };
}
