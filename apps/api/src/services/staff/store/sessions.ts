import type { AccountRow, Executor, SessionRow } from './tables.ts';

export async function insertSession(trx: Executor, session: SessionRow): Promise<void> {
  await trx.insertInto('session').values(session).execute();
}

/** A session with the role of its owner, who is not dismissed. */
export const sessionByToken = (
  db: Executor,
  tokenHash: Buffer,
): Promise<(SessionRow & Pick<AccountRow, 'role'>) | undefined> =>
  db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .selectAll('s')
    .select('a.role')
    .where('s.token_hash', '=', tokenHash)
    .where('a.dismissed_at', 'is', null)
    .executeTakeFirst();

export async function setSeen(db: Executor, id: string, at: Date): Promise<void> {
  await db.updateTable('session').set({ seen_at: at }).where('id', '=', id).execute();
}

export async function setConfirmed(db: Executor, id: string, at: Date): Promise<void> {
  await db.updateTable('session').set({ confirmed_at: at }).where('id', '=', id).execute();
}

export async function deleteSession(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute();
}

export async function deleteSessionsOf(trx: Executor, accountId: string): Promise<void> {
  await trx.deleteFrom('session').where('account_id', '=', accountId).execute();
}

export async function deleteSessionsBefore(db: Executor, moment: Date): Promise<void> {
  await db.deleteFrom('session').where('created_at', '<', moment).execute();
}

export const sessionById = (db: Executor, id: string): Promise<SessionRow | undefined> =>
  db.selectFrom('session').selectAll().where('id', '=', id).executeTakeFirst();
