import { endSessions, notifyEndSessions } from '@kandil/contract/internal';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import type { JobWorld } from '../world.ts';
import { endPlayback } from '../jobs/jobs.ts';

/** Tells the watch and notify services which sessions ended; idempotent. */
export function endPlaybackHandler({ internal }: JobWorld): Handler {
  return handle(endPlayback, async ({ sessionIds }) => {
    await internal(endSessions, { sessionIds });
    await internal(notifyEndSessions, { sessionIds });
  });
}
