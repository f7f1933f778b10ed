import type { Selectable } from 'kysely';
import type { AuthTables, Executor } from './tables.ts';

type IdentityRow = Selectable<AuthTables['identities']>;

type Key = Pick<IdentityRow, 'provider' | 'subject'>;

/** A person as a provider knows them. */
export type ProvidedPerson = Key & { email: { address: string } | null };

/** Locks an identity, so that its account cannot be deleted meanwhile. */
export function lockIdentity(trx: Executor, key: Key): Promise<IdentityRow | undefined> {
  return trx
    .selectFrom('identities')
    .selectAll()
    .where('provider', '=', key.provider)
    .where('subject', '=', key.subject)
    .forUpdate()
    .executeTakeFirst();
}

/** Links a provider to an account. @throws a unique violation (`identities_pkey`) if it is linked already */
export async function insertIdentity(
  trx: Executor,
  account_id: string,
  { provider, subject, email }: ProvidedPerson,
  now: Date,
): Promise<void> {
  const row = { provider, subject, account_id, email: email?.address ?? null };
  await trx
    .insertInto('identities')
    .values({ ...row, created_at: now, last_used_at: now })
    .execute();
}

export async function touchIdentity(
  trx: Executor,
  { provider, subject, email }: Key & Pick<IdentityRow, 'email'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('identities')
    .set({ email, last_used_at: now })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute();
}
