import { notifyForgetProfiles as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { deleteOfProfiles } from '../store/subscriptions.ts';
import type { NotifyWorld } from '../world.ts';

export const forgetProfiles = handle<NotifyWorld, typeof call>(
  call,
  async ({ input: { profileIds }, world }) => {
    await deleteOfProfiles(world.db, profileIds);
    return { data: null };
  },
);
