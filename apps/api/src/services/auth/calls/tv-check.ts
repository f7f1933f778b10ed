import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { answerPoll } from '../flows/tv-poll.ts';
import type { AuthWorld } from '../world.ts';

/** `tvCompleted` at its other address (AUTH-28). */
export const tvCheck = handle<AuthWorld, typeof auth.tvCheck>(
  auth.tvCheck,
  async ({ input, context, world }) => ({ data: await answerPoll(world, context, input) }),
);
