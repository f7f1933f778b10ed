import { type Airing, type LockState, nothingLocked } from '@kandil/media';
import { sql } from 'kysely';
import type { LockedAiring } from '../../../platform/media/recordings.ts';
import type { Db } from './sql.ts';
import { airingOf } from './airings.ts';
import { table } from './tables.ts';

/**
 * What is locked of a channel, for a transaction that locks more: others wait until it ends.
 * @param now milliseconds since 1970
 */
export async function lockedOf(trx: Db, code: string, now: number): Promise<LockedChannel> {
  const nothing = nothingLocked(now);
  await trx
    .insertInto('airing_lock')
    .values({ channel_code: code, ...lockColumns(nothing) })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const { locked_until, number, discontinuity, start_at } = await trx
    .selectFrom('airing_lock')
    .selectAll()
    .where('channel_code', '=', code)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const rows = await trx
    .selectFrom('airing')
    .selectAll()
    .where('channel_code', '=', code)
    .where('end_at', '>', new Date(now))
    .orderBy('number')
    .execute();
  const tail = { number, discontinuity, start: start_at.getTime() };
  return { airings: rows.map(airingOf), tail, until: locked_until.getTime() };
}

const lockColumns = ({ tail, until }: LockState) => ({
  locked_until: new Date(until),
  number: tail.number,
  discontinuity: tail.discontinuity,
  start_at: new Date(tail.start),
});

/** A broadcast to be locked, by what its guide says. */
export interface DueBroadcast {
  start_at: Date;
  catch_up: boolean;
  /** As in the guide. */
  ref: string | null;
  /** The code of the video that it shows; null: there is none. */
  video: string | null;
  /** Whether the channel may show it: that of children shows them nothing else. */
  fits: boolean;
  /** Whether the video is shown when the broadcast starts. */
  is_shown: boolean;
}

/** The broadcasts of a channel that start in [from, to) and end after `after` (ms since 1970), in order. */
export async function dueBroadcasts(
  db: Db,
  code: string,
  { from, to, after }: { from: number; to: number; after: number },
): Promise<DueBroadcast[]> {
  const { rows } = await sql<DueBroadcast>`
    select b.start_at, b.catch_up, b.ref, v.code as video,
      not c.kids or (coalesce(t.kids, false) and t.age <= c.age and coalesce(b.age, 0) <= c.age) as fits,
      coalesce(v.shown_from <= b.start_at and v.shown_until > b.start_at, false) as is_shown
    from ${table.broadcast} b
    join ${table.channel} c on c.code = b.channel_code
    left join ${table.title} film on film.code = b.ref and film.kind = 'FILM'
    left join ${table.video} v on v.code = coalesce(
      (select f.code from ${table.video} f where f.title_id = film.id and f.type = 'FILM' and f.removed_at is null), b.ref)
    left join ${table.title} t on t.id = v.title_id
    where b.channel_code = ${code} and b.start_at >= ${new Date(from)} and b.start_at < ${new Date(to)}
      and b.end_at > ${new Date(after)}
    order by b.start_at`.execute(db);
  return rows;
}

/** Whether a video is on show in all of a span, milliseconds since 1970; also if there is none of the code. */
export async function isShownDuring(
  db: Db,
  code: string,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('video')
    .select(['shown_from', 'shown_until'])
    .where('code', '=', code)
    .executeTakeFirst();
  return !row || (row.shown_from <= new Date(from) && row.shown_until >= new Date(to));
}

/** How an asset plays: the names of its sounds, and the subtitles of its video. */
export type Names = Pick<LockedAiring, 'sounds' | 'subtitles'>;

/** Days after which airings are removed. */
const STORED = sql`interval '1 day'`;

/** What is locked of a channel, with the names of what it plays. */
export type LockedChannel = Omit<LockState, 'airings'> & {
  readonly airings: readonly LockedAiring[];
};

/** Writes what is locked of a channel now, and removes what has long been over. */
export async function saveLocked(
  trx: Db,
  { code, before, after }: { code: string; before: LockedChannel; after: LockState },
  namesOf: (asset: string) => Names,
): Promise<void> {
  const removed = before.airings.filter((airing) => !after.airings.includes(airing));
  const known = new Map(removed.map((airing) => [airing.number, airing]));
  const added = after.airings.filter((airing) => !before.airings.some((each) => each === airing));
  if (removed.length > 0)
    await trx
      .deleteFrom('airing')
      .where('channel_code', '=', code)
      .where('number', 'in', [...known.keys()])
      .execute();
  const rows = added.map((airing) => {
    const cut = known.get(airing.number);
    const names = cut?.asset === airing.asset ? cut : namesOf(airing.asset);
    return columnsOf(code, airing, names);
  });
  if (rows.length > 0) await trx.insertInto('airing').values(rows).execute();
  await trx
    .updateTable('airing_lock')
    .set(lockColumns(after))
    .where('channel_code', '=', code)
    .execute();
  await sql`delete from ${table.airing} where channel_code = ${code}
    and end_at < ${new Date(after.until)}::timestamptz - ${STORED}`.execute(trx);
}

/** The driver takes a list for an array of the database. */
const inJson = <Value>(value: Value) => sql<Value>`${JSON.stringify(value)}::jsonb`;

const columnsOf = (code: string, airing: Airing, { sounds, subtitles }: Names) => ({
  channel_code: code,
  number: airing.number,
  discontinuity: airing.discontinuity,
  start_at: new Date(airing.start),
  end_at: new Date(airing.end),
  asset_id: airing.asset,
  first_segment: airing.first,
  segments: airing.count,
  catch_up: airing.catchUp,
  sounds: inJson([...sounds]),
  subtitles: inJson([...subtitles]),
});
