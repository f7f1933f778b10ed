import type { Executor, InvitationRow } from './tables.ts';

/** Stores an invitation in place of an earlier one of the same address. */
export async function putInvitation(trx: Executor, invitation: InvitationRow): Promise<void> {
  await trx.deleteFrom('invitation').where('mail', '=', invitation.mail).execute();
  await trx.insertInto('invitation').values(invitation).execute();
}

/** An invitation that has not ended. */
export const openInvitation = (
  db: Executor,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitationRow | undefined> =>
  db
    .selectFrom('invitation')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Takes an invitation, for one use. */
export const takeInvitation = (
  trx: Executor,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitationRow | undefined> =>
  trx
    .deleteFrom('invitation')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

export const openInvitations = (db: Executor, now: Date): Promise<InvitationRow[]> =>
  db
    .selectFrom('invitation')
    .selectAll()
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .execute();

/** @returns the address it was for; undefined if there is none of this id */
export const deleteInvitation = (
  trx: Executor,
  id: string,
): Promise<Pick<InvitationRow, 'mail'> | undefined> =>
  trx.deleteFrom('invitation').where('id', '=', id).returning('mail').executeTakeFirst();

export async function deleteInvitationsBefore(db: Executor, moment: Date): Promise<void> {
  await db.deleteFrom('invitation').where('expires_at', '<', moment).execute();
}
