import { found } from '@kandil/contract';
import { childOf } from '@kandil/contract/internal';
import { screenTimeUsed as call } from '@kandil/contract/watch';
import { handle, sessionOf } from '../../../platform/http/handler.ts';
import { daysOf } from '../store/screen-time.ts';
import type { WatchWorld } from '../world.ts';

const DAYS = 7;

export const screenTimeUsed = handle<WatchWorld, typeof call>(
  call,
  async ({ input: { profileId }, context, world }) => {
    const { sessionId } = sessionOf(context);
    const child = found(await world.internal(childOf, { sessionId, profileId }));
    return { data: { days: await daysOf(world.db, child.id, DAYS) } };
  },
);
