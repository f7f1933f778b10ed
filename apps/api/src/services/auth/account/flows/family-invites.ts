import { Refusal } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { INVITES_PER_DAY, INVITES_WINDOW_MS, SAME_INVITE_MS } from '../rules/family.ts';
import {
  FAMILY_LINK_DAYS,
  FAMILY_PURPOSE,
  hashOf,
  linkTokenOf,
  type OneTimeRow,
  storedLinkTokenOf,
} from '../../rules/one-time.ts';
import { type FamilyInviteRow, insertInvite, invitesSince } from '../store/family-invites.ts';
import { countRelatives, membershipOf } from '../store/family-members.ts';
import type { Executor } from '../../store/tables.ts';
import type { AuthWorld } from '../../world.ts';

type World = Pick<AuthWorld, 'config' | 'now'>;
type Invite = Pick<FamilyInviteRow, 'id' | 'owner_id' | 'token_hash'>;

/**
 * The newest invitation while it is fresh and unused, else a new one. The caller holds the lock of the owner's account.
 * @param seats places of the owner's plan
 * @throws Refusal ALREADY_IN_FAMILY, FAMILY_FULL, TOO_MANY_REQUESTS
 */
export async function openInvite(
  trx: Executor,
  world: World,
  ownerId: string,
  seats: number,
): Promise<{ invite: Invite; isNew: boolean }> {
  const made = await invitesOf(trx, world, ownerId, seats);
  const [newest] = made;
  if (newest && isSame(newest, world.now())) return { invite: newest, isNew: false };
  return { invite: await addInvite(trx, world, ownerId, made), isNew: true };
}

/**
 * As `openInvite`, and always a new one: two people who are invited within a minute each get their own.
 * @param email where it is mailed
 */
export async function newInvite(
  trx: Executor,
  world: World,
  ownerId: string,
  seats: number,
  email: string,
): Promise<Invite> {
  return addInvite(trx, world, ownerId, await invitesOf(trx, world, ownerId, seats), email);
}

/** Today's invitations of an owner who has room for one more person. */
async function invitesOf(
  trx: Executor,
  { now }: World,
  ownerId: string,
  seats: number,
): Promise<FamilyInviteRow[]> {
  if (await membershipOf(trx, ownerId)) throw new Refusal('ALREADY_IN_FAMILY');
  if ((await countRelatives(trx, ownerId)) >= seats) throw new Refusal('FAMILY_FULL');
  return invitesSince(trx, ownerId, new Date(now() - INVITES_WINDOW_MS));
}

async function addInvite(
  trx: Executor,
  { config, now }: World,
  ownerId: string,
  made: readonly FamilyInviteRow[],
  email: string | null = null,
): Promise<Invite> {
  const at = now();
  refuseTooMany(made, at);
  const id = randomUUID();
  const token_hash = hashOf(linkTokenOf(config.codeKeys, linkOf({ id, owner_id: ownerId })));
  const invite = { id, owner_id: ownerId, token_hash };
  await insertInvite(trx, {
    ...invite,
    email,
    created_at: new Date(at),
    expires_at: new Date(at + FAMILY_LINK_DAYS * 24 * 3_600_000),
  });
  return invite;
}

const isSame = ({ used_at, withdrawn_at, email, created_at }: FamilyInviteRow, now: number) =>
  used_at === null &&
  withdrawn_at === null &&
  email === null &&
  now - created_at.getTime() < SAME_INVITE_MS;

/** Counts rows, so that the limit survives a restart (SEC-12). */
function refuseTooMany(made: readonly FamilyInviteRow[], now: number): void {
  const oldest = made[INVITES_PER_DAY - 1];
  if (!oldest) return;
  const wait = oldest.created_at.getTime() + INVITES_WINDOW_MS - now;
  throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1000) });
}

/** The token is computed, as those of other mailed links are, and never stored. */
const linkOf = ({ id, owner_id }: Pick<Invite, 'id' | 'owner_id'>): OneTimeRow => ({
  id,
  account_id: owner_id,
  purpose: FAMILY_PURPOSE,
  destination: '',
});

/** The address at which an invitation is accepted. */
export function joinUrlOf(
  config: Pick<AuthWorld['config'], 'codeKeys' | 'publicOrigin'>,
  invite: Invite,
): string {
  const url = new URL('/family-sharing/accept', config.publicOrigin);
  url.searchParams.set(
    'token',
    storedLinkTokenOf(config.codeKeys, linkOf(invite), invite.token_hash),
  );
  return url.href;
}
