import { viewersNow as call } from '@kandil/contract/control/watch';
import { handle } from '../../../platform/http/handler.ts';
import { countLeases } from '../store/lease-counts.ts';
import type { WatchWorld } from '../world.ts';

export const viewersNow = handle<WatchWorld, typeof call>(
  call,
  async ({ world: { db, now, running } }) => {
    const data = await running.get('all', async () => {
      const { videos, channels } = await countLeases(db);
      return { viewers: videos + channels, at: new Date(now()).toISOString() };
    });
    return { data };
  },
);
