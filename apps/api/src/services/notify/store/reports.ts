import { sql } from 'kysely';
import type { Executor } from './tables.ts';

export interface ReportedTitle {
  series_id: number | null;
  video_id: number | null;
  channel_id: number | null;
  count: number;
  /** Number of reports by problem. */
  problems: Record<string, number>;
  last_at: Date;
  /** Second of the last report that names one. */
  position: number | null;
}

/** Titles with open reports, those with most first. */
export const reportedTitles = (db: Executor, limit: number): Promise<ReportedTitle[]> =>
  db
    .with('per_problem', (part) =>
      part
        .selectFrom('ticket')
        .select([
          'series_id',
          'video_id',
          'channel_id',
          'problem',
          sql<number>`count(*)::integer`.as('count'),
          sql<Date>`max(created_at)`.as('last_at'),
          sql<
            [number, number][]
          >`max(array[number, position]) filter (where position is not null)`.as('place'),
        ])
        .where('state', '=', 'OPEN')
        .where('problem', 'is not', null)
        .groupBy(['series_id', 'video_id', 'channel_id', 'problem']),
    )
    .selectFrom('per_problem')
    .select([
      'series_id',
      'video_id',
      'channel_id',
      sql<number>`sum(count)::integer`.as('count'),
      sql<Record<string, number>>`jsonb_object_agg(problem, count)`.as('problems'),
      sql<Date>`max(last_at)`.as('last_at'),
      sql<number | null>`((max(place))[2])::integer`.as('position'),
    ])
    .groupBy(['series_id', 'video_id', 'channel_id'])
    .orderBy(sql`sum(count)`, 'desc')
    .orderBy(sql`max(last_at)`, 'desc')
    .limit(limit)
    .execute();
