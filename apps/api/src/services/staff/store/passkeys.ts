import type { Executor, NewPasskey, PasskeyRow } from './tables.ts';

/** The passkeys of an account for a host, oldest first. */
export const passkeysOf = (db: Executor, accountId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const passkeyByCredential = (
  db: Executor,
  credentialId: string,
): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

export async function insertPasskey(trx: Executor, passkey: NewPasskey): Promise<void> {
  await trx.insertInto('passkey').values(passkey).execute();
}

export async function notePasskeyUse(
  db: Executor,
  id: string,
  { counter, at }: { counter: number; at: Date },
): Promise<void> {
  await db.updateTable('passkey').set({ counter, used_at: at }).where('id', '=', id).execute();
}

export async function deletePasskey(trx: Executor, id: string): Promise<void> {
  await trx.deleteFrom('passkey').where('id', '=', id).execute();
}

export async function deletePasskeysOf(trx: Executor, accountId: string): Promise<void> {
  await trx.deleteFrom('passkey').where('account_id', '=', accountId).execute();
}

/** How many passkeys of people who are not dismissed were made for other hosts, with one of the hosts. */
export async function strandedPasskeys(
  db: Executor,
  rpId: string,
): Promise<{ count: number; host: string | null }> {
  const row = await db
    .selectFrom('passkey as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .select((eb) => [eb.fn.countAll<string>().as('count'), eb.fn.max('p.rp_id').as('host')])
    .where('a.dismissed_at', 'is', null)
    .where('p.rp_id', '!=', rpId)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), host: row.host };
}
