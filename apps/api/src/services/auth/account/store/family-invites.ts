import type { Selectable } from 'kysely';
import type { AuthTables, Executor } from '../../store/tables.ts';

export type FamilyInviteRow = Selectable<AuthTables['family_invites']>;

/** Invitations of an owner since a moment, used ones too, newest first. */
export function invitesSince(
  db: Executor,
  ownerId: string,
  since: Date,
): Promise<FamilyInviteRow[]> {
  return db
    .selectFrom('family_invites')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function insertInvite(
  trx: Executor,
  invite: Omit<FamilyInviteRow, 'used_by' | 'used_at' | 'withdrawn_at'>,
): Promise<void> {
  await trx
    .insertInto('family_invites')
    .values({ ...invite, used_by: null, used_at: null, withdrawn_at: null })
    .execute();
}

export type NamedInvite = FamilyInviteRow & { owner_name: string };

/** Unexpired invitations, used or not, that were not withdrawn, with their owners' names. */
const liveInvites = (db: Executor, now: Date) =>
  db
    .selectFrom('family_invites')
    .innerJoin('accounts', 'accounts.id', 'family_invites.owner_id')
    .selectAll('family_invites')
    .select('accounts.full_name as owner_name')
    .where('family_invites.withdrawn_at', 'is', null)
    .where('family_invites.expires_at', '>', now)
    .where('accounts.disabled_at', 'is', null);

/** A live invitation, used or not. */
export const inviteByHash = (
  db: Executor,
  hash: Buffer,
  now: Date,
): Promise<NamedInvite | undefined> =>
  liveInvites(db, now).where('family_invites.token_hash', '=', hash).executeTakeFirst();

/** A live invitation that is not used. */
export const openInviteById = (
  db: Executor,
  id: string,
  now: Date,
): Promise<NamedInvite | undefined> =>
  liveInvites(db, now)
    .where('family_invites.id', '=', id)
    .where('family_invites.used_at', 'is', null)
    .executeTakeFirst();

export async function deleteInvite(trx: Executor, id: string): Promise<void> {
  await trx.deleteFrom('family_invites').where('id', '=', id).execute();
}

/** Marks an invitation as used. The caller holds the lock of its owner's account and has checked that it is unused. */
export async function takeInvite(
  trx: Executor,
  id: string,
  accountId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('family_invites')
    .set({ used_by: accountId, used_at: now })
    .where('id', '=', id)
    .execute();
}

/** Deletes the unused invitations of an owner. */
export async function closeInvites(trx: Executor, ownerId: string): Promise<void> {
  await trx
    .deleteFrom('family_invites')
    .where('owner_id', '=', ownerId)
    .where('used_at', 'is', null)
    .execute();
}
