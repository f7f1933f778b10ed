import { Refusal } from '@kandil/contract';
import { sendNotice } from '../jobs/send-notice.ts';
import { type Joiner, OBSTACLE_ERRORS, obstacleTo, serves } from '../rules/family.ts';
import { hashOf } from '../rules/one-time.ts';
import { type AccountRow, lockAccount } from '../store/accounts.ts';
import {
  closeInvites,
  inviteByHash,
  type NamedInvite,
  takeInvite,
} from '../store/family-invites.ts';
import {
  countRelatives,
  dissolveFamily,
  insertRelative,
  membershipOf,
} from '../store/family-members.ts';
import type { Executor } from '../store/tables.ts';
import type { AuthWorld } from '../world.ts';

/** Somebody before an invitation, as it was known when they came. */
export interface Joining {
  account: AccountRow;
  joiner: Joiner;
  token: string;
  ownerId: string;
  seats: number;
}

/**
 * Makes somebody a member. Under the locks of both accounts everything that can change is looked at once more, so of
 * any number who come at once for the last place, or by the same invitation, one gets in.
 * @returns whether they were not there before
 * @throws Refusal FAMILY_TOKEN_INVALID, FAMILY_FULL, ALREADY_IN_FAMILY, KIDS_PROFILE
 */
export async function enterFamily(
  trx: Executor,
  world: Pick<AuthWorld, 'now' | 'queue'>,
  { account, joiner: before, token, ownerId, seats }: Joining,
): Promise<boolean> {
  // In one order, so that two who invite each other do not wait for each other.
  for (const id of [ownerId, account.id].sort()) await lockAccount(trx, id);
  const now = new Date(world.now());
  const [invite, membership, taken] = [
    await inviteByHash(trx, hashOf(token), now),
    await membershipOf(trx, account.id),
    await countRelatives(trx, ownerId),
  ];
  const joiner = { ...before, familyOwnerId: membership?.owner_id ?? null };
  if (!invite || !serves(invite, joiner)) throw new Refusal('FAMILY_TOKEN_INVALID');
  if (invite.used_at !== null) return false;
  const obstacle = obstacleTo({ ownerId, seats, taken }, joiner);
  if (obstacle) throw new Refusal(OBSTACLE_ERRORS[obstacle]);
  await takeInvite(trx, invite.id, account.id, now);
  await insertRelative(trx, { owner_id: ownerId, account_id: account.id, joined_at: now });
  await endOwnFamily(trx, account.id, now);
  await tellBoth(trx, world, account, invite);
  return true;
}

/** What somebody shared before their plan ended is over when they join others: a family never hangs on another. */
async function endOwnFamily(trx: Executor, accountId: string, now: Date): Promise<void> {
  await dissolveFamily(trx, accountId, now);
  await closeInvites(trx, accountId);
}

async function tellBoth(
  trx: Executor,
  { queue }: Pick<AuthWorld, 'queue'>,
  account: AccountRow,
  { owner_id, owner_name }: NamedInvite,
): Promise<void> {
  await queue.enqueue(trx, sendNotice, {
    accountId: owner_id,
    notice: 'family.joined',
    params: { member: account.full_name },
  });
  await queue.enqueue(trx, sendNotice, {
    accountId: account.id,
    notice: 'family.welcome',
    params: { owner: owner_name },
  });
}
