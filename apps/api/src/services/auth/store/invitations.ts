import type { Executor } from './tables.ts';

/** The code an account invites with: the one it has, else from now on the one given. */
export async function inviteCodeOf(
  db: Executor,
  accountId: string,
  fresh: string,
): Promise<string> {
  const { code } = await db
    .insertInto('invitations')
    .values({ account_id: accountId, code: fresh })
    .onConflict((conflict) =>
      // Changes nothing, so that the row there is comes back.
      conflict.column('account_id').doUpdateSet({ account_id: accountId }),
    )
    .returning('code')
    .executeTakeFirstOrThrow();
  return code;
}

/** The account that invites with a code; null where the code is nobody's, which is no reason to refuse a sign-up. */
export async function inviterBy(db: Executor, reference: string | null): Promise<string | null> {
  if (reference === null) return null;
  const row = await db
    .selectFrom('invitations')
    .select('account_id')
    .where('code', '=', reference.trim().toLowerCase())
    .executeTakeFirst();
  return row?.account_id ?? null;
}
