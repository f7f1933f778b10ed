import { Refusal } from '@kandil/contract';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { isUniqueViolation } from '../../../platform/database/faults.ts';
import type { LoginName } from '../rules/login-name.ts';
import type { AuthTables, Executor } from './tables.ts';

export type AccountRow = Selectable<AuthTables['accounts']>;

/**
 * The account of a login name. A phone names the account that has verified it, else the sign-up that waits for its
 * code. A number that was only typed names no account.
 */
export function accountByLogin(db: Executor, name: LoginName): Promise<AccountRow | undefined> {
  const query = db.selectFrom('accounts').selectAll();
  if ('email_key' in name) return query.where('email_key', '=', name.email_key).executeTakeFirst();
  return query
    .where('msisdn', '=', name.msisdn)
    .where(({ eb, and, or }) =>
      or([
        eb('msisdn_verified_at', 'is not', null),
        and([eb('confirmed_at', 'is', null), eb('email_key', 'is', null)]),
      ]),
    )
    .orderBy('msisdn_verified_at', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst();
}

/** @throws Refusal PHONE_TAKEN if another account has verified the number */
export async function refuseForeignPhone(
  db: Executor,
  msisdn: string,
  ownId: string | null,
): Promise<void> {
  const holder = await accountByLogin(db, { msisdn });
  if (holder?.msisdn_verified_at && holder.id !== ownId) throw phoneTaken();
}

export function accountById(db: Executor, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks an account. Code that opens or ends its sessions holds this lock, and takes it before locks of sessions. */
export function lockAccount(trx: Executor, id: string): Promise<AccountRow | undefined> {
  const own = trx.selectFrom('accounts').selectAll().where('id', '=', id);
  return own.forNoKeyUpdate().executeTakeFirst();
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

/**
 * Deletes unconfirmed sign-ups with the address or phone: nobody has proved it. A phone beside an e-mail address blocks
 * nobody, so it is no reason to delete a sign-up. Until the transaction ends, the lock makes others who claim the same
 * name wait; a sign-up in between would block the owner.
 */
export async function dropUnconfirmed(trx: Executor, name: LoginName): Promise<void> {
  const [text] = Object.values(name);
  await sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`.execute(trx);
  const unconfirmed = trx.deleteFrom('accounts').where('confirmed_at', 'is', null);
  const named =
    'email_key' in name
      ? unconfirmed.where('email_key', '=', name.email_key)
      : unconfirmed.where('msisdn', '=', name.msisdn).where('email_key', 'is', null);
  await named.execute();
}

function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error, 'accounts_email_key_key'))
    throw new Refusal('EMAIL_TAKEN', { fields: { email: 'EMAIL_TAKEN' } });
  if (PHONE_INDEXES.some((index) => isUniqueViolation(error, index))) throw phoneTaken();
  throw error;
}

const PHONE_INDEXES = ['accounts_msisdn_verified', 'accounts_msisdn_signing_up'];

function phoneTaken(): Refusal {
  return new Refusal('PHONE_TAKEN', { fields: { msisdn: 'PHONE_TAKEN' } });
}
