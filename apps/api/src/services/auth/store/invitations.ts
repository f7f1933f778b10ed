import type { Executor } from './schema.ts';

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
