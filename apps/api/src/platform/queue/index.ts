import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import manifest from 'pg-boss/package.json' with { type: 'json' };
import type pg from 'pg';
import type { Database } from '../database/index.ts';
import { migrate, type MigrationSource } from '../database/migrations/index.ts';
import type { Log } from '../log.ts';
import { adder, type EnqueueOptions, type Executor, type QueueEntry } from './add.ts';
import { ATTEMPTS, type Handler, type Job } from './job.ts';
import { type QueueHealth, forgetOldConsumed, readHealth } from './health.ts';
import { DEAD_LETTER } from './put-aside.ts';
import { runBatch } from './run.ts';
import { wakeWhenDue } from './wake.ts';

export type { EnqueueOptions, Executor, QueueEntry } from './add.ts';
export type { QueueHealth } from './health.ts';
export { ATTEMPTS, type Handler, type Job, type JobRun, defineJob, handle, isJob } from './job.ts';

export interface RetryOptions {
  /** One job alone. */
  id?: string | undefined;
  /** The transaction in which it is done. */
  trx?: Executor;
}

export interface Queue {
  /**
   * Adds a job in the caller's transaction: it exists if and only if the transaction commits (outbox, SEC-17). Returns
   * false if a job of this key already exists.
   */
  enqueue: <Payload>(
    trx: Executor,
    job: Job<Payload>,
    payload: NoInfer<Payload>,
    options?: EnqueueOptions,
  ) => Promise<boolean>;
  /**
   * Adds jobs of one kind with one statement, as `enqueue` adds one. Jobs whose key exists already, or comes twice, are added
   * once. Pages of some hundred are a good size.
   */
  enqueueAll: <Payload>(
    trx: Executor,
    job: Job<Payload>,
    entries: readonly QueueEntry<NoInfer<Payload>>[],
  ) => Promise<void>;
  /** Creates the queues of jobs, for a process that only enqueues. */
  declare: (jobs: readonly Job<unknown>[]) => Promise<void>;
  /** Creates the queues of all handlers, if it may, and, with `work`, runs their jobs. */
  start: (handlers: Handler[], options: { work: boolean }) => Promise<void>;
  /** Schedules a recurring job: `cron` in UTC, five fields. The payload is checked at each run. */
  schedule: <Payload>(job: Job<Payload>, cron: string, payload: Payload) => Promise<void>;
  /** Ends what an earlier start scheduled. */
  unschedule: (job: Job<object>) => Promise<void>;
  health: () => Promise<QueueHealth>;
  /**
   * Lets the jobs of one kind that were put aside run again, with all their attempts; returns how many. Two who do it at once
   * do it once.
   */
  retryPutAside: (job: string, options?: RetryOptions) => Promise<number>;
  /** Waits up to 8 s for running jobs. */
  close: () => Promise<void>;
}

export interface QueueOptions {
  database: Database;
  log: Log;
  /** Seconds before the second attempt (2); doubled each time, an hour at most. */
  retryDelay?: number;
  /** Seconds between looks for due retries and delayed jobs, in all queues at once (5); new jobs are announced. */
  retryPoll?: number;
  /** Seconds between checks for dead workers (10). */
  supervise?: number;
  /** Creates tables and queues (true); false where a job has done so (platform/schema.ts). */
  migrate?: boolean;
  /** Seconds between two indexes that pg-boss builds after an upgrade (60, at least 10). */
  indexing?: number;
}

/** The schema of pg-boss. */
export const QUEUE_SCHEMA = 'queue';
/** The version of the tables that the installed pg-boss works on. */
export const QUEUE_VERSION: number = manifest.pgboss.schema;
const HOUR = 3_600;
/** Seconds between polls of each queue while announcements arrive; a poll finds only what they and the looks missed. */
const POLL = 60;
const STOP_WITHIN = 8_000;

/** Tables of ours beside those of pg-boss. */
export const QUEUE_MIGRATIONS: MigrationSource = {
  schema: 'platform',
  folder: fileURLToPath(new URL('migrations', import.meta.url)),
};

