import type { Selectable } from 'kysely';
import { CODE_TRIES } from '../rules/one-time.ts';
import type { AuthTables, Executor } from './tables.ts';

export type ProofRow = Selectable<AuthTables['social_proofs']>;

/** Opens a proof in place of those of the same person for the same account. */
export async function replaceProof(trx: Executor, row: Omit<ProofRow, 'tries'>): Promise<void> {
  await trx
    .deleteFrom('social_proofs')
    .where('account_id', '=', row.account_id)
    .where('provider', '=', row.provider)
    .where('subject', '=', row.subject)
    .execute();
  await trx.insertInto('social_proofs').values(row).execute();
}

/** The proof of a token, while it lives. */
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

/** Lets a proof live on, since its code has only just been sent. */
export async function extendProof(trx: Executor, id: string, expiresAt: Date): Promise<void> {
  await trx
    .updateTable('social_proofs')
    .set({ expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

/** Counts a try at the code; false when there were too many, or the proof has ended. */
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

/** Uses a proof up. Of any number that come at once, one is answered true. */
export async function takeProof(trx: Executor, id: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('social_proofs')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
