import { sendNotice } from '../jobs/send-notice.ts';
import { type AccountRow, lockAccount } from '../store/accounts.ts';
import { closeInvites } from '../store/family-invites.ts';
import { endMembership } from '../store/family-members.ts';
import type { Executor } from '../store/tables.ts';
import type { AuthWorld } from '../world.ts';

export interface FamilyChange {
  world: Pick<AuthWorld, 'queue'>;
  /** Who asks. */
  account: AccountRow;
  memberId: string;
  now: Date;
}

/**
 * The owner removes a member, who is told. The links that nobody has used end with it: whoever is removed may know
 * one.
 */
export async function removeRelative(
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

/** A member leaves the family it is in, and the owner is told. */
export async function leaveFamily(
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
