import { sql } from 'kysely';
import { type Broadcast, LONGEST_MS } from '../rules/guide/broadcasts.ts';
import type { View } from '../rules/view.ts';
import { anyOf, type Db, inWords, visible } from './sql.ts';
import { table } from './tables.ts';

/** A broadcast in the language of a view; times in milliseconds since 1970. */
export interface BroadcastRow {
  channel_code: string;
  start: number;
  end: number;
  title: string;
  storyline: string;
  age: number | null;
  catch_up: boolean;
  /** The title of the catalogue that it shows; null: it names none that exists. */
  shown: { code: string; isVisible: boolean } | null;
}

/** Far more than fifty channels have in two days. */
const MOST_ROWS = 20_000;
const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;

/** The broadcasts of channels that are on air at some moment of [from, to), in order. */
export async function broadcastsBetween(
  db: Db,
  view: View,
  codes: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<BroadcastRow[]> {
  const { rows } = await sql<BroadcastRow>`
    select b.channel_code, ${ms('b.start_at')} as start, ${ms('b.end_at')} as end,
      ${inWords(sql.ref('b.title'), view)} as title, ${inWords(sql.ref('b.storyline'), view)} as storyline,
      b.age, b.catch_up,
      case when t.id is not null then jsonb_build_object('code', t.code, 'isVisible', ${visible('t', view)}) end as shown
    from ${table.broadcast} b
    left join ${table.video} v on v.code = b.ref
    left join ${table.title} own on own.code = b.ref
    left join ${table.title} t on t.id = coalesce(v.title_id, own.id)
    where b.channel_code = ${anyOf.texts(codes)}
      and b.start_at < ${new Date(to)} and b.start_at >= ${new Date(from - LONGEST_MS)} and b.end_at > ${new Date(from)}
    order by b.channel_code, b.start_at limit ${sql.lit(MOST_ROWS)}`.execute(db);
  return rows;
}

/** A text that each import of a guide changes, and nothing else. */
export async function versionOfGuide(db: Db): Promise<string> {
  const { version } = await db
    .selectFrom('guide')
    .select(sql<string>`concat_ws(' ', max(imported_at), count(*))`.as('version'))
    .executeTakeFirstOrThrow();
  return version;
}

/** The broadcasts of one channel that an import writes, and the span in which they replace others. */
export interface ChannelGuide {
  code: string;
  from: number;
  to: number;
  broadcasts: readonly Broadcast[];
}

const spansOf = (guides: readonly Omit<ChannelGuide, 'broadcasts'>[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(
    guides.map(({ code, from, to }) => ({ code, start: new Date(from), stop: new Date(to) })),
  )}::jsonb) as given(code text, start timestamptz, stop timestamptz)`;

/** What the guides to come say now of the spans that new ones would replace, by channel. */
export async function knownExtents(
  db: Db,
  guides: readonly ChannelGuide[],
  now: number,
): Promise<ReadonlyMap<string, { programmes: number; filled: number }>> {
  const { rows } = await sql<{ code: string; programmes: number; filled: number }>`
    select given.code, count(*)::int as programmes,
      (sum(extract(epoch from b.end_at - b.start_at)) * 1000)::float8 as filled
    from ${spansOf(guides)} join ${table.broadcast} b on b.channel_code = given.code
      and b.start_at >= greatest(given.start, ${new Date(now)}::timestamptz) and b.start_at < given.stop
    group by given.code`.execute(db);
  return new Map(rows.map(({ code, ...extent }) => [code, extent]));
}

/** Rows per statement. */
const CHUNK = 5000;

/** Replaces what the guides of channels say of their spans; what is outside stays, cut where a span begins. */
export async function replaceBroadcasts(
  db: Db,
  guides: readonly ChannelGuide[],
  source: string,
): Promise<void> {
  await sql`
    delete from ${table.broadcast} b using ${spansOf(guides)}
    where b.channel_code = given.code and b.start_at >= given.start and b.start_at < given.stop`.execute(
    db,
  );
  await sql`
    update ${table.broadcast} b set end_at = given.start from ${spansOf(guides)}
    where b.channel_code = given.code and b.start_at < given.start and b.end_at > given.start
      and b.start_at >= given.start - interval '24 hours'`.execute(db);
  const rows = guides.flatMap(({ code, broadcasts }) =>
    broadcasts.map(({ start, end, catchUp, ...rest }) => ({
      channel_code: code,
      start_at: new Date(start),
      end_at: new Date(end),
      catch_up: catchUp,
      ...rest,
    })),
  );
  for (let first = 0; first < rows.length; first += CHUNK)
    await sql`
      insert into ${table.broadcast} (channel_code, start_at, end_at, ref, title, storyline, age, catch_up)
      select channel_code, start_at, end_at, ref, title, storyline, age, catch_up
      from jsonb_to_recordset(${JSON.stringify(rows.slice(first, first + CHUNK))}::jsonb) as given(
        channel_code text, start_at timestamptz, end_at timestamptz, ref text, title jsonb, storyline jsonb,
        age smallint, catch_up boolean)`.execute(db);
  await sql`
    insert into ${table.guide} (channel_code, source, imported_at)
    select code, ${source}, clock_timestamp() from ${spansOf(guides)}
    on conflict (channel_code) do update set source = excluded.source, imported_at = excluded.imported_at`.execute(
    db,
  );
}

/** Removes broadcasts that ended before, at most some thousand at once. @returns whether there may be more */
export async function removeBroadcasts(db: Db, before: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from ${table.broadcast} where (channel_code, start_at) in (
      select channel_code, start_at from ${table.broadcast} where end_at < ${before} limit ${sql.lit(CHUNK)})`.execute(
    db,
  );
  return Number(numAffectedRows) === CHUNK;
}
