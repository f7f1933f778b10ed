import { userPlan as call } from '@kandil/contract/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { memberOf } from '../flows/account.ts';
import { CURRENCY, periodBy, planBy } from '../rules/plans.ts';
import { planTitle } from '../present/titles.ts';
import { currentSubscription } from '../rules/current.ts';
import { subscriptionOf } from '../store/subscriptions.ts';
import type { SubscriptionRow } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';

/** The plan of the member; null without one, or if a canceled one has expired. */
export const userPlan = handle<PurchaseWorld, typeof call>(call, async ({ context, world }) => {
  const userId = await memberOf(world, context);
  const row = currentSubscription(await subscriptionOf(world.db, userId), world.now());
  if (!row) return { data: null };
  const plan = planBy(row.plan_code);
  const period = periodBy(row.period_code);
  return {
    data: {
      planCode: row.plan_code,
      periodCode: row.period_code,
      title: planTitle(row.plan_code, wordsOf(context.language)),
      status: row.status,
      expiryDate: row.expires_at.toISOString(),
      accessUntil: row.expires_at.toISOString(),
      price: { amount: period && plan ? plan.prices[period.code] : 0, currency: CURRENCY },
      nextCharge: nextCharge(row),
      canRestart: row.status === 'CANCELED' && row.gateway_code === 'PAYPAL',
      streams: plan?.streams ?? 1,
      familySeats: plan?.familySeats ?? 0,
      gatewayCode: row.gateway_code,
      gatewayPackage: row.gateway_package,
      gatewaySubsId: row.gateway_subs_id,
    },
  };
});

/** An active subscription renews at the end of its period, at the current price. */
function nextCharge({ status, plan_code, period_code, expires_at }: SubscriptionRow) {
  const plan = planBy(plan_code);
  const period = periodBy(period_code);
  if (status !== 'ACTIVE' || !plan || !period) return null;
  return {
    date: expires_at.toISOString(),
    price: { amount: plan.prices[period.code], currency: CURRENCY },
  };
}
