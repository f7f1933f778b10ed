import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';

/** Anything that checks a value and returns it typed, such as a Zod schema. */
export interface Schema<Value> {
  parse: (value: unknown) => Value;
}

/** A kind of job: its name and the schema of its payload. */
export interface Job<Payload> {
  name: string;
  payload: Schema<Payload>;
  options: JobOptions;
}

export interface JobOptions {
  /** Concurrent runs in one process (4). */
  concurrency?: number;
  /** Seconds after which a run counts as failed (60). */
  timeout?: number;
}

/** Runs of a job, the first included; then it is put aside. */
export const ATTEMPTS = 12;

export interface JobRun {
  /** Stable over retries: an idempotency key for other parties, such as a Message-ID. */
  id: string;
  /** 1 the first time, `ATTEMPTS` the last. */
  attempt: number;
  /** Aborted when the run times out or the process stops. */
  signal: AbortSignal;
  /**
   * Runs `work` in a transaction unless it has already committed for this job: a job whose process dies after
   * the commit has its effect once. Returns whether it ran.
   */
  once: <Tables>(
    db: Kysely<Tables>,
    work: (trx: Transaction<Tables>) => Promise<unknown>,
  ) => Promise<boolean>;
}

/** The handler of a job, made with `handle` and run by processes with the worker role. */
export interface Handler {
  job: Job<unknown>;
  run: (payload: unknown, context: JobRun) => Promise<unknown>;
}

/**
 * Names a job. Payloads hold ids rather than copies of rows, and no passwords or card data: they are stored as JSON.
 *
 * @param name `service.verb-object`, for example `auth.send-code`
 */
export function defineJob<Payload extends object>(
  name: string,
  payload: Schema<Payload>,
  options: JobOptions = {},
): Job<Payload> {
  return { name, payload, options };
}

/** Whether something exported by a file of jobs is a job; the rest are schedules and types of payloads. */
export const isJob = (value: unknown): value is Job<unknown> =>
  typeof value === 'object' && value !== null && 'payload' in value && 'options' in value;

/** Binds a job to its function. A function that throws is retried with exponential backoff. */
export function handle<Payload>(
  job: Job<Payload>,
  run: (payload: Payload, context: JobRun) => Promise<unknown>,
): Handler {
  return { job, run: (payload, context) => run(job.payload.parse(payload), context) };
}

/** The id of a job: a UUID derived from its name and key, so that the same key gives the same job. */
export function jobId(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
