import { notify } from '@kandil/contract';
import { handle, sessionOf } from '../../../platform/http/handler.ts';
import { hashOf } from '../rules/subscription.ts';
import { deleteEndpoint } from '../store/subscriptions.ts';
import type { NotifyWorld } from '../world.ts';

export const pushUnsubscribe = handle<NotifyWorld, typeof notify.pushUnsubscribe>(
  notify.pushUnsubscribe,
  async ({ input, context, world }) => {
    await deleteEndpoint(world.db, hashOf(input.endpoint), sessionOf(context).userId);
    return { data: null };
  },
);
