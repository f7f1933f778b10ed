import { Refusal } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { INVITES_PER_DAY, INVITES_WINDOW_MS, SAME_INVITE_MS } from '../rules/family.ts';
import { FAMILY_LINK_DAYS, FAMILY_PURPOSE, hashOf, linkTokenOf } from '../rules/one-time.ts';
import { type FamilyInviteRow, insertInvite, invitesSince } from '../store/family-invites.ts';
import { countRelatives, membershipOf } from '../store/family-members.ts';
import type { Executor } from '../store/tables.ts';
import type { AuthWorld } from '../world.ts';

/**
 * The token of an invitation, which is computed as those of mailed links are and stored nowhere: the newest one while
 * it is fresh and unused, else a new one. The caller holds the lock of the owner's account.
 * @param seats places of the owner's plan
 * @throws Refusal ALREADY_IN_FAMILY, FAMILY_FULL, TOO_MANY_REQUESTS
 */
export async function openInvite(
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

/** Counted by the rows there are, so that no restart forgets them (SEC-12). */
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
