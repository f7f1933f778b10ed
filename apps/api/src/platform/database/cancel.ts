import { sql, type Transaction } from 'kysely';
import type { Database } from './index.ts';

/**
 * Cancels the statement that a transaction executes, or waits with for a lock, when a signal aborts; its error rolls the
 * transaction back. Dispose of it before the transaction ends: the connection may then be another's.
 * @throws the reason of a signal that has already aborted
 */
export async function cancelOnAbort<Tables>(
  { pool }: Database,
  trx: Transaction<Tables>,
  signal: AbortSignal | undefined,
): Promise<Disposable> {
  if (!signal) return { [Symbol.dispose]: () => undefined };
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
  signal.throwIfAborted();
  const cancel = () => {
    // A database that is away has rolled back.
    pool.query('select pg_cancel_backend($1)', [rows[0]?.pid]).catch(() => undefined);
  };
  signal.addEventListener('abort', cancel);
  return { [Symbol.dispose]: () => signal.removeEventListener('abort', cancel) };
}
