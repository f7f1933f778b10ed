import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { schemaOf } from '../platform/database/kysely.ts';
import { type Job, jobId } from '../platform/queue/job.ts';
import type { ServiceApp } from './service-app.ts';

type Jobs = Pick<ServiceApp, 'database' | 'queue'>;

/** Milliseconds that a job may take on a busy machine. */
const PATIENCE = 300_000;
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 100;

/**
 * Asks until the answer is yes, ever more rarely: a test that waits for a job must not take the time of the job.
 * @param state what to say if it takes too long
 */
async function until(isSo: () => Promise<boolean>, state: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (let wait = SHORTEST_PAUSE; !(await isSo()); wait = Math.min(wait * 1.5, LONGEST_PAUSE)) {
    if (Date.now() > end) throw new Error(`jobs do not end: ${JSON.stringify(await state())}`);
    await pause(wait);
  }
}

/** Runs a job as its schedule does, and waits until it succeeds. */
export async function runJob({ database, queue }: Jobs, job: Job<object>): Promise<void> {
  const key = randomUUID();
  await queue.enqueue(schemaOf(database, 'queue'), job, {}, { key });
  const found = async () => {
    const { rows } = await database.pool.query(
      'select state, output from queue.job where name = $1 and id = $2',
      [job.name, jobId(job.name, key)],
    );
    return rows[0];
  };
  await until(async () => (await found())?.state === 'completed', found);
}

/** Waits until no job of payment and purchase runs, and none can run now; their mails are sent. */
export async function jobsEnd({ database }: Pick<Jobs, 'database'>): Promise<void> {
  const DUE = `from queue.job where (name like 'payment.%' or name like 'purchase.%' or name = 'auth.send-money')
    and (state = 'active' or (state in ('created', 'retry') and start_after <= now()))`;
  const due = async () => (await database.pool.query(`select name, state, output ${DUE}`)).rows;
  await until(
    async () => (await database.pool.query(`select 1 ${DUE} limit 1`)).rows.length === 0,
    due,
  );
}
