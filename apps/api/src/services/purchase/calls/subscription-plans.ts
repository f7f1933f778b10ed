import { type PromoRefusal, subscriptionPlans as call } from '@kandil/contract/purchase';
import { givingPercent } from '@kandil/contract/site';
import { handle } from '../../../platform/http/handler.ts';
import { currentSite } from '../../../platform/site.ts';
import { wordsOf } from '../../../platform/words.ts';
import { accountOf } from '../flows/account.ts';
import { openShop, type Shop } from '../flows/shop.ts';
import { type TypedPromo, typedPromo } from '../flows/typed-promo.ts';
import { presentPlan, promisedFeatures, type Voice } from '../present/plan.ts';
import { featureTitle, periodTitle } from '../present/titles.ts';
import { type PlanOffer, planOffer } from '../rules/plan-offer.ts';
import { priceFor } from '../rules/price-of.ts';
import { savingPercent } from '../rules/prices.ts';
import { running } from '../rules/standing.ts';
import type { PeriodRow, PlanRow } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';

/** What the visitor can buy, at what price, and how. Nothing is written. */
export const subscriptionPlans = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { promoCode }, context, world }) => {
    const userId = await accountOf(world, context);
    const shop = await openShop(world, context, userId);
    const typed = promoCode?.trim();
    const promo = typed ? await typedPromo(world, context, userId, typed) : null;
    const offered = shop.periods.flatMap((period) => offersOf(shop, period, promo));
    const { language } = context;
    const voice = { words: wordsOf(language), language };
    const shown = selection(shop, offered);
    const { unused, isOpen, now } = shop;
    const seller = { unused, isOpen, givingPercent: givingPercent(currentSite(), new Date(now)) };
    return {
      data: {
        countryCode: shop.country,
        periods: shop.periods.map((period) => ({
          periodCode: period.code,
          title: periodTitle(period.code, voice.words),
          selected: period.code === shown.period,
          savingPercent: savingOf(shop, period),
          plans: offered
            .filter((each) => each.period === period)
            .map((each) =>
              presentPlan(each, { ...marks(each, shop, shown), ...seller }, promo?.refusal, voice),
            ),
        })),
        features: featuresOf(shop.plans, voice),
        promoCodeAction: promo && presentAction(promo, offered, voice),
      },
    };
  },
);

function offersOf(shop: Shop, period: PeriodRow, promo: TypedPromo | null): PlanOffer[] {
  return shop.plans.flatMap((plan) => {
    const price = priceFor(shop.prices, plan.code, period.code, shop.country ?? '');
    return price ? [planOffer({ ...shop, plan, period, price, offer: promo?.offer ?? null })] : [];
  });
}

interface Selection {
  plan: string | undefined;
  period: string | undefined;
}

/** What the promo code is for; else what the member has; else what is suggested. */
function selection({ standing, plans, periods, now }: Shop, offered: PlanOffer[]): Selection {
  const promoted = offered.findLast(({ offer }) => offer);
  if (promoted) return { plan: promoted.plan.code, period: promoted.period.code };
  const held = running(standing, now)?.row;
  if (held) return { plan: held.plan_code, period: held.period_code };
  const suggested = (rows: readonly (PlanRow | PeriodRow)[]) =>
    rows.find((row) => row.suggested)?.code;
  return { plan: suggested(plans), period: suggested(periods) };
}

function marks({ plan, period }: PlanOffer, { standing, now }: Shop, shown: Selection) {
  const held = running(standing, now)?.row;
  return {
    isSelected: plan.code === shown.plan,
    isCurrent: held?.plan_code === plan.code && held.period_code === period.code,
  };
}

function savingOf({ plans, periods, prices, country }: Shop, { code, months }: PeriodRow): number {
  const month = periods.find((each) => each.months === 1);
  if (!month) return 0;
  const amountOf = (plan: PlanRow, period: string) =>
    priceFor(prices, plan.code, period, country ?? '')?.amount;
  const pairs = plans.flatMap((plan) => {
    const [amount, monthly] = [amountOf(plan, code), amountOf(plan, month.code)];
    return amount && monthly ? [{ amount, monthly }] : [];
  });
  return savingPercent(pairs, months);
}

function featuresOf(plans: readonly PlanRow[], { words, language }: Voice) {
  const features = new Map(plans.flatMap(promisedFeatures).map((each) => [each.code, each]));
  return [...features.values()].map((feature) => ({
    code: feature.code,
    title: featureTitle(feature, words, language),
  }));
}

function presentAction({ code, refusal }: TypedPromo, offered: PlanOffer[], { words }: Voice) {
  const applied = offered.some(({ offer }) => offer);
  const reason = applied ? null : (refusal ?? nearestRefusal(offered));
  const text = words(reason ? `plans.promo.${reason}` : 'plans.promo.applied');
  return { promoCode: code, applied, reason, text };
}

/** Of the reasons of all plans the one that says most. */
function nearestRefusal(offered: readonly PlanOffer[]): PromoRefusal {
  const reasons = new Set(offered.map(({ refusal }) => refusal));
  const order: readonly PromoRefusal[] = ['OTHER_OFFER', 'OTHER_GATEWAY'];
  return order.find((reason) => reasons.has(reason)) ?? 'OTHER_PLAN';
}
