import { contentAccess as call } from '@kandil/contract/watch';
import { handle } from '../../../platform/http/handler.ts';
import { answerReport } from '../flows/report.ts';
import type { WatchWorld } from '../world.ts';

/**
 * A player's report about a video. START answers access and start position; the other events of a member also store
 * progress. Guests have no progress on the server.
 */
export const contentAccess = handle<WatchWorld, typeof call>(
  call,
  async ({ input, context, world }) => ({ data: await answerReport(world, context, input) }),
);
