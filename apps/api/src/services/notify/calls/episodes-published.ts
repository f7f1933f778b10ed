import { episodesPublished as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { announce } from '../jobs/jobs.ts';
import type { NotifyWorld } from '../world.ts';

/** Queues the search for those who wait for new episodes, one series at a time. */
export const episodesPublished = handle<NotifyWorld, typeof call>(
  call,
  async ({ input, world: { db, queue } }) => {
    const pages = input.series.map((series) => ({ payload: { ...series, after: 0 } }));
    await queue.enqueueAll(db, announce, pages);
    return { data: null };
  },
);
