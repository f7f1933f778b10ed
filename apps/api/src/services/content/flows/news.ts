import * as z from 'zod/mini';
import { defineJob, type Executor, type Queue } from '../../../platform/queue/index.ts';

const number = () => z.number().check(z.int());

/** Tells the notify service which episodes an import added: videos with ids above `after`, up to `last`. */
export const tellEpisodes = defineJob(
  'content.tell-episodes',
  z.object({ after: number(), last: number() }),
);

/** Queues the news of an import. The first one of a catalogue has none. */
export async function tellSoon(
  queue: Pick<Queue, 'enqueue'>,
  trx: Executor,
  span: { after: number; last: number },
): Promise<void> {
  if (span.after > 0 && span.last > span.after) await queue.enqueue(trx, tellEpisodes, span);
}
