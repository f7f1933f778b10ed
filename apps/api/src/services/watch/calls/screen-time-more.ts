import { Refusal } from '@kandil/contract';
import { grownUpBeside } from '@kandil/contract/internal';
import { MORE_MINUTES, screenTimeMore as call } from '@kandil/contract/watch';
import { localTime } from '../../../platform/local-time.ts';
import { handle, sessionOf } from '../../../platform/http/handler.ts';
import { MOST_GIVEN } from '../rules/screen-time.ts';
import { giveMore } from '../store/screen-time.ts';
import type { WatchWorld } from '../world.ts';

/** The proof comes first: a child must not learn without it what is left to ask for. */
export const screenTimeMore = handle<WatchWorld, typeof call>(
  call,
  async ({ input: proof, context, world }) => {
    const { sessionId, userId } = sessionOf(context);
    const { deviceId } = context;
    const child = await world.internal(grownUpBeside, { userId, sessionId, deviceId, ...proof });
    if (!child.screenTime) throw new Refusal('FORBIDDEN');
    const now = world.now();
    const until = new Date(now + MORE_MINUTES * 60_000);
    const { day } = localTime(now, child.screenTime.zone);
    const given = await giveMore(world.db, { profileId: child.id, day, until, most: MOST_GIVEN });
    if (given === null) throw new Refusal('FORBIDDEN');
    return { data: { until: until.toISOString(), left: MOST_GIVEN - given } };
  },
);
