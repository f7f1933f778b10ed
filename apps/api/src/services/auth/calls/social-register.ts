import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { socialAnswer } from '../flows/social-answer.ts';
import type { AuthWorld } from '../world.ts';

/** Signs up with a provider, or signs in if the account already exists. The same flow as `auth.socialLogin`. */
export const socialRegister = handle<AuthWorld, typeof auth.socialRegister>(
  auth.socialRegister,
  ({ input, context, world }) => socialAnswer(world, context, input),
);
