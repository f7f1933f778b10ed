import { historyState as call } from '@kandil/contract/watch';
import { handle } from '../../../platform/http/handler.ts';
import { profileOf } from '../flows/member.ts';
import { isPaused } from '../store/history.ts';
import type { WatchWorld } from '../world.ts';

export const historyState = handle<WatchWorld, typeof call>(call, async ({ context, world }) => {
  const { profileId } = await profileOf(world, context);
  return { data: { paused: await isPaused(world.db, profileId) } };
});
