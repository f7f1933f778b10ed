import { notifyForget } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { deleteOfAccount, deleteOfProfiles } from '../store/subscriptions.ts';
import { deleteTicketsOf, fileKeysOf } from '../store/tickets.ts';
import type { NotifyWorld } from '../world.ts';

/** Files first: a run that breaks off is repeated, and finds what is left. */
export const forgetAccount = handle<NotifyWorld, typeof notifyForget>(
  notifyForget,
  async ({ input: { userId, profileIds }, world }) => {
    await deleteOfAccount(world.db, userId);
    await deleteOfProfiles(world.db, profileIds);
    for (const key of await fileKeysOf(world.db, userId)) await world.blobs.delete(key);
    await deleteTicketsOf(world.db, userId);
    return { data: null };
  },
);
