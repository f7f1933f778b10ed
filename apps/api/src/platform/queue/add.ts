import { randomUUID } from 'node:crypto';
import { fromKysely, type JobInsert, type PgBoss } from 'pg-boss';
import { type Job, jobId } from './job.ts';

/** A transaction of any schema. */
export type Executor = Parameters<typeof fromKysely>[0];

export interface EnqueueOptions {
  /** Deduplication key: a second job of the same key is dropped for 7 days. */
  key?: string;
  /** Seconds before the first run, or its time. */
  startAfter?: number | Date;
}

/** A job to add, as an entry of a list. */
export interface QueueEntry<Payload> extends EnqueueOptions {
  payload: Payload;
}

/** Adds jobs of one kind with one statement, each key once. @returns how many were added */
export const adder =
  (boss: PgBoss) =>
  async <Payload>(
    trx: Executor,
    job: Job<Payload>,
    entries: readonly QueueEntry<Payload>[],
  ): Promise<number> => {
    const jobs = new Map<string, JobInsert>();
    for (const { payload, key, startAfter } of entries) {
      const id = key === undefined ? randomUUID() : jobId(job.name, key);
      if (jobs.has(id)) continue;
      const data = job.payload.parse(payload) as object;
      jobs.set(id, { id, data, ...(startAfter !== undefined && { startAfter }) });
    }
    if (jobs.size === 0) return 0;
    const options = { db: fromKysely(trx), returnId: true };
    const added = await boss.insert(job.name, [...jobs.values()], options);
    return added?.length ?? 0;
  };
