import { sessionCheck as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { ENDED_SESSION, sessionStates } from '../flows/session-states.ts';
import type { AuthWorld } from '../world.ts';

/** Whether a session is live, and the profile it acts as (T-E04). */
export const sessionCheck = handle<AuthWorld, typeof call>(call, async ({ input, world }) => {
  const [state = ENDED_SESSION] = await sessionStates(world, [input]);
  return { data: state };
});
