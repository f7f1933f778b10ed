import { subscriptionPlans as call } from '@kandil/contract/purchase';
import type { MessageKey, Translate } from '@kandil/i18n';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { accountOf } from '../flows/account.ts';
import {
  CURRENCY,
  type Period,
  PERIODS,
  type Plan,
  PLANS,
  SUGGESTED_PERIOD,
  SUGGESTED_PLAN,
} from '../rules/plans.ts';
import { addMonths } from '../rules/months.ts';
import { currentSubscription } from '../rules/current.ts';
import { givingShare, monthlyPrice, savingPercent } from '../rules/prices.ts';
import { subscriptionOf } from '../store/subscriptions.ts';
import type { PurchaseWorld } from '../world.ts';

/** The plans in the visitor's language; the member's own plan is marked. */
export const subscriptionPlans = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { promoCode }, context, world }) => {
    const words = wordsOf(context.language);
    const userId = await accountOf(world, context);
    const current =
      userId === null
        ? null
        : currentSubscription(await subscriptionOf(world.db, userId), world.now());
    const shown = {
      plan: current?.plan_code ?? SUGGESTED_PLAN,
      period: current?.period_code ?? SUGGESTED_PERIOD,
    };
    const features = [...new Set(PLANS.flatMap((plan) => plan.features))];
    return {
      data: {
        periods: PERIODS.map((period) => ({
          periodCode: period.code,
          title: words(`plans.period.${period.code}`),
          selected: period.code === shown.period,
          savingPercent: savingPercent(PLANS, period),
          plans: PLANS.map((plan) => ({
            ...presentPlan(plan, period, words, world.now()),
            selected: plan.code === shown.plan,
            current: current?.plan_code === plan.code && current.period_code === period.code,
          })),
        })),
        features: features.map((code) => ({ code, title: words(`plans.feature.${code}`) })),
        promoCodeAction: promoCode
          ? {
              promoCode,
              applied: false,
              reason: 'UNKNOWN' as const,
              text: words('plans.promo.unknown'),
            }
          : null,
      },
    };
  },
);

function presentPlan(plan: Plan, period: Period, words: Translate<MessageKey>, now: number) {
  const amount = plan.prices[period.code];
  return {
    planCode: plan.code,
    title: words(`plans.${plan.code}.title`),
    description: words(`plans.${plan.code}.description`),
    price: { amount, currency: CURRENCY },
    monthlyPrice: { amount: monthlyPrice(amount, period), currency: CURRENCY },
    streams: plan.streams,
    familySeats: plan.familySeats,
    featureCodes: [...plan.features],
    today: { amount, currency: CURRENCY },
    givingShare: { amount: givingShare(amount), currency: CURRENCY },
    nextCharge: {
      date: addMonths(new Date(now), period.months).toISOString(),
      price: { amount, currency: CURRENCY },
    },
    promoText: null,
    // Empty until the gateways carry purchases out.
    paymentOptions: [],
    optionNotes: [],
  };
}
