import { auth, found } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { type FamilyChange, leaveFamily, removeRelative } from '../flows/family-leave.ts';
import { adultOf } from '../flows/member.ts';
import { recordEvent } from '../store/events.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Removes a member from one's family, or leaves the family one is in; whoever it was shares nothing from then on.
 * Whom the asker may not remove is as little found as who is in no family.
 */
export const familyRemoveMember = handle<AuthWorld, typeof auth.familyRemoveMember>(
  auth.familyRemoveMember,
  async ({ input: { memberId }, context, world }) => {
    const { account, session } = await adultOf(world, context);
    const leaves = memberId === account.id;
    const now = new Date(world.now());
    await transaction(world.db, async (trx) => {
      const change: FamilyChange = { world, account, memberId, now };
      const ended = found(await (leaves ? leaveFamily : removeRelative)(trx, change));
      if (ended === 'before') return;
      await recordEvent(trx, {
        kind: leaves ? 'FAMILY_LEFT' : 'FAMILY_MEMBER_REMOVED',
        accountId: account.id,
        sessionId: session.id,
        origin: context,
        at: now,
      });
    });
    const words = wordsOf(context.language);
    return {
      data: null,
      message: words(leaves ? 'family.done.left' : 'family.done.removed'),
    };
  },
);
