import { auth, found } from '@kandil/contract';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { adultOf } from '../../flows/member.ts';
import { lockAccount } from '../../store/accounts.ts';
import { recordEvent } from '../../store/events.ts';
import { withdrawInvite } from '../store/open-invites.ts';
import type { AuthWorld } from '../../world.ts';

/** Ends an invitation that nobody has used; the answer is the same for one that was withdrawn before. */
export const familyWithdrawInvite = handle<AuthWorld, typeof auth.familyWithdrawInvite>(
  auth.familyWithdrawInvite,
  async ({ input: { invitationId }, context, world }) => {
    const { account, session } = await adultOf(world, context);
    const now = new Date(world.now());
    await transaction(world.db, async (trx) => {
      // The lock of a join: one of them is first.
      await lockAccount(trx, account.id);
      const ended = found(
        await withdrawInvite(trx, { id: invitationId, owner_id: account.id }, now),
      );
      if (ended === 'before') return;
      await recordEvent(trx, {
        kind: 'FAMILY_INVITE_WITHDRAWN',
        accountId: account.id,
        sessionId: session.id,
        origin: context,
        at: now,
      });
    });
    return { data: null };
  },
);
