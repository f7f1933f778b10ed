import { notifyEndSessions as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { deleteOfSessions } from '../store/subscriptions.ts';
import type { NotifyWorld } from '../world.ts';

export const endSessions = handle<NotifyWorld, typeof call>(
  call,
  async ({ input: { sessionIds }, world }) => {
    await deleteOfSessions(world.db, sessionIds);
    return { data: null };
  },
);
