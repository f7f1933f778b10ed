import { type Queue } from '../../../platform/queue/index.ts';
import { tellEpisodes } from '../jobs/jobs.ts';
import { shownFirst } from '../store/episodes.ts';
import type { Db } from '../store/sql.ts';

/** Queues the news of videos that are shown for the first time since this transaction began. A first catalogue has none. */
export async function tellSoon(queue: Pick<Queue, 'enqueue'>, trx: Db): Promise<void> {
  const since = await shownFirst(trx);
  if (since !== null) await queue.enqueue(trx, tellEpisodes, { since });
}
