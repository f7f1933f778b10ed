import { Refusal } from '@kandil/contract';
import { maySee } from '@kandil/contract/child-limits';
import { progressMark as call } from '@kandil/contract/watch';
import { handle } from '../../../platform/http/handler.ts';
import { accessOf } from '../flows/access.ts';
import { callerOf } from '../flows/viewer.ts';
import { suitabilityOf } from '../rules/access.ts';
import { undoMark, writeMark } from '../store/marks.ts';
import type { WatchWorld } from '../world.ts';

/**
 * A member's mark on a video in Continue Watching. It needs no plan: a member without one may still remove a video. To
 * a child's profile, a video not suitable for children does not exist. What is no longer shown can be removed, too.
 */
export const progressMark = handle<WatchWorld, typeof call>(
  call,
  async ({ input: { videoId, mark }, context, world }) => {
    const { access, content, member, reason } = await accessOf(
      world,
      callerOf(context),
      { videoId },
      'CURRENT',
    );
    const isRefused = access === 'WARNING' && reason === null;
    if (!member || isRefused || !maySee(member.child, suitabilityOf(content)))
      throw new Refusal('NOT_FOUND');
    const { profileId } = member;
    if (mark === 'UNDO')
      return { data: { done: await undoMark(world.db, { profileId, videoId }) } };
    const { duration } = content;
    const at = await writeMark(world.db, { profileId, videoId, duration }, mark, world.now());
    return { data: { done: true, at: at.toISOString() } };
  },
);
