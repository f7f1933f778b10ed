import { sql } from 'kysely';
import { anyOf, type Db, word } from './sql.ts';

export interface PlayedName {
  id: number;
  title: string;
  part: string | null;
}

const ENGLISH = { language: 'en' } as const;

/** Videos in English, in any order: the title, and what the episode or trailer is called. */
export const videoNames = (db: Db, ids: readonly number[]): Promise<PlayedName[]> =>
  db
    .selectFrom('video as v')
    .innerJoin('title as t', 't.id', 'v.title_id')
    .select('v.id')
    .select(word('t.title', ENGLISH).as('title'))
    .select(
      sql<string | null>`case when v.type <> 'FILM' then ${word('v.title', ENGLISH)} end`.as(
        'part',
      ),
    )
    .where('v.id', '=', anyOf.ids(ids))
    .execute();

/** Channels in English, in any order. */
export const channelNames = (db: Db, ids: readonly number[]): Promise<PlayedName[]> =>
  db
    .selectFrom('channel as c')
    .select('c.id')
    .select([word('c.title', ENGLISH).as('title'), sql<null>`null`.as('part')])
    .where('c.id', '=', anyOf.ids(ids))
    .execute();
