import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { socialAnswer } from '../flows/social-answer.ts';
import type { AuthWorld } from '../world.ts';

/** Signs up with a provider; a person who has an account is signed in. The same flow as `auth.socialLogin`. */
export const socialRegister = handle<AuthWorld, typeof auth.socialRegister>(
  auth.socialRegister,
  ({ input, context, world }) => socialAnswer(world, context, input),
);
