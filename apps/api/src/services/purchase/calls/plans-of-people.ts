import { plansOfPeople as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { effectiveSubscriptions } from '../flows/effective-subscriptions.ts';
import { staffTitle } from '../present/person.ts';
import { allPlans } from '../store/catalogue.ts';
import type { PurchaseWorld } from '../world.ts';

export const plansOfPeople = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { accounts }, world }) => {
    const [plans, subscriptions] = await Promise.all([
      allPlans(world.db),
      effectiveSubscriptions(world, accounts),
    ]);
    const now = world.now();
    const data = accounts.flatMap(({ userId }, index) => {
      const subscription = subscriptions[index];
      if (!subscription) return [];
      const isSuspended = subscription.subscriptionStatus === 'SUSPENDED';
      if (!isSuspended && Date.parse(subscription.accessUntil) <= now) return [];
      return [{ userId, planTitle: staffTitle(subscription.productCode, plans), isSuspended }];
    });
    return { data };
  },
);
