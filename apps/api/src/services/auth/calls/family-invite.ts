import { auth, Refusal } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { seatsOf } from '../flows/family.ts';
import { adultOf } from '../flows/member.ts';
import { INVITES_PER_DAY, INVITES_WINDOW_MS, SAME_INVITE_MS } from '../rules/family.ts';
import { FAMILY_LINK_DAYS, FAMILY_PURPOSE, hashOf, linkTokenOf } from '../rules/one-time.ts';
import { lockAccount } from '../store/accounts.ts';
import { recordEvent } from '../store/events.ts';
import { type FamilyInviteRow, insertInvite, invitesSince } from '../store/family-invites.ts';
import { countRelatives, membershipOf } from '../store/family-members.ts';
import type { Executor } from '../store/tables.ts';
import type { AuthWorld } from '../world.ts';

/** Creates a link for one person. A second call within a minute returns the same link, so the GET can be retried. */
export const familyInvite = handle<AuthWorld, typeof auth.familyInvite>(
  auth.familyInvite,
  async ({ context, world }) => {
    const { account, session } = await adultOf(world, context);
    const seats = await seatsOf(world, account.id);
    if (seats === 0) throw new Refusal('FAMILY_PLAN_REQUIRED');
    const token = await transaction(world.db, async (trx) => {
      await lockAccount(trx, account.id);
      const invite = await openInvite(trx, world, account.id, seats);
      if (invite.isNew)
        await recordEvent(trx, {
          kind: 'FAMILY_INVITED',
          accountId: account.id,
          sessionId: session.id,
          origin: context,
          at: new Date(world.now()),
        });
      return invite.token;
    });
    const url = new URL('/family-sharing/accept', world.config.publicOrigin);
    url.searchParams.set('token', token);
    return { data: { joinUrl: url.href } };
  },
);

/**
 * The newest invitation while it is fresh and unused, else a new one. The token is computed, as those of mailed links
 * are, and never stored.
 * @param seats places of the owner's plan
 * @throws Refusal ALREADY_IN_FAMILY, FAMILY_FULL, TOO_MANY_REQUESTS
 */
async function openInvite(
  trx: Executor,
  { config, now }: Pick<AuthWorld, 'config' | 'now'>,
  ownerId: string,
  seats: number,
): Promise<{ token: string; isNew: boolean }> {
  if (await membershipOf(trx, ownerId)) throw new Refusal('ALREADY_IN_FAMILY');
  if ((await countRelatives(trx, ownerId)) >= seats) throw new Refusal('FAMILY_FULL');
  const at = now();
  const made = await invitesSince(trx, ownerId, new Date(at - INVITES_WINDOW_MS));
  const [newest] = made;
  if (newest && isSame(newest, at)) return { token: tokenOf(config, newest), isNew: false };
  refuseTooMany(made, at);
  const invite = { id: randomUUID(), owner_id: ownerId };
  const token = tokenOf(config, invite);
  await insertInvite(trx, {
    ...invite,
    token_hash: hashOf(token),
    created_at: new Date(at),
    expires_at: new Date(at + FAMILY_LINK_DAYS * 24 * 3_600_000),
  });
  return { token, isNew: true };
}

const isSame = ({ used_at, created_at }: FamilyInviteRow, now: number) =>
  used_at === null && now - created_at.getTime() < SAME_INVITE_MS;

/** Counts rows, so that the limit survives a restart (SEC-12). */
function refuseTooMany(made: readonly FamilyInviteRow[], now: number): void {
  const oldest = made[INVITES_PER_DAY - 1];
  if (!oldest) return;
  const wait = oldest.created_at.getTime() + INVITES_WINDOW_MS - now;
  throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1000) });
}

function tokenOf(
  { codeKey }: AuthWorld['config'],
  { id, owner_id }: Pick<FamilyInviteRow, 'id' | 'owner_id'>,
): string {
  return linkTokenOf(codeKey, {
    id,
    account_id: owner_id,
    purpose: FAMILY_PURPOSE,
    destination: '',
  });
}
