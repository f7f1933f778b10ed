import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isHere, onShow, titleOnShow } from '../../store/sql.ts';
import { storedTerritoryCount } from '../../store/territories.ts';
import { type ContentTables, table } from '../../store/tables.ts';

/** Titles per statement. */
const CHUNK = 2000;

/** Marks what has something to play, and from when until when it is shown. */
async function deriveShowing(db: Kysely<ContentTables>): Promise<void> {
  // A trailer of an announced title does not wait for the title.
  const held = sql`not (v.type = 'PREVIEW' and t.announced)`;
  await sql`
    update ${table.video} v set ready = now.ready, shown_from = now.shown_from, shown_until = now.shown_until
    from (select v.id, cardinality(v.clips) > 0 or exists (
              select from ${table.video_asset} own where own.code = v.code) as ready,
            greatest(v.visible_from, case when ${held} then greatest(t.visible_from, s.visible_from) end) as shown_from,
            least(v.visible_until, s.visible_until, t.visible_until, v.removed_at) as shown_until
          from ${table.video} v join ${table.title} t on t.id = v.title_id
          left join ${table.season} s on s.id = v.season_id) now
    where now.id = v.id
      and (v.ready, v.shown_from, v.shown_until) is distinct from (now.ready, now.shown_from, now.shown_until)`.execute(
    db,
  );
  // From the first of its videos that has not ended until the last one. Removed ones count no more: a title without others
  // is over when it is removed itself, or waits for a film.
  await sql`
    update ${table.title} t set ready = now.ready, shown_from = now.shown_from, shown_until = now.shown_until
    from (select t.id, count(v.id) > 0 as ready,
            coalesce(min(v.shown_from) filter (where v.shown_until > now()), min(v.shown_from), t.visible_from) as shown_from,
            coalesce(max(v.shown_until), least(t.visible_until, t.removed_at)) as shown_until
          from ${table.title} t
          left join ${table.video} v on v.title_id = t.id and v.type <> 'PREVIEW' and v.ready and v.removed_at is null
          group by t.id) now
    where now.id = t.id
      and (t.ready, t.shown_from, t.shown_until) is distinct from (now.ready, now.shown_from, now.shown_until)`.execute(
    db,
  );
  await sql`
    update ${table.video} v set shown_since = now()
    where v.shown_since is null and v.type <> 'PREVIEW' and ${onShow('v')}`.execute(db);
}

