import { seriesWatched as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { watchedOf } from '../store/series.ts';
import type { WatchWorld } from '../world.ts';

export const seriesWatched = handle<WatchWorld, typeof call>(call, async ({ input, world }) => ({
  data: await watchedOf(world.db, input),
}));
