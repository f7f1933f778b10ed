import type { Selectable, Updateable } from 'kysely';
import type { ProfileFields } from '../rules/profile.ts';
import type { AuthTables, Executor } from '../../store/tables.ts';

export type ProfileRow = Selectable<AuthTables['profiles']>;

/** Profiles of an account, oldest first. */
export function profilesOf(db: Executor, accountId: string): Promise<ProfileRow[]> {
  return db
    .selectFrom('profiles')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

/** Like `profilesOf`, but locks the account: nobody else changes its profiles until the transaction ends. */
export async function lockProfilesOf(trx: Executor, accountId: string): Promise<ProfileRow[]> {
  await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
  return profilesOf(trx, accountId);
}

export function insertProfile(
  db: Executor,
  accountId: string,
  fields: ProfileFields,
  now: Date,
): Promise<ProfileRow> {
  const row = { ...fields, account_id: accountId, created_at: now };
  return db.insertInto('profiles').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Undefined if the account has no such profile. */
export function updateProfile(
  db: Executor,
  accountId: string,
  id: number,
  change: Updateable<AuthTables['profiles']>,
): Promise<ProfileRow | undefined> {
  const own = db
    .updateTable('profiles')
    .set(change)
    .where('id', '=', id)
    .where('account_id', '=', accountId);
  return own.returningAll().executeTakeFirst();
}

export async function deleteProfile(db: Executor, accountId: string, id: number): Promise<void> {
  await db
    .deleteFrom('profiles')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
}