/** Fills the columns derived from other tables: what is shown, next episode, first video and latest release of each title. */
export async function deriveOrder(db: Kysely<ContentTables>): Promise<void> {
  await deriveShowing(db);
  // Tables filled in this transaction have no statistics; without them the plans take minutes. Texts are not compared,
  // and reading those of a large catalogue takes a second.
  await sql`
    analyze ${table.title} (id, kind, kids, position), ${table.season} (id, title_id, season_index),
      ${table.video} (id, type, title_id, season_id, video_index, free, released), ${table.title_genre},
      ${table.breakdown} (id, category_id, type, genre_id)`.execute(db);
  const { last } = await db
    .selectFrom('title')
    .select((eb) => eb.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  for (let start = 0; start < (last ?? 0); start += CHUNK)
    await deriveOrderOf(db, start, start + CHUNK);
}

/** For titles whose ids are in (after, last]. */
async function deriveOrderOf(
  db: Kysely<ContentTables>,
  after: number,
  last: number,
): Promise<void> {
  await sql`
    update ${table.video} v set next_id = line.next_id
    from (select e.id, lead(e.id) over (partition by e.title_id order by s.season_index, e.video_index) as next_id
          from ${table.video} e left join ${table.season} s on s.id = e.season_id
          where e.type = 'EPISODE' and ${onShow('e')} and e.title_id > ${after} and e.title_id <= ${last}) line
    where line.id = v.id and v.next_id is distinct from line.next_id`.execute(db);
  await sql`
    update ${table.title} t set first_video_id = known.first_id, released = known.released
    from (select t.id, max(v.released) as released,
                 (array_agg(v.id order by s.season_index, v.video_index) filter (where v.id is not null))[1] as first_id
          from ${table.title} t
          left join ${table.video} v on v.title_id = t.id and v.type in ('EPISODE', 'FILM') and ${onShow('v')}
          left join ${table.season} s on s.id = v.season_id
          where t.id > ${after} and t.id <= ${last} group by t.id) known
    where known.id = t.id
      and (t.first_video_id, t.released) is distinct from (known.first_id, known.released)`.execute(
    db,
  );
}

/** An item that the editors chose for a CUSTOM_CONTENTS row. */
export interface ChosenItem {
  breakdown_id: number;
  title_id: number;
  position: number;
}

/** Maximum number of items in a row without chosen items, in each territory. */
const LONGEST_ROW = 500;

/** The ranked items that are among the first of their row in any territory. */
function longest(ranked: RawBuilder<unknown>, territories: number): RawBuilder<unknown> {
  const places = Array.from({ length: territories }, (_, territory) => {
    const here = isHere('r', { territory });
    return sql`case when ${here} then count(*) filter (where ${here}) over line end`;
  });
  return sql`
    select breakdown_id, title_id, video_id, position from (
      select r.*, least(${sql.join(places)}) as place from (
        select each.*, t.territories from (${ranked}) each join ${table.title} t on t.id = each.title_id) r
      window line as (partition by r.breakdown_id order by r.position)) placed
    where place <= ${LONGEST_ROW}`;
}

/** Rows in a category of series show only series; rows in a category of films only films. */
const scoped = sql`
  select b.id as breakdown_id, b.type, b.genre_id, t.id as title_id, t.position, t.likes, t.dislikes
  from ${table.breakdown} b join ${table.category} c on c.id = b.category_id
  join ${table.title} t on case c.kind when 'SERIES' then t.kind = 'SERIES' when 'MOVIES' then t.kind = 'FILM' else true end
  where ${titleOnShow('t')}`;

/** Popular titles first; a title without a rank yet is placed by its likes. */
const discovery = sql`
  select breakdown_id, title_id, null::int as video_id, row_number() over (
    partition by breakdown_id order by
      coalesce(p.score, 0.5 * (s.likes + 1.0) / (s.likes + s.dislikes + 2)) desc, s.position) as position
  from (${scoped}) s left join ${table.popular_title} p using (title_id) where s.type = 'DISCOVERY'`;

/**
 * Fills the rows: the editors' choice, the newest and the first free video of each title, the titles of a genre,
 * and for DISCOVERY the popular titles, in the order that guests see.
 *
 * @param chosen without it, the editors' choice stays as it is
 */
export async function deriveRows(
  db: Kysely<ContentTables>,
  chosen?: readonly ChosenItem[],
): Promise<void> {
  const territories = await storedTerritoryCount(db);
  const items = chosen
    ? sql`select breakdown_id, title_id, position
        from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) as x(breakdown_id int, title_id int, position int)`
    : sql`select i.breakdown_id, i.title_id, i.position from ${table.breakdown_item} i
        join ${table.breakdown} b on b.id = i.breakdown_id where b.type = 'CUSTOM_CONTENTS'`;
  await sql`
    with scoped as (${scoped}),
    newest as (
      select distinct on (v.title_id) v.title_id, v.id, v.released
      from ${table.video} v join ${table.season} s on s.id = v.season_id where ${onShow('v')}
      order by v.title_id, v.released desc, s.season_index desc, v.video_index desc),
    free as (
      select distinct on (v.title_id) v.title_id, v.id
      from ${table.video} v left join ${table.season} s on s.id = v.season_id
      where v.free and ${onShow('v')} and v.type <> 'PREVIEW' order by v.title_id, s.season_index, v.video_index),
    ranked as (
      select breakdown_id, n.title_id, n.id as video_id, row_number() over (partition by breakdown_id order by n.released desc, s.position) as position
      from scoped s join newest n using (title_id) where s.type = 'NEW_EPISODES'
      union all
      select breakdown_id, f.title_id, f.id, row_number() over (partition by breakdown_id order by s.position)
      from scoped s join free f using (title_id) where s.type = 'FREE_EPISODES'
      union all
      select breakdown_id, g.title_id, null, row_number() over (partition by breakdown_id order by s.position)
      from scoped s join ${table.title_genre} g using (title_id, genre_id) where s.type = 'GENRE_CONTENTS'
      union all
      ${discovery}),
    target as (
      select breakdown_id, title_id, null::int as video_id, position from (${items}) chosen
      union all
      select breakdown_id, title_id, video_id, position::int from (${longest(sql`select * from ranked`, territories)}) first_ones),
    ${replaced(sql`true`)}`.execute(db);
}

/** Fills only the DISCOVERY rows, after a ranking. */
export async function deriveDiscovery(db: Kysely<ContentTables>): Promise<void> {
  const territories = await storedTerritoryCount(db);
  await sql`
    with target as (${longest(discovery, territories)}),
    ${replaced(sql`i.breakdown_id in (select id from ${table.breakdown} where type = 'DISCOVERY')`)}`.execute(
    db,
  );
}

/** Makes the items in `scope` equal to `target`; writes only differences. */
function replaced(scope: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`
    gone as (
      delete from ${table.breakdown_item} i
      where ${scope} and not exists (select from target w where w.breakdown_id = i.breakdown_id and w.title_id = i.title_id))
    insert into ${table.breakdown_item} as i (breakdown_id, title_id, video_id, position)
    select breakdown_id, title_id, video_id, position from target
    on conflict (breakdown_id, title_id) do update set video_id = excluded.video_id, position = excluded.position
    where (i.video_id, i.position) is distinct from (excluded.video_id, excluded.position)`;
}
