import { watchForget as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { forget } from '../store/personal.ts';
import type { WatchWorld } from '../world.ts';

export const forgetAccount = handle<WatchWorld, typeof call>(
  call,
  async ({ input: { profileIds }, world }) => {
    await forget(world.db, profileIds);
    return { data: null };
  },
);
