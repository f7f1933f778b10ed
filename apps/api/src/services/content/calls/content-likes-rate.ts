import { contentLikesRate as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { likedPercentOf, setOpinion } from '../store/members.ts';
import { titleOf } from '../flows/titles.ts';
import { memberOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

const LIKES = { LIKE: true, DISLIKE: false, NONE: null };

/** One opinion per profile and title; `NONE` removes it. */
export const contentLikesRate = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { seriesId, likesRate }, context, world }) => {
    const member = await memberOf(world, context);
    const { id } = await titleOf(world, member, { id: seriesId });
    await setOpinion(world.db, member.profileId, id, LIKES[likesRate]);
    return { data: { likesRate, likedPercent: await likedPercentOf(world.db, id) } };
  },
);
