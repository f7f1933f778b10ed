import { found } from '@kandil/contract';
import { history as call } from '@kandil/contract/content';
import { childOf, progressOf } from '@kandil/contract/internal';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle, sessionOf } from '../../../platform/http/handler.ts';
import { presentVideo } from '../present/video.ts';
import { videosInOrder } from '../store/videos.ts';
import { memberOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

/** Limit of the history. Each page reads all of it, because only the catalogue knows which videos still exist. */
const LATEST = 2000;

/** @throws Refusal NOT_FOUND unless the caller is a grown-up of the child's account */
async function childOfCaller(
  { internal }: ContentWorld,
  context: CallContext,
  profileId: number,
): Promise<number> {
  const { sessionId } = sessionOf(context);
  return found(await internal(childOf, { sessionId, profileId })).id;
}

/** The videos that a profile watched, newest first: those that the catalogue has, shown now or not, and that suit the profile. */
export const history = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { offset, limit, profileId: named }, context, world }) => {
    const member = await memberOf(world, context);
    const profileId =
      named === undefined ? member.profileId : await childOfCaller(world, context, named);
    const watched = await world.internal(progressOf, { profileId, limit: LATEST });
    const byVideo = new Map(watched.map((each) => [each.videoId, each]));
    const page = { offset, limit };
    const { totalCount, rows } = await videosInOrder(world.db, member, [...byVideo.keys()], page);
    const data = rows.flatMap((row) => {
      const known = byVideo.get(row.id);
      if (!known) return [];
      const video = { ...presentVideo(row, known), ...(row.gone && { gone: true }) };
      return { video, watchedAt: known.lastUpdateTimestamp };
    });
    return { data, meta: { totalCount, offset, limit } };
  },
);
