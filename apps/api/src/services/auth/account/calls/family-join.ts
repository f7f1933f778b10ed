import { auth, Refusal } from '@kandil/contract';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { wordsOf } from '../../../../platform/words.ts';
import { inviteOf, joinerOf } from '../flows/family.ts';
import { adultOf } from '../../flows/member.ts';
import { sendNotice } from '../../jobs/jobs.ts';
import { isolated } from '../../../../platform/text.ts';
import { type Joiner, OBSTACLE_ERRORS, obstacleTo, serves } from '../rules/family.ts';
import { FAMILY_JOIN_LIMIT } from '../../rules/limits.ts';
import { hashOf } from '../../rules/one-time.ts';
import { type AccountRow, lockAccount } from '../../store/accounts.ts';
import { recordEvent } from '../../store/events.ts';
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
import type { Executor } from '../../store/tables.ts';
import type { AuthWorld } from '../../world.ts';

/** Joins the family of an invitation. Idempotent: the same invitation works again for the member who used it. */
export const familyJoin = handle<AuthWorld, typeof auth.familyJoin>(
  auth.familyJoin,
  async ({ input: { token }, context, world }) => {
    const member = await adultOf(world, context);
    const { account, session } = member;
    await world.limiter.take(FAMILY_JOIN_LIMIT, account.id);
    const { invite, seats } = await inviteOf(world, token);
    const joiner = await joinerOf(world, member);
    await transaction(world.db, async (trx) => {
      const joining = { account, joiner, token, ownerId: invite.owner_id, seats };
      if (!(await enterFamily(trx, world, joining))) return;
      await recordEvent(trx, {
        kind: 'FAMILY_JOINED',
        accountId: account.id,
        sessionId: session.id,
        origin: context,
        at: new Date(world.now()),
      });
    });
    const name = isolated(invite.owner_name);
    return { data: null, message: wordsOf(context.language)('family.done.joined', { name }) };
  },
);

/** An invitation and the member who uses it, as read before the locks. */
export interface JoinInput {
  account: AccountRow;
  joiner: Joiner;
  token: string;
  ownerId: string;
  seats: number;
}

/**
 * Makes an account a member. It checks everything that can change again under the locks of both accounts: of all
 * concurrent calls for the last place, or with the same invitation, one succeeds.
 * @returns false if the account already is a member by this invitation
 * @throws Refusal FAMILY_TOKEN_INVALID, FAMILY_FULL, ALREADY_IN_FAMILY, KIDS_PROFILE
 */
export async function enterFamily(
  trx: Executor,
  world: Pick<AuthWorld, 'now' | 'queue'>,
  { account, joiner: before, token, ownerId, seats }: JoinInput,
): Promise<boolean> {
  // In one order, so that two owners who invite each other cannot deadlock.
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
  await notifyBoth(trx, world, account, invite);
  return true;
}

/** Families never chain: who joins one dissolves the family left over from their own former plan. */
async function endOwnFamily(trx: Executor, accountId: string, now: Date): Promise<void> {
  await dissolveFamily(trx, accountId, now);
  await closeInvites(trx, accountId);
}

async function notifyBoth(
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
