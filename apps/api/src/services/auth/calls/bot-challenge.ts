import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import type { AuthWorld } from '../world.ts';

/** Creates a puzzle of the built-in bot check. */
export const botChallenge = handle<AuthWorld, typeof auth.botChallenge>(
  auth.botChallenge,
  async ({ input, world }) => ({
    data: { challenge: await world.botCheck.challenge(input.action) },
  }),
);
