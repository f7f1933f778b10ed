import { type Executor, type Queue } from '../../../platform/queue/index.ts';
import { rankTitles } from '../jobs/jobs.ts';

/**
 * Queues the ranking; several requests for the same import queue it once.
 * @param importedAt when the catalogue to rank was imported
 */
export function rankSoon(
  queue: Pick<Queue, 'enqueue'>,
  trx: Executor,
  importedAt: string,
): Promise<boolean> {
  return queue.enqueue(trx, rankTitles, {}, { key: importedAt });
}
