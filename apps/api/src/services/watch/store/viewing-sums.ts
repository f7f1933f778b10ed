import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/index.ts';
import { schemaOf } from '../../../platform/database/kysely.ts';
import type { WatchTables } from './tables.generated.ts';

/** How the viewings of a video went that are over. */
export interface ViewingSums {
  /** Viewings of the last 90 days: those that had a picture, and those that failed before it. */
  viewings: number;
  pictures: number;
  failed: number;
  /** Means of those with a picture; null without one. */
  firstFrameMs: number | null;
  height: number | null;
  playedMs: number;
  stallMs: number;
  errors: number;
  /** How many were left in each hundredth of the video since the first one, in order; 100 is the end. */
  ends: { percent: number; viewings: number }[];
}

/** The sums of a video's viewings, for operators. */
export async function viewingSums(database: Database, videoId: number): Promise<ViewingSums> {
  const db = schemaOf<WatchTables>(database, 'watch');
  const sumOf = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::float8`;
  const meanOf = (column: string) =>
    sql<number | null>`(sum(${sql.ref(column)}) / nullif(sum(pictures), 0))::float8`;
  const sums = await db
    .selectFrom('viewing_hour')
    .where('kind', '=', 'video')
    .where('title_id', '=', videoId)
    .select([
      sumOf('viewings').as('viewings'),
      sumOf('pictures').as('pictures'),
      sumOf('failed').as('failed'),
      meanOf('first_frame_ms').as('firstFrameMs'),
      meanOf('heights').as('height'),
      sumOf('played_ms').as('playedMs'),
      sumOf('stall_ms').as('stallMs'),
      sumOf('errors').as('errors'),
    ])
    .executeTakeFirstOrThrow();
  return { ...sums, ends: await viewingEnds(db, videoId) };
}

/** How many viewings of a video were left in each hundredth, in order. */
export const viewingEnds = (
  db: Kysely<WatchTables>,
  videoId: number,
): Promise<ViewingSums['ends']> =>
  db
    .selectFrom('viewing_end')
    .select(['percent', 'viewings'])
    .where('video_id', '=', videoId)
    .orderBy('percent')
    .execute();
