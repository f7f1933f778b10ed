import { auth, found } from '@kandil/contract';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { wordsOf } from '../../../../platform/words.ts';
import { adultOf } from '../../flows/member.ts';
import { sendNotice } from '../../jobs/jobs.ts';
import { type AccountRow, lockAccount } from '../../store/accounts.ts';
import { recordEvent } from '../../store/events.ts';
import { closeInvites } from '../store/family-invites.ts';
import { endMembership } from '../store/family-members.ts';
import type { Executor } from '../../store/tables.ts';
import type { AuthWorld } from '../../world.ts';

/**
 * Removes a member from the caller's family, or the caller from the family they are in. Sharing ends at once. The
 * answer is the same for an account the caller may not remove and for one that is in no family.
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

interface FamilyChange {
  world: Pick<AuthWorld, 'queue'>;
  /** The caller. */
  account: AccountRow;
  memberId: string;
  now: Date;
}

/** Also closes the unused invitations: the removed member may know one. */
async function removeRelative(
  trx: Executor,
  { world, account, memberId, now }: FamilyChange,
): Promise<'now' | 'before' | undefined> {
  await lockAccount(trx, account.id);
  const end = await endMembership(trx, { account_id: memberId, owner_id: account.id }, now);
  if (!end || end === 'before') return end;
  await closeInvites(trx, account.id);
  await world.queue.enqueue(trx, sendNotice, {
    accountId: memberId,
    notice: 'family.removed',
    params: { owner: account.full_name },
  });
  return 'now';
}

async function leaveFamily(
  trx: Executor,
  { world, account, now }: FamilyChange,
): Promise<'now' | 'before' | undefined> {
  const end = await endMembership(trx, { account_id: account.id }, now);
  if (!end || end === 'before') return end;
  await world.queue.enqueue(trx, sendNotice, {
    accountId: end.ended,
    notice: 'family.left',
    params: { member: account.full_name },
  });
  return 'now';
}
