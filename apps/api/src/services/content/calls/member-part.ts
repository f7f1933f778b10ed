import { memberPart as call } from '@kandil/contract/content';
import { accountOf } from '@kandil/contract/internal';
import { handle, sessionOf } from '../../../platform/http/handler.ts';
import { memberOfTitle } from '../flows/member-side.ts';
import { ownRows } from '../flows/own-rows.ts';
import { titleOf } from '../flows/titles.ts';
import { type Member, memberOf } from '../flows/visitor.ts';
import { listedIds } from '../store/members.ts';
import type { ContentWorld } from '../world.ts';

/** Marks of a page come from the newest entries of My List. */
const MOST_LISTED = 500;

/** What is the member's own on a page that is the same for many. */
export const memberPart = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { rows = '', seriesId }, context, world }) => {
    const { userId, sessionId } = sessionOf(context);
    const member = await memberOf(world, context);
    const ids = rows === '' ? [] : rows.split(',').map(Number);
    const [account, myList, own, title] = await Promise.all([
      world.internal(accountOf, { userId, sessionId, language: context.language }),
      listedIds(world.db, member.profileId, MOST_LISTED),
      ownRows(world, member, ids),
      seriesId === undefined ? null : titlePart(world, member, seriesId),
    ]);
    return { data: { account, myList, rows: own, title } };
  },
);

async function titlePart(world: ContentWorld, member: Member, titleId: number) {
  await titleOf(world, member, { id: titleId });
  const { side, watched } = await memberOfTitle(world, member, titleId);
  return { ...side, watched: [...watched] };
}
