import type { Job, Queue } from '../queue/index.ts';
import { countedHours } from './hours.ts';

interface FirstCount {
  db: Parameters<Queue['enqueue']>[0] & Parameters<typeof countedHours>[0];
  queue: Pick<Queue, 'enqueue'>;
}

/**
 * Queues the job that counts if it has never run, so that a new installation does not wait for its hour. Workers call it
 * when they start.
 * @param table `schema.table` with a row for each counted hour
 */
export async function countFirst(
  { db, queue }: FirstCount,
  table: string,
  job: Job<object>,
): Promise<void> {
  if (!(await countedHours(db, table))) await queue.enqueue(db, job, {}, { key: 'first' });
}
