import { sessionChecks as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { sessionStates } from '../flows/session-states.ts';
import type { AuthWorld } from '../world.ts';

/** As `sessionCheck`, for many sessions in one query. */
export const sessionChecks = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { sessions }, world }) => ({ data: await sessionStates(world, sessions) }),
);
