import { notify } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { checkedSubscription } from '../flows/checked-subscription.ts';
import { hashOf } from '../rules/subscription.ts';
import { renewSubscription } from '../store/subscriptions.ts';
import type { NotifyWorld } from '../world.ts';

export const pushRenew = handle<NotifyWorld, typeof notify.pushRenew>(
  notify.pushRenew,
  async ({ input: { old, ...renewed }, world }) => {
    const known = { hash: hashOf(old.endpoint), auth: old.auth };
    await renewSubscription(world.db, known, checkedSubscription(renewed, world));
    return { data: null };
  },
);
