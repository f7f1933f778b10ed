import { videoFindById as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { presentVideo } from '../present/video.ts';
import { progressByVideo } from '../flows/progress.ts';
import type { By } from '../rules/by.ts';
import { shown } from '../flows/shown.ts';
import { videoBy, whyNoVideo } from '../store/videos.ts';
import { type Visitor, visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';
import { viewKey } from '../rules/view.ts';

export const videoFindById = handle<ContentWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    return { data: await videoOf(world, await visitorOf(world, context), { id: input.videoId }) };
  },
);

/** One video with this visitor's progress. @throws Refusal as `shown` */
export async function videoOf(world: ContentWorld, visitor: Visitor, by: By) {
  const key = ['video', ...Object.values(by), ...viewKey(visitor)];
  const { cache, db } = world;
  const row = await shown(await cache.get(key, () => videoBy(db, visitor, by)), () =>
    cache.get(['why', ...key], () => whyNoVideo(db, visitor, by)),
  );
  const progress = await progressByVideo(world, visitor.profileId, [row.id]);
  return presentVideo(row, progress.get(row.id));
}
