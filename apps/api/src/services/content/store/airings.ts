import { sql } from 'kysely';
import type { LockedAiring } from '../../../platform/media/recordings.ts';
import type { Db } from './sql.ts';
import { type Row, table } from './tables.ts';

/** A channel that plays films by its guide. */
export type ScheduledChannel = Pick<Row<'channel'>, 'code'> & { filler: string };

export async function scheduledChannels(db: Db): Promise<ScheduledChannel[]> {
  const rows = await db
    .selectFrom('channel')
    .select(['code', 'filler'])
    .where('removed_at', 'is', null)
    .orderBy('code')
    .execute();
  return rows.flatMap(({ code, filler }) => (filler === null ? [] : [{ code, filler }]));
}

/** An airing from its row. */
export const airingOf = (row: Row<'airing'>): LockedAiring => ({
  number: row.number,
  discontinuity: row.discontinuity,
  start: row.start_at.getTime(),
  end: row.end_at.getTime(),
  asset: row.asset_id,
  first: row.first_segment,
  count: row.segments,
  catchUp: row.catch_up,
  sounds: row.sounds,
  subtitles: row.subtitles,
});

/** What a channel plays: of the last two hours, and what is locked of the time to come. */
export async function airingsOf(db: Db, code: string): Promise<LockedAiring[]> {
  const rows = await db
    .selectFrom('airing as a')
    .innerJoin('airing_lock as l', 'l.channel_code', 'a.channel_code')
    .selectAll('a')
    .where('a.channel_code', '=', code)
    // Not the time of this query: until more is locked, every server reads the same.
    .where('a.end_at', '>', sql<Date>`l.locked_until - interval '4 hours'`)
    .orderBy('a.number')
    .execute();
  return rows.map(airingOf);
}

/** Scheduled channels that have nothing to play now, and broadcasts of the next day without a film, for the metrics. */
export async function countUnplayed(db: Db): Promise<{ channels: number; broadcasts: number }> {
  const { rows } = await sql<{ channels: number; broadcasts: number }>`
    select count(*) filter (where not exists (
        select 1 from ${table.airing} a
        where a.channel_code = c.code and a.start_at <= now() and a.end_at > now()))::int as channels,
      coalesce(sum((select count(*) from ${table.broadcast} b
        where b.channel_code = c.code and b.start_at > now() and b.start_at < now() + interval '1 day' and not exists (
          select 1 from ${table.video} v join ${table.video_asset} own on own.code = v.code
          join ${table.title} t on t.id = v.title_id
          where v.removed_at is null and (v.code = b.ref or (t.code = b.ref and v.type = 'FILM'))))), 0)::int as broadcasts
    from ${table.channel} c where c.filler is not null and c.removed_at is null`.execute(db);
  return rows[0] ?? { channels: 0, broadcasts: 0 };
}
