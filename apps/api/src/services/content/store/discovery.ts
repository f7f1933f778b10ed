import { type RawBuilder, sql } from 'kysely';
import type { TasteWeight, Opinions } from '../rules/taste.ts';
import type { View } from '../rules/view.ts';
import type { Db, Page, PageResult } from './sql.ts';
import { type Hit, tilePage, type TileRow } from './tiles.ts';
import { table } from './tables.ts';

const kindOf = (kind: RawBuilder<unknown>) => kind.$castTo<keyof Opinions>().as('kind');

/** The titles that a profile liked, disliked and listed; the list is newest first. */
export async function opinionsOf(db: Db, profileId: number): Promise<Opinions> {
  const rows = await db
    .selectFrom('opinion')
    .where('profile_id', '=', profileId)
    .select(['title_id', kindOf(sql`case when likes then 'liked' else 'disliked' end`)])
    .unionAll((eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom('my_list')
            .select('title_id')
            .where('profile_id', '=', profileId)
            .orderBy('added_at', 'desc')
            .orderBy('title_id')
            .as('list'),
        )
        .select(['title_id', kindOf(sql`'listed'`)]),
    )
    .execute();
  const of = (kind: keyof Opinions) =>
    rows.filter((row) => row.kind === kind).map(({ title_id }) => title_id);
  return { liked: of('liked'), disliked: of('disliked'), listed: of('listed') };
}

/** Weight of popularity relative to similarity. */
const POPULARITY = 0.5;

/**
 * The items of a DISCOVERY row for one profile: the items that guests see and titles similar to the profile's taste, of
 * the kind that the row's category shows. Started titles come last; finished and disliked ones are left out.
 */
export function discoveryFor(
  db: Db,
  view: View,
  breakdownId: number,
  { seeds, begun, done }: TasteWeight,
  page: Page,
): Promise<PageResult<TileRow>> {
  return tilePage(
    db,
    view,
    sql<Hit>`
    with near as (
      select s.other_id as title_id, sum(s.score * seed.weight) as score
      from unnest(${[...seeds.keys()]}::int[], ${[...seeds.values()]}::real[]) as seed(title_id, weight)
      join ${table.similar_title} s on s.title_id = seed.title_id
      where seed.title_id <> s.other_id
      group by s.other_id),
    offered as (
      select title_id from ${table.breakdown_item} where breakdown_id = ${breakdownId}
      union
      select n.title_id from near n join ${table.title} t on t.id = n.title_id
      join ${table.breakdown} b on b.id = ${breakdownId} join ${table.category} c on c.id = b.category_id
      where case c.kind when 'SERIES' then t.kind = 'SERIES' when 'MOVIES' then t.kind = 'FILM' else true end)
    select o.title_id, null::int as video_id, row_number() over (
      order by o.title_id = any (${[...begun]}::int[]),
        coalesce(n.score / (select max(score) from near), 0) + ${POPULARITY} * coalesce(p.score, 0) desc,
        t.position, o.title_id) as position
    from offered o join ${table.title} t on t.id = o.title_id
    left join near n on n.title_id = o.title_id left join ${table.popular_title} p on p.title_id = o.title_id
    where o.title_id <> all (${[...done]}::int[])`,
    page,
  );
}
