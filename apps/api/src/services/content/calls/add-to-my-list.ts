import { addToMyList as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { addToList } from '../store/members.ts';
import { titleOf } from '../flows/titles.ts';
import { memberOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

/** Idempotent, as every GET that changes data must be (SPEC-D16). */
export const addToMyList = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { seriesId }, context, world }) => {
    const member = await memberOf(world, context);
    const { id } = await titleOf(world, member, { id: seriesId });
    await addToList(world.db, member.profileId, id);
    return { data: { seriesId: id, inMyList: true } };
  },
);
