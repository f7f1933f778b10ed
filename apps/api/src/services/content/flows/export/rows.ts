import { sql } from 'kysely';
import type { Db } from '../../store/sql.ts';
import { type Row, type Texts, table } from '../../store/tables.ts';

// One query per kind of item, in the order of the file, without what was removed.

/** When a row may be seen; null where it is infinite. */
export interface Showing {
  visible_from: Date | null;
  visible_until: Date | null;
}
const showing = (alias: string) =>
  [
    sql<Date | null>`nullif(${sql.ref(`${alias}.visible_from`)}, '-infinity')`.as('visible_from'),
    sql<Date | null>`nullif(${sql.ref(`${alias}.visible_until`)}, 'infinity')`.as('visible_until'),
  ] as const;

export const genres = (db: Db) =>
  db.selectFrom('genre').select(['code', 'title']).orderBy('position').execute();

export const people = (db: Db) =>
  db
    .selectFrom('person')
    .select(['code', 'name'])
    .orderBy('code', (order) => order.collate('C'))
    .execute();

export type TitleRow = Awaited<ReturnType<typeof titles>>[number];

export function titles(db: Db) {
  const genreCodes = sql<string[]>`
    array(select g.code from ${table.title_genre} i join ${table.genre} g on g.id = i.genre_id
          where i.title_id = t.id order by i.position)`;
  const cast = sql<{ person: string; role: Texts; crew: boolean }[]>`
    coalesce((select jsonb_agg(jsonb_build_object('person', p.code, 'role', i.role, 'crew', i.crew) order by i.position)
      from ${table.title_person} i join ${table.person} p on p.id = i.person_id where i.title_id = t.id), '[]')`;
  return db
    .selectFrom('title as t')
    .select([
      't.id',
      't.code',
      't.kind',
      't.title',
      't.eyebrow',
      't.storyline',
      't.year',
      't.keywords',
    ])
    .select(['t.age', 't.kids', 't.badge', 't.likes', 't.dislikes'])
    .select([genreCodes.as('genres'), cast.as('cast'), 't.audio', 't.subtitles', 't.pictures'])
    .select(['t.announced', 't.grace', 't.countries', ...showing('t')])
    .where('t.removed_at', 'is', null)
    .orderBy('t.position')
    .execute();
}

export const seasons = (db: Db) =>
  db
    .selectFrom('season')
    .select(['id', 'code', 'title_id', 'season_index', 'title', ...showing('season')])
    .where('removed_at', 'is', null)
    .orderBy('title_id')
    .orderBy('season_index')
    .execute();

export type VideoRow = Awaited<ReturnType<typeof videos>>[number];

export const videos = (db: Db) =>
  db
    .selectFrom('video')
    .leftJoin('video_asset as own', 'own.code', 'video.code')
    .select(['video.code', 'type', 'title_id', 'season_id', 'title', 'storyline', 'info'])
    .select(['video.duration', 'free', 'released', 'image', 'clips', 'video.marks', 'own.asset_id'])
    .select(showing('video'))
    .where('removed_at', 'is', null)
    .orderBy('title_id')
    .orderBy('season_id')
    .orderBy('video_index')
    .orderBy('position')
    .orderBy('id')
    .execute();

export type CategoryRow = Awaited<ReturnType<typeof categories>>[number];

type BreakdownRow = Pick<Row<'breakdown'>, 'code' | 'type' | 'title'> & {
  items: string[];
  genre: string | null;
};

export function categories(db: Db) {
  const titleCodes = sql<string[]>`
    array(select t.code from ${table.spotlight} s join ${table.title} t on t.id = s.title_id
          where s.category_id = c.id order by s.position)`;
  const rows = sql<BreakdownRow[]>`
    coalesce((select jsonb_agg(jsonb_build_object('code', b.code, 'type', b.type, 'title', b.title, 'genre', g.code,
        'items', array(select t.code from ${table.breakdown_item} i join ${table.title} t on t.id = i.title_id
                       where i.breakdown_id = b.id order by i.position)) order by b.position)
      from ${table.breakdown} b left join ${table.genre} g on g.id = b.genre_id where b.category_id = c.id), '[]')`;
  return db
    .selectFrom('category as c')
    .select(['c.code', 'c.title', 'c.kind', 'c.result_type'])
    .select([titleCodes.as('spotlight'), rows.as('rows')])
    .orderBy('c.position')
    .execute();
}

export const channelCategories = (db: Db) =>
  db.selectFrom('channel_category').select(['code', 'title']).orderBy('position').execute();

export type ChannelRow = Awaited<ReturnType<typeof channels>>[number];

export function channels(db: Db) {
  const categoryCodes = sql<string[]>`
    array(select g.code from ${table.channel_in_category} i join ${table.channel_category} g on g.id = i.category_id
          where i.channel_id = c.id order by g.position)`;
  return db
    .selectFrom('channel as c')
    .select([
      'c.code',
      'c.title',
      'c.logo',
      'c.free',
      'c.kids',
      'c.age',
      'c.programmes',
      'c.streams',
      'c.rewind',
    ])
    .select(['c.zone', 'c.guide', 'c.filler', 'c.ladder', 'c.countries', ...showing('c')])
    .select(categoryCodes.as('categories'))
    .where('c.removed_at', 'is', null)
    .orderBy('c.position')
    .execute();
}

export const faq = (db: Db) =>
  db.selectFrom('faq').select(['question', 'answer']).orderBy('position').execute();
