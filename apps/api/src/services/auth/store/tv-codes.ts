import { type Insertable, type Selectable, sql } from 'kysely';
import type { AuthTables, Executor } from './tables.ts';

export type TvCodeRow = Selectable<AuthTables['tv_codes']>;
type NewTvCode = Pick<
  Insertable<AuthTables['tv_codes']>,
  | 'id'
  | 'code'
  | 'device_id'
  | 'secret_hash'
  | 'seed'
  | 'user_agent'
  | 'zone'
  | 'created_at'
  | 'expires_at'
>;

/** Stores a code, unless a live one has the same digits. An expired one is replaced. @returns whether it was stored */
export async function insertTvCode(db: Executor, row: NewTvCode): Promise<boolean> {
  const unused = { polls: 0, approved_by: null, approved_at: null, session_id: null };
  const stored = await db
    .insertInto('tv_codes')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet({ ...row, ...unused })
        .where('tv_codes.expires_at', '<=', row.created_at),
    )
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Approves a waiting code in the name of a session. Only the first caller gets it. */
export function approveTvCode(
  db: Executor,
  code: string,
  sessionId: string,
  now: Date,
): Promise<TvCodeRow | undefined> {
  return db
    .updateTable('tv_codes')
    .set({ approved_by: sessionId, approved_at: now })
    .where('code', '=', code)
    .where('approved_by', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function hasTvCode(db: Executor, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('tv_codes')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}

export interface TvPoll {
  code: string;
  deviceId: string;
  secretHash: Buffer;
  now: Date;
  /** The most polls that a code answers. */
  most: number;
}

/** Counts a poll of the code's television; undefined for anyone else. */
export function countPoll(
  db: Executor,
  { code, deviceId, secretHash, now, most }: TvPoll,
): Promise<TvCodeRow | undefined> {
  return db
    .updateTable('tv_codes')
    .set({ polls: sql`polls + 1` })
    .where('code', '=', code)
    .where('device_id', '=', deviceId)
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .where('polls', '<', most)
    .returningAll()
    .executeTakeFirst();
}

/** Locks a live code: the answer to its television is decided under this lock. */
export function lockTvCode(trx: Executor, id: string, now: Date): Promise<TvCodeRow | undefined> {
  return trx
    .selectFrom('tv_codes')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** Consumes a code for the session it has opened. Until `expiresAt` its television can poll for the answer again. */
export async function spendTvCode(
  trx: Executor,
  id: string,
  sessionId: string,
  expiresAt: Date,
): Promise<void> {
  await trx
    .updateTable('tv_codes')
    .set({ session_id: sessionId, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

/**
 * Withdraws an account's approvals of televisions that are not signed in yet, but for those of the session `except`.
 */
export async function withdrawApprovals(
  trx: Executor,
  accountId: string,
  except?: string,
): Promise<void> {
  let open = trx
    .deleteFrom('tv_codes')
    .where('session_id', 'is', null)
    .where('approved_by', 'in', (eb) =>
      eb.selectFrom('sessions').select('id').where('account_id', '=', accountId),
    );
  if (except !== undefined) open = open.where('approved_by', '!=', except);
  await open.execute();
}
