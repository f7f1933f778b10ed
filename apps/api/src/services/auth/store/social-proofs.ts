import type { Selectable } from 'kysely';
import { CODE_TRIES } from '../rules/one-time.ts';
import type { AuthTables, Executor } from './tables.ts';

export type ProofRow = Selectable<AuthTables['social_proofs']>;

/** Stores a proof. It replaces those of the same person for the same account. */
export async function replaceProof(trx: Executor, row: Omit<ProofRow, 'tries'>): Promise<void> {
  await trx
    .deleteFrom('social_proofs')
    .where('account_id', '=', row.account_id)
    .where('provider', '=', row.provider)
    .where('subject', '=', row.subject)
    .execute();
  await trx.insertInto('social_proofs').values(row).execute();
}

/** The live proof of a token. */
export function proofByToken(
  db: Executor,
  tokenHash: Buffer,
  now: Date,
): Promise<ProofRow | undefined> {
  return db
    .selectFrom('social_proofs')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export function proofById(db: Executor, id: string): Promise<ProofRow | undefined> {
  return db.selectFrom('social_proofs').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Extends a proof whose code is sent now. */
export async function extendProof(trx: Executor, id: string, expiresAt: Date): Promise<void> {
  await trx
    .updateTable('social_proofs')
    .set({ expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

/** Counts an attempt at the code; false if there were too many, or the proof has expired. */
export async function tryProof(db: Executor, id: string, now: Date): Promise<boolean> {
  const tried = await db
    .updateTable('social_proofs')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('tries', '<', CODE_TRIES)
    .returning('id')
    .executeTakeFirst();
  return tried !== undefined;
}

/** Consumes a proof; true for exactly one of concurrent callers. */
export async function takeProof(trx: Executor, id: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('social_proofs')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
