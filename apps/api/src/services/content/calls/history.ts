import { history as call } from '@kandil/contract/content';
import { progressOf } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { presentVideo } from '../present/video.ts';
import { videosInOrder } from '../store/videos.ts';
import { memberOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

/** Nobody goes further back; each page looks at all of it, since only the catalogue knows what is still there. */
const LATEST = 2000;

/** What a profile watched, the newest first: what is still in the catalogue, and for a child what is for children. */
export const history = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { offset, limit }, context, world }) => {
    const member = await memberOf(world, context);
    const { profileId } = member;
    const watched = await world.internal(progressOf, { profileId, limit: LATEST });
    const byVideo = new Map(watched.map((each) => [each.videoId, each]));
    const page = { offset, limit };
    const { totalCount, rows } = await videosInOrder(world.db, member, [...byVideo.keys()], page);
    const data = rows.flatMap((row) => {
      const known = byVideo.get(row.id);
      if (!known) return [];
      const { lastUpdateTimestamp: watchedAt, finished } = known;
      return { video: presentVideo(row, known), watchedAt, finished };
    });
    return { data, meta: { totalCount, offset, limit } };
  },
);
