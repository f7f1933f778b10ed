import type { Selectable } from 'kysely';
import { REFRESHES_PER_MINUTE } from '../rules/session.ts';
import type { AuthTables, Executor } from './tables.ts';

export type TokenRow = Selectable<AuthTables['refresh_tokens']>;

const MINUTE_MS = 60_000;

export async function insertFirstToken(
  db: Executor,
  sessionId: string,
  hash: Buffer,
  now: Date,
): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({ hash, session_id: sessionId, generation: 1, created_at: now })
    .execute();
}

export interface Rotation {
  hash: Buffer;
  /** Stored with the used token: its successor is computed from both. */
  seed: Buffer;
  successorHash: Buffer;
  now: Date;
}

/**
 * Spends a token and stores its successor, in one statement (SEC-3). Returns false, without an effect, if the token was
 * used before or its family was refreshed too often within the last minute. The caller holds the lock of the family and
 * has checked that it is live.
 */
export async function rotateToken(
  trx: Executor,
  { hash, seed, successorHash, now }: Rotation,
): Promise<boolean> {
  const recently = new Date(now.getTime() - MINUTE_MS);
  const { numInsertedOrUpdatedRows } = await trx
    .with('spent', (db) =>
      db
        .updateTable('refresh_tokens as token')
        .set({ used_at: now, successor_seed: seed })
        .where('token.hash', '=', hash)
        .where('token.used_at', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('refresh_tokens as earlier')
                .select('earlier.hash')
                .whereRef('earlier.session_id', '=', 'token.session_id')
                .where((eb) =>
                  eb(
                    'earlier.generation',
                    '=',
                    eb('token.generation', '-', REFRESHES_PER_MINUTE - 1),
                  ),
                )
                .where('earlier.created_at', '>', recently),
            ),
          ),
        )
        .returning(['token.session_id', 'token.generation']),
    )
    .insertInto('refresh_tokens')
    .columns(['hash', 'session_id', 'generation', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('spent')
        .select(({ val, eb: each }) => [
          val(successorHash).as('hash'),
          'spent.session_id',
          each('spent.generation', '+', 1).as('generation'),
          val(now).as('created_at'),
        ]),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export function tokenByHash(db: Executor, hash: Buffer): Promise<TokenRow | undefined> {
  return db.selectFrom('refresh_tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
}

export function newestToken(db: Executor, sessionId: string): Promise<TokenRow> {
  return db
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('generation', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}
