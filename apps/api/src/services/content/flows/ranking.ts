import * as z from 'zod/mini';
import { defineJob, type Executor, type Queue } from '../../../platform/queue/index.ts';

const TEN_MINUTES = 600;

/** Computes similar and popular titles: every hour, and after an import. */
export const rankTitles = defineJob('content.rank-titles', z.object({}), {
  concurrency: 1,
  timeout: TEN_MINUTES,
});

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
