import { dropPutAside, readPutAside, schemaOf, StartupError } from '@kandil/api';
import type { Database, Desk } from './desk.ts';

/** Lists the jobs that were put aside, runs those of a kind again, or drops them. */
export type JobsTask = { kind: 'list' } | { kind: 'retry' | 'drop'; job: string };

export const jobs = (task: JobsTask, desk: Desk): Promise<void> =>
  // Tables of any release: the queue's are there once the product has started.
  desk.withDatabase('read', [], async (database) => {
    if (task.kind === 'list') return await list(database, desk);
    const { kind, job } = task;
    const count =
      kind === 'drop'
        ? await dropPutAside(schemaOf<object>(database, 'queue'), job)
        : await desk.withQueue(database, [], (queue) => queue.retryPutAside(job));
    if (count === 0) throw new StartupError(`No job '${job}' was put aside. Nothing was changed.`);
    desk.console.log(`${kind === 'drop' ? 'Dropped' : 'To run again'}: ${count} of ${job}.`);
  });

async function list({ pool }: Database, { console }: Desk): Promise<void> {
  const found = await readPutAside(pool);
  if (found.length === 0) console.log('No job was put aside.');
  for (const { job, count, since, reason } of found)
    console.log(`${job}: ${count} since ${since.toISOString()}; the last one: ${reason}`);
}
