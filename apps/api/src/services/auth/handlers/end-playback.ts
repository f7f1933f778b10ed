import { endSessions, MOST_SESSIONS, notifyEndSessions } from '@kandil/contract/internal';
import * as z from 'zod/mini';
import { defineJob, handle, type Handler } from '../../../platform/queue/index.ts';
import type { JobWorld } from './world.ts';

export const endPlayback = defineJob(
  'auth.end-playback',
  z.object({ sessionIds: z.array(z.uuid()).check(z.maxLength(MOST_SESSIONS)) }),
);

/** Tells the watch and notify services which sessions ended; idempotent. */
export function endPlaybackHandler({ internal }: JobWorld): Handler {
  return handle(endPlayback, async ({ sessionIds }) => {
    await internal(endSessions, { sessionIds });
    await internal(notifyEndSessions, { sessionIds });
  });
}
