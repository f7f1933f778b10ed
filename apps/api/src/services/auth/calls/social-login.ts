import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { socialAnswer } from '../flows/social-answer.ts';
import type { AuthWorld } from '../world.ts';

/** Signs in with a provider; a new person gets an account. */
export const socialLogin = handle<AuthWorld, typeof auth.socialLogin>(
  auth.socialLogin,
  ({ input, context, world }) => socialAnswer(world, context, input),
);
