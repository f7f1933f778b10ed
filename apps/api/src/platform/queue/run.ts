import { type Kysely, type Transaction, sql } from 'kysely';
import type { JobResult, JobWithMetadata } from 'pg-boss';
import { Counter } from 'prom-client';
import { transaction } from '../database/kysely.ts';
import type { Log } from '../log.ts';
import { counts } from '../metrics/registry.ts';
import type { Handler, JobRun } from './job.ts';

const jobsRun = new Counter({
  name: 'kandil_jobs_total',
  help: 'Runs of jobs: done, failed and to be retried, or put aside after the last attempt',
  labelNames: ['job', 'outcome'],
  registers: [counts],
});

/** Runs the jobs of one batch concurrently and reports each result, so that a failure affects only its own job. */
export function runBatch(
  handler: Handler,
  jobs: JobWithMetadata[],
  log: Log,
): Promise<JobResult[]> {
  return Promise.all(jobs.map((job) => runOne(handler, job, log)));
}

async function runOne(handler: Handler, job: JobWithMetadata, log: Log): Promise<JobResult> {
  const attempt = job.retryCount + 1;
  const fields = { job: job.name, id: job.id, attempt };
  try {
    await handler.run(job.data, { id: job.id, attempt, signal: job.signal, once: onceFor(job) });
    jobsRun.inc({ job: job.name, outcome: 'done' });
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const last = job.retryCount >= job.retryLimit;
    jobsRun.inc({ job: job.name, outcome: last ? 'put aside' : 'failed' });
    if (last)
      log.error({ ...fields, err: error }, 'a job failed for the last time and was put aside');
    else log.warn({ ...fields, err: error }, 'a job failed and will be run again');
    return {
      id: job.id,
      status: 'failed',
      output: { message: error instanceof Error ? error.message : String(error) },
    };
  }
}

function onceFor(job: JobWithMetadata): JobRun['once'] {
  return <Tables>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<unknown>) =>
    transaction(db, async (trx) => {
      const { rows } = await sql`
        insert into platform.consumed (job, id) values (${job.name}, ${job.id})
        on conflict do nothing returning id`.execute(trx);
      if (rows.length === 0) return false;
      await work(trx);
      return true;
    });
}