/** Opens the job queue, which lives in the schema `queue` of the same database. */
export async function openQueue(options: QueueOptions): Promise<Queue> {
  const { database, log, retryDelay = 2, retryPoll = 5, supervise = 10, indexing = 60 } = options;
  const mayMigrate = options.migrate ?? true;
  if (mayMigrate) await migrate(database, [QUEUE_MIGRATIONS], log);
  const boss = new PgBoss({
    connectionString: database.url,
    application_name: 'kandil queue',
    schema: QUEUE_SCHEMA,
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: supervise,
    monitorIntervalSeconds: supervise,
    bamIntervalSeconds: indexing,
    // With false, pg-boss refuses tables of a newer release too; with true it leaves those alone (SEC-29).
    migrate: mayMigrate || (await queueVersion(database.pool)) > QUEUE_VERSION,
  });
  boss.on('error', (error) =>
    log.warn({ err: error }, 'the job queue reported an error and continues'),
  );
  boss.on('warning', (warning) => log.warn(warning.message));
  await boss.start();
  if (mayMigrate) await boss.createQueue(DEAD_LETTER);
  const add = adder(boss);

  const queueOptions = ({ options: job }: Job<unknown>) => ({
    deadLetter: DEAD_LETTER,
    retryLimit: ATTEMPTS - 1,
    retryDelay,
    retryBackoff: true,
    retryDelayMax: HOUR,
    expireInSeconds: job.timeout ?? 60,
    heartbeatSeconds: 10, // a worker that died is noticed after this, not after the timeout
    notify: true,
  });

  // Most starts find all queues as declared, and writing them would take two statements for each.
  async function declare(jobs: readonly Job<unknown>[]): Promise<void> {
    const known = new Map((await boss.getQueues()).map((each) => [each.name, each]));
    for (const job of jobs) {
      const declared = queueOptions(job);
      const existing = known.get(job.name);
      if (!existing) await boss.createQueue(job.name, declared);
      else if (!isDeepStrictEqual({ ...existing, ...declared }, existing))
        await boss.updateQueue(job.name, declared);
    }
  }

  let stopWaking = async (): Promise<void> => undefined;

  return {
    declare,
    enqueue: async (trx, job, payload, options) =>
      (await add(trx, job, [{ payload, ...options }])) === 1,
    enqueueAll: async (trx, job, entries) => void (await add(trx, job, entries)),
    async start(handlers, { work }) {
      const jobs = handlers.map(({ job }) => job);
      await (mayMigrate ? declare(jobs) : requireQueues(database.pool, jobs));
      if (!work) return;
      await forgetOldConsumed(database.pool);
      const wakeups = new Map<string, () => void>();
      for (const handler of handlers) {
        const workOptions = {
          batchSize: handler.job.options.concurrency ?? 4,
          burstWhenBatchFull: true,
          includeMetadata: true,
          perJobResults: true,
          pollingIntervalSeconds: 0.5,
          notifyPollingIntervalSeconds: POLL,
        } as const;
        const worker = await boss.work(handler.job.name, workOptions, (jobs: JobWithMetadata[]) =>
          runBatch(handler, jobs, log),
        );
        wakeups.set(handler.job.name, () => boss.notifyWorker(worker));
      }
      const warn = (error: unknown) =>
        log.warn({ err: error }, 'the job queue could not look for due jobs and tries again');
      stopWaking = wakeWhenDue({ pool: database.pool, wakeups, every: retryPoll, warn });
    },
    async schedule(job, cron, payload) {
      await boss.schedule(job.name, cron, payload as object, { tz: 'UTC' });
    },
    unschedule: (job) => boss.unschedule(job.name),
    health: () => readHealth(database.pool),
    retryPutAside: (job, retried) => retryPutAside(boss, job, retried),
    async close() {
      await stopWaking();
      await boss.stop({ graceful: true, timeout: STOP_WITHIN });
    },
  };
}

async function retryPutAside(
  boss: PgBoss,
  job: string,
  { id, trx }: RetryOptions = {},
): Promise<number> {
  const which = {
    sourceName: job,
    ...(id !== undefined && { ids: [id] }),
    ...(trx && { db: fromKysely(trx) }),
  };
  let count = 0;
  // At most 1000 at a time.
  for (let moved = -1; moved !== 0; count += moved) moved = await boss.redrive(DEAD_LETTER, which);
  return count;
}

/** The version of the queue's tables; 0 without any. */
export async function queueVersion(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ made: boolean }>(
    `select to_regclass('${QUEUE_SCHEMA}.version') is not null as made`,
  );
  if (!rows[0]?.made) return 0;
  const versions = await pool.query<{ version: number }>(
    `select version from ${QUEUE_SCHEMA}.version`,
  );
  return versions.rows[0]?.version ?? 0;
}

/** Names of jobs whose queue does not exist. The tables of the queue have to. */
export async function missingQueues(
  pool: pg.Pool,
  jobs: readonly Job<unknown>[],
): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`select name from ${QUEUE_SCHEMA}.queue`);
  const known = new Set(rows.map(({ name }) => name));
  return [DEAD_LETTER, ...jobs.map(({ name }) => name)].filter((name) => !known.has(name));
}

/** A handler without a queue would never run: its job is missing in the list of its module. */
async function requireQueues(pool: pg.Pool, jobs: readonly Job<unknown>[]): Promise<void> {
  const missing = await missingQueues(pool, jobs);
  if (missing.length > 0) throw new Error(`no queue was created for ${missing.join(', ')}`);
}
