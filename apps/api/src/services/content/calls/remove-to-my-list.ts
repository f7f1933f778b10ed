import { Refusal } from '@kandil/contract';
import { removeToMyList as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { removeFromList } from '../store/members.ts';
import { whyNoTitle } from '../store/titles.ts';
import { memberOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

/** Also what is not shown now. Idempotent, as every GET that changes data must be (SPEC-D16). */
export const removeToMyList = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { seriesId }, context, world }) => {
    const member = await memberOf(world, context);
    if ((await whyNoTitle(world.db, member, { id: seriesId })) === undefined)
      throw new Refusal('NOT_FOUND');
    await removeFromList(world.db, member.profileId, seriesId);
    return { data: { seriesId, inMyList: false } };
  },
);
