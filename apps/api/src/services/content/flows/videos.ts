import type { Video } from '@kandil/contract/content';
import { presentVideo } from '../present/video.ts';
import { progressByVideo } from './progress.ts';
import type { PageResult } from '../store/sql.ts';
import type { VideoRow } from '../store/videos.ts';
import type { Visitor } from './visitor.ts';
import type { ContentWorld } from '../world.ts';

/** Videos with this visitor's progress. */
export async function withProgress(
  world: ContentWorld,
  { profileId }: Visitor,
  rows: readonly VideoRow[],
): Promise<Video[]> {
  const progress = await progressByVideo(
    world,
    profileId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentVideo(row, progress.get(row.id)));
}

/** The answer of a call that lists a title's or season's videos. */
export async function videoListAnswer(
  world: ContentWorld,
  visitor: Visitor,
  { totalCount, rows }: PageResult<VideoRow>,
  page: { offset: number; limit: number },
) {
  return { data: await withProgress(world, visitor, rows), meta: { totalCount, ...page } };
}
