import { history as call } from '@kandil/contract/content';
import { progressOf } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { presentVideo } from '../present/video.ts';
import { videosInOrder } from '../store/videos.ts';
import { memberOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

/** Limit of the history. Each page reads all of it, because only the catalogue knows which videos still exist. */
const LATEST = 2000;

/** The videos that a profile watched, newest first: those that the catalogue still has and the profile may see. */
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
      return { video: presentVideo(row, known), watchedAt: known.lastUpdateTimestamp };
    });
    return { data, meta: { totalCount, offset, limit } };
  },
);
