import { Refusal } from '@kandil/contract';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { isUniqueViolation } from '../../../platform/database/faults.ts';
import type { AuthTables, Executor } from './schema.ts';

export type AccountRow = Selectable<AuthTables['accounts']>;

/** What somebody logs in with. */
export type LoginName = { email_key: string } | { msisdn: string };

export function accountByLogin(db: Executor, name: LoginName): Promise<AccountRow | undefined> {
  const query = db.selectFrom('accounts').selectAll();
  const found =
    'msisdn' in name
      ? query.where('msisdn', '=', name.msisdn)
      : query.where('email_key', '=', name.email_key);
  return found.executeTakeFirst();
}

export function accountById(db: Executor, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @throws Refusal EMAIL_TAKEN, PHONE_TAKEN */
export async function insertAccount(
  db: Executor,
  account: Insertable<AuthTables['accounts']>,
): Promise<AccountRow> {
  const insert = db.insertInto('accounts').values(account).returningAll();
  return insert.executeTakeFirstOrThrow().catch(refuseTaken);
}

/** @throws Refusal EMAIL_TAKEN, PHONE_TAKEN */
export async function updateAccount(
  db: Executor,
  id: string,
  change: Updateable<AuthTables['accounts']>,
): Promise<AccountRow> {
  const update = db.updateTable('accounts').set(change).where('id', '=', id).returningAll();
  return update.executeTakeFirstOrThrow().catch(refuseTaken);
}

/** Frees the addresses of sign-ups whose code was never entered: nobody has shown that they are theirs. */
export async function dropUnconfirmed(
  db: Executor,
  emailKey: string | null,
  msisdn: string | null,
): Promise<void> {
  await db
    .deleteFrom('accounts')
    .where('confirmed_at', 'is', null)
    .where((eb) => eb.or([eb('email_key', '=', emailKey), eb('msisdn', '=', msisdn)]))
    .execute();
}

function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error, 'accounts_email_key_key'))
    throw new Refusal('EMAIL_TAKEN', { fields: { email: 'EMAIL_TAKEN' } });
  if (isUniqueViolation(error, 'accounts_msisdn_key'))
    throw new Refusal('PHONE_TAKEN', { fields: { msisdn: 'PHONE_TAKEN' } });
  throw error;
}
