import type { Schedule } from '@kandil/media';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/index.ts';
import type { Cache } from '../../../platform/cache.ts';
import { clips, joinOwn } from './ingested.ts';
import { contentTables, first } from './sql.ts';

/** What the media server asks the catalogue; undefined where there is nothing of that code. */
export interface MediaCatalogue {
  /** The clips of a video (episode, film or trailer), one after the other. */
  assetOf(code: string): Promise<{ clips: readonly string[] } | undefined>;
  /** The loop of programmes of a live channel. */
  channelOf(code: string): Promise<{ schedule: Schedule } | undefined>;
}

export function mediaCatalogue(database: Database, cache: Cache): MediaCatalogue {
  const db = contentTables(database);
  const one = <Row>(kind: string, code: string, query: ReturnType<typeof sql>) =>
    cache.get([kind, code], () => first<Row>(db, query));
  return {
    assetOf: (code) =>
      one(
        'asset',
        code,
        sql`select ${clips} as clips from content.video v ${joinOwn} where v.code = ${code}`,
      ),
    channelOf: (code) =>
      one('schedule', code, sql`select schedule from content.channel where code = ${code}`),
  };
}
