import { endSessions, MOST_SESSIONS } from '@kandil/contract/internal';
import * as z from 'zod/mini';
import { defineJob, handle, type Handler } from '../../../platform/queue/index.ts';
import type { JobWorld } from './world.ts';

export const endPlayback = defineJob(
  'auth.end-playback',
  z.object({ sessionIds: z.array(z.uuid()).check(z.maxLength(MOST_SESSIONS)) }),
);

/** Tells the watch service which sessions ended; idempotent. */
export function endPlaybackHandler({ internal }: JobWorld): Handler {
  return handle(endPlayback, ({ sessionIds }) => internal(endSessions, { sessionIds }));
}
