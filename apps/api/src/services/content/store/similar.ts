import { sql } from 'kysely';
import type { View } from '../rules/view.ts';
import { type Db, titleVisible } from './sql.ts';
import { type Hit, NO_VIDEO, tilePage, type TileRow } from './tiles.ts';
import { table } from './tables.ts';

const SIMILAR = 12;
const FIRST = { offset: 0, limit: SIMILAR };

/** Similar titles, most similar first: from the ranking, or for a title without one by shared people and genres. */
export async function similar(db: Db, view: View, titleId: number): Promise<TileRow[]> {
  const ranked = await tilePage(
    db,
    view,
    db
      .selectFrom('similar_title')
      .where('title_id', '=', titleId)
      .select([
        'other_id as title_id',
        NO_VIDEO,
        sql<number>`row_number() over (order by score desc, other_id)`.as('position'),
      ]),
    FIRST,
  );
  return ranked.rows.length > 0 ? ranked.rows : (await sharing(db, view, titleId)).rows;
}

/**
 * Titles that share people and genres with one, most shared first. A person counts as much as three genres; equal titles
 * are ordered by their likes.
 */
function sharing(db: Db, view: View, titleId: number) {
  return tilePage(
    db,
    view,
    sql<Hit>`
    select t.id as title_id, null::int as video_id,
      row_number() over (order by shared.weight desc, (t.likes + 1.0) / (t.likes + t.dislikes + 2) desc, t.id) as position
    from (
      select title_id, sum(weight) as weight from (
        select other.title_id, 1 as weight from ${table.title_genre} own
        join ${table.title_genre} other on other.genre_id = own.genre_id where own.title_id = ${titleId}
        union all
        select other.title_id, 3 from ${table.title_person} own
        join ${table.title_person} other on other.person_id = own.person_id where own.title_id = ${titleId}) part
      where title_id <> ${titleId} group by title_id having ${titleVisible(view)}
      -- Of a large catalogue thousands share a genre. Only those that may be among the first are looked up.
      order by weight desc fetch first ${SIMILAR} rows with ties) shared
    join ${table.title} t on t.id = shared.title_id`,
    FIRST,
  );
}
