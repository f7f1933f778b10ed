import { found } from '@kandil/contract';
import { videoFindById as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { presentVideo } from '../present/video.ts';
import { progressByVideo } from '../flows/progress.ts';
import type { By } from '../rules/by.ts';
import { videoBy } from '../store/videos.ts';
import { type Visitor, visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';
import { viewKey } from '../rules/view.ts';

export const videoFindById = handle<ContentWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    return { data: await videoOf(world, await visitorOf(world, context), { id: input.videoId }) };
  },
);

/** One video with this visitor's progress. @throws Refusal NOT_FOUND also for a video that the visitor may not see */
export async function videoOf(world: ContentWorld, visitor: Visitor, by: By) {
  const key = ['video', ...Object.values(by), ...viewKey(visitor)];
  const row = found(await world.cache.get(key, () => videoBy(world.db, visitor, by)));
  const progress = await progressByVideo(world, visitor.profileId, [row.id]);
  return presentVideo(row, progress.get(row.id));
}
