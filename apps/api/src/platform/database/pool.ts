import pg from 'pg';
import type { Log } from '../log.ts';
import { errorCode } from '../startup-error.ts';

export interface PoolOptions {
  url: string;
  log: Log;
  /** Largest number of connections. */
  max?: number;
  /** Whether a pooler is in front, where timeouts are settings of the role (`pooled.ts`). */
  pooled?: boolean;
  /** Overrides some limits of SEC-16. */
  limits?: Partial<PoolLimits>;
}

/** Timeouts in milliseconds. */
export interface PoolLimits {
  /** For a connection of the pool. */
  connection: number;
  /** For a statement, before the server ends it. */
  statement: number;
  /** For a lock that another transaction holds. */
  lock: number;
}

const LIMITS: PoolLimits = { connection: 2_000, statement: 2_000, lock: 1_000 };

/** Timeouts that a connection sets on the server when it opens, in milliseconds (SEC-16). */
export function serverTimeouts({
  statement,
  lock,
}: Pick<PoolLimits, 'statement' | 'lock'> = LIMITS) {
  return {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: 5_000,
  };
}

const READ_TIMEOUT_MESSAGE = 'Query read timeout';

/** The server ends the connection with this answer: shut down by an administrator, or by the crash of another one. */
const LAST_ANSWERS = ['57P01', '57P02'];

/**
 * A client that closes its connection when an answer times out: `pg` only drops the query, and the next
 * user of the connection would wait behind it. So it does with one that the server is ending, which the next user would
 * get before its end is noticed.
 */
class StrictClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- the eight overloads of pg's own signature pass through
  override query(...args: any[]): any {
    const result: unknown = (super.query as (...all: unknown[]) => unknown).apply(this, args);
    if (result instanceof Promise) result.catch((error: unknown) => this.#closeIfLost(error));
    return result;
  }

  #closeIfLost(error: unknown): void {
    const isStuck = error instanceof Error && error.message === READ_TIMEOUT_MESSAGE;
    if (!isStuck && !LAST_ANSWERS.includes(errorCode(error))) return;
    this.end(() => {}); // marks it, so that the pool does not hand it out again
    this.connection.stream.destroy();
  }
}

/**
 * `bigint` (counts, ids, money in minor units) as a number: all of ours stay below 2^53. `date` as its text: pg would
 * make it midnight in the time zone of this machine.
 */
const BIGINT = 20;
const DATE = 1082;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') => {
    if (oid === BIGINT) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

/**
 * A pool with the limits of SEC-16: ten connections, 2 s to get one, statements of at most 2 s, locks 1 s, no
 * transaction idle for more than 5 s; a connection that hangs is given up after another 2 s. Errors of idle
 * connections are logged: without a listener they would end the process.
 */
export function openPool(options: PoolOptions): pg.Pool {
  const { url, log, max = 10, pooled = false } = options;
  const { connection, statement, lock } = { ...LIMITS, ...options.limits };
  const pool = new pg.Pool({
    connectionString: url,
    Client: StrictClient,
    max,
    application_name: 'kandil',
    connectionTimeoutMillis: connection,
    idleTimeoutMillis: 60_000,
    ...(pooled ? {} : serverTimeouts({ statement, lock })),
    query_timeout: statement + 2_000,
    keepAlive: true,
    types,
  });
  // `end` resolves before the server has read the last message of each connection: it may end one first.
  const report = (error: Error) => {
    if (!pool.ending) log.warn({ reason: error.message }, 'a database connection was lost');
  };
  pool.on('error', report);
  // A connection in use has no other listener for the moment between its loss and the next query.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
