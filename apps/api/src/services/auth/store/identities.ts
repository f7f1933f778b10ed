import type { Selectable } from 'kysely';
import type { AuthTables, Executor } from './tables.ts';

export type IdentityRow = Selectable<AuthTables['identities']>;

type Key = Pick<IdentityRow, 'provider' | 'subject'>;

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
export async function insertIdentity(trx: Executor, row: IdentityRow): Promise<void> {
  await trx.insertInto('identities').values(row).execute();
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
