import type { Executor } from './tables.ts';

/** The account's invitation code; stores `fresh` if it has none. */
export async function inviteCodeOf(
  db: Executor,
  accountId: string,
  fresh: string,
): Promise<string> {
  const { code } = await db
    .insertInto('invitations')
    .values({ account_id: accountId, code: fresh })
    .onConflict((conflict) =>
      // Changes nothing, but makes RETURNING yield the existing row.
      conflict.column('account_id').doUpdateSet({ account_id: accountId }),
    )
    .returning('code')
    .executeTakeFirstOrThrow();
  return code;
}

/** The owner of an invitation code; null for an unknown code, which is no reason to refuse a sign-up. */
export async function inviterBy(db: Executor, reference: string | null): Promise<string | null> {
  if (reference === null) return null;
  const row = await db
    .selectFrom('invitations')
    .select('account_id')
    .where('code', '=', reference.trim().toLowerCase())
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** How many accounts have signed up with the code of an account; those deleted since do not count. */
export async function countInvited(db: Executor, accountId: string): Promise<number> {
  const { came } = await db
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<number | string>().as('came'))
    .where('inviter_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(came);
}
