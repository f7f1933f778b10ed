import { fileURLToPath } from 'node:url';
import { type JobWithMetadata, PgBoss, fromKysely } from 'pg-boss';
import type { Database } from '../database/index.ts';
import { migrate } from '../database/migrations/index.ts';
import type { Log } from '../log.ts';
import { type Handler, type Job, jobId } from './job.ts';
import { type QueueHealth, forgetOldConsumed, readHealth } from './health.ts';
import { runBatch } from './run.ts';

export type { QueueHealth } from './health.ts';
export { type Handler, type Job, type JobRun, defineJob, handle } from './job.ts';

/** A transaction of any schema. */
export type Executor = Parameters<typeof fromKysely>[0];

export interface EnqueueOptions {
  /** The same key makes the same job: a second one is dropped while the first is still known (7 days). */
  key?: string;
  /** Seconds to wait before the first run, or the moment of it. */
  startAfter?: number | Date;
}

export interface Queue {
  /**
   * Adds a job in the caller's transaction: it exists exactly when the transaction commits (outbox, SEC-17). Returns
   * false when a job of this key exists already.
   */
  enqueue: <Payload>(
    trx: Executor,
    job: Job<Payload>,
    payload: NoInfer<Payload>,
    options?: EnqueueOptions,
  ) => Promise<boolean>;
  /** Makes the queues of jobs known: what a process needs that only enqueues. */
  declare: (jobs: readonly Job<unknown>[]) => Promise<void>;
  /** Makes the queues of all handlers known, and, with `work`, starts to run their jobs. */
  start: (handlers: Handler[], options: { work: boolean }) => Promise<void>;
  /** Runs a job again and again: `cron` in UTC, five fields. The payload is checked at each run. */
  schedule: <Payload>(job: Job<Payload>, cron: string, payload: Payload) => Promise<void>;
  health: () => Promise<QueueHealth>;
  /** Puts jobs that were put aside back into their queues; returns how many. */
  redrive: () => Promise<number>;
  /** Waits up to 8 s for the jobs that run now. */
  close: () => Promise<void>;
}

export interface QueueOptions {
  database: Database;
  log: Log;
  /** Seconds before the second attempt (2); doubled each time, an hour at most. */
  retryDelay?: number;
  /** Seconds between looks for jobs whose pause is over (5); new jobs announce themselves. */
  retryPoll?: number;
  /** Seconds between looks for jobs whose worker died (10). */
  supervise?: number;
}

const SCHEMA = 'queue';
const DEAD_LETTER = 'dead-letter';
const ATTEMPTS = 12;
const HOUR = 3_600;
const STOP_WITHIN = 8_000;

/** Opens the job queue, which lives in the schema `queue` of the same database. */
export async function openQueue(options: QueueOptions): Promise<Queue> {
  const { database, log, retryDelay = 2, retryPoll = 5, supervise = 10 } = options;
  const migrations = {
    schema: 'platform',
    folder: fileURLToPath(new URL('migrations', import.meta.url)),
  };
  await migrate(database, [migrations], log);
  const boss = new PgBoss({
    connectionString: database.url,
    application_name: 'kandil queue',
    schema: SCHEMA,
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: supervise,
    monitorIntervalSeconds: supervise,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue met an error and goes on'));
  boss.on('warning', (warning) => log.warn(warning.message));
  await boss.start();
  await boss.createQueue(DEAD_LETTER);

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

  async function declare(jobs: readonly Job<unknown>[]): Promise<void> {
    for (const job of jobs) {
      await boss.createQueue(job.name, queueOptions(job));
      await boss.updateQueue(job.name, queueOptions(job));
    }
  }

  return {
    declare,
    async enqueue(trx, job, payload, { key, startAfter } = {}) {
      const id = await boss.send(job.name, job.payload.parse(payload) as object, {
        db: fromKysely(trx),
        ...(key === undefined ? {} : { id: jobId(job.name, key) }),
        ...(startAfter === undefined ? {} : { startAfter }),
      });
      return id !== null;
    },
    async start(handlers, { work }) {
      await declare(handlers.map(({ job }) => job));
      if (!work) return;
      await forgetOldConsumed(database.pool);
      for (const handler of handlers) {
        const workOptions = {
          batchSize: handler.job.options.concurrency ?? 4,
          burstWhenBatchFull: true,
          includeMetadata: true,
          perJobResults: true,
          pollingIntervalSeconds: 0.5,
          notifyPollingIntervalSeconds: retryPoll,
        } as const;
        await boss.work(handler.job.name, workOptions, (jobs: JobWithMetadata[]) =>
          runBatch(handler, jobs, log),
        );
      }
    },
    async schedule(job, cron, payload) {
      await boss.schedule(job.name, cron, payload as object, { tz: 'UTC' });
    },
    health: () => readHealth(database.pool),
    redrive: () => boss.redrive(DEAD_LETTER),
    close: () => boss.stop({ graceful: true, timeout: STOP_WITHIN }),
  };
}
