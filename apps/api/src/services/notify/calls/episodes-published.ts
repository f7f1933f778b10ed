import { episodesPublished as call } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { announce } from '../jobs/jobs.ts';
import type { NotifyWorld } from '../world.ts';

/** Queues the search for those who wait for new episodes, one series at a time. */
export const episodesPublished = handle<NotifyWorld, typeof call>(
  call,
  async ({ input, world: { db, queue } }) => {
    await transaction(db, async (trx) => {
      for (const series of input.series)
        await queue.enqueue(trx, announce, { ...series, after: 0 });
    });
    return { data: null };
  },
);
