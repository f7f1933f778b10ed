import { type Executor, type Queue } from '../../../platform/queue/index.ts';
import { tellEpisodes } from '../jobs/jobs.ts';

/** Queues the news of an import. The first one of a catalogue has none. */
export async function tellSoon(
  queue: Pick<Queue, 'enqueue'>,
  trx: Executor,
  span: { after: number; last: number },
): Promise<void> {
  if (span.after > 0 && span.last > span.after) await queue.enqueue(trx, tellEpisodes, span);
}
