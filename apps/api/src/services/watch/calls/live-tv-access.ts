import { liveTvAccess as call } from '@kandil/contract/watch';
import { handle } from '../../../platform/http/handler.ts';
import { answerReport } from '../flows/report.ts';
import type { WatchWorld } from '../world.ts';

/** A player's report about a live channel. A channel has no progress. */
export const liveTvAccess = handle<WatchWorld, typeof call>(
  call,
  async ({ input, context, world }) => ({ data: await answerReport(world, context, input) }),
);
