import { endSessions as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { endLeasesOfSessions } from '../store/ended-viewings.ts';
import type { WatchWorld } from '../world.ts';

/** Ends the leases of sessions that have ended, and the media addresses signed for them. */
export const endSessions = handle<WatchWorld, typeof call>(
  call,
  async ({ input: { sessionIds }, world }) => {
    await world.ended.end(await endLeasesOfSessions(world.db, sessionIds));
    return { data: null };
  },
);
