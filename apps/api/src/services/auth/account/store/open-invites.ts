import type { FamilyInviteRow } from './family-invites.ts';
import type { Executor } from '../../store/tables.ts';

/** The invitations of an owner that can still be used, the newest first. */
export function openInvitesOf(
  db: Executor,
  ownerId: string,
  now: Date,
): Promise<Pick<FamilyInviteRow, 'id' | 'email' | 'expires_at'>[]> {
  return db
    .selectFrom('family_invites')
    .select(['id', 'email', 'expires_at'])
    .where('owner_id', '=', ownerId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
}

/**
 * Ends an unused invitation. The caller holds the lock of its owner's account.
 * @returns whether it ended now or before; undefined if the owner has no such invitation, or it was used
 */
export async function withdrawInvite(
  trx: Executor,
  { id, owner_id }: Pick<FamilyInviteRow, 'id' | 'owner_id'>,
  now: Date,
): Promise<'now' | 'before' | undefined> {
  const invite = await trx
    .selectFrom('family_invites')
    .select('withdrawn_at')
    .where('id', '=', id)
    .where('owner_id', '=', owner_id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (!invite) return undefined;
  if (invite.withdrawn_at !== null) return 'before';
  await trx.updateTable('family_invites').set({ withdrawn_at: now }).where('id', '=', id).execute();
  return 'now';
}
