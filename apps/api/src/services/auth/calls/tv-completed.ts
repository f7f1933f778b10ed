import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { answerPoll } from '../flows/tv-poll.ts';
import type { AuthWorld } from '../world.ts';

/** Answers whether the code of a television was approved, and signs the television in (AUTH-27). */
export const tvCompleted = handle<AuthWorld, typeof auth.tvCompleted>(
  auth.tvCompleted,
  async ({ input, context, world }) => ({ data: await answerPoll(world, context, input) }),
);
