import type { Selectable } from 'kysely';
import { CODE_TRIES } from '../rules/one-time.ts';
import type { AuthTables, Executor } from './tables.ts';

export type ResetRequestRow = Selectable<AuthTables['reset_requests']>;

/** Identifies a request: by its token, or by the phone its code went to (the newest one). */
export interface ResetRequestName {
  tokenHash?: Buffer;
  destination?: string;
}

export async function insertResetRequest(
  db: Executor,
  row: Omit<ResetRequestRow, 'tries'>,
): Promise<void> {
  await db.insertInto('reset_requests').values(row).execute();
}

export function resetRequestById(db: Executor, id: string): Promise<ResetRequestRow | undefined> {
  return db.selectFrom('reset_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

export function resetRequestByName(
  db: Executor,
  { tokenHash, destination }: ResetRequestName,
): Promise<ResetRequestRow | undefined> {
  let named = db.selectFrom('reset_requests').selectAll().orderBy('created_at', 'desc').limit(1);
  if (tokenHash) named = named.where('token_hash', '=', tokenHash);
  if (destination !== undefined) named = named.where('destination', '=', destination);
  return named.executeTakeFirst();
}

/** Counts an attempt and returns the request; undefined if it has expired or had too many attempts. */
export function tryResetRequest(
  trx: Executor,
  id: string,
  now: Date,
): Promise<ResetRequestRow | undefined> {
  return trx
    .updateTable('reset_requests')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('tries', '<', CODE_TRIES)
    .returningAll()
    .executeTakeFirst();
}

/** Consumes a request; true for exactly one of concurrent callers. */
export async function takeResetRequest(trx: Executor, id: string): Promise<boolean> {
  const request = trx.deleteFrom('reset_requests').where('id', '=', id);
  return (await request.returning('id').executeTakeFirst()) !== undefined;
}
