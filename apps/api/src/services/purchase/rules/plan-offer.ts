import type { PromoRefusal } from '@kandil/contract/purchase';
import type { Gateway, Offer, Period, Plan, Price } from './facts.ts';
import { type Change, changeBy, changeTo } from './change.ts';
import { isOffered } from './gateways.ts';
import { carriesOut, isFor, type Package } from './packages.ts';
import { type Quote, quoteOf } from './quote.ts';
import type { Standing } from './standing.ts';

/** Why a gateway is not among the ways to pay. */
export type Obstacle = 'COUNTRY' | 'COUNTRY_UNKNOWN' | 'LATER' | 'OFFER';

/** A plan and period as one visitor can buy it. */
export interface PlanOffer {
  plan: Plan;
  period: Period;
  price: Price;
  change: Change;
  /** The offer that applies; null without one. */
  offer: Offer | null;
  /** Why the promo code does not apply to this plan; null without a code too. */
  refusal: PromoRefusal | null;
  quote: Quote;
  packages: Package[];
  obstacles: { gateway: Gateway; obstacle: Obstacle }[];
}

interface OfferInput {
  plan: Plan;
  period: Period;
  price: Price;
  /** Of the promo code. */
  offer: Offer | null;
  standing: Standing | null;
  country: string | null;
  gateways: readonly Gateway[];
  packages: readonly Package[];
  /** Whether the owner of the running plan may agree to its higher price. */
  mayAgree: boolean;
  now: number;
}

/** What a visitor pays for a plan, how, and what a promo code changes (SPEC-D34, SPEC-D36). */
export function planOffer(offering: OfferInput): PlanOffer {
  const { plan, period, price, offer, standing, mayAgree, now } = offering;
  const target = { ...plan, plan_code: plan.code, period_code: period.code };
  const change = changeTo(standing, target, now, mayAgree);
  const refusal = refusalFor(offering, change);
  const applied = refusal ? null : offer;
  const open = openWays(offering, change, applied);
  return {
    plan,
    period,
    price,
    change: open.change,
    offer: applied,
    refusal,
    quote: quoteOf({ amount: price.amount, months: period.months }, applied, open.change, now),
    packages: open.packages,
    obstacles: change.kind === 'SAME' ? [] : open.obstacles,
  };
}

function refusalFor(offering: OfferInput, change: Change): PromoRefusal | null {
  const { offer, price } = offering;
  if (!offer) return null;
  if (!isFor(offer, price)) return 'OTHER_PLAN';
  if (change.kind !== 'NEW') return 'OTHER_OFFER';
  return openWays(offering, change, offer).packages.length === 0 ? 'OTHER_GATEWAY' : null;
}

function openWays(
  { gateways, packages, country, price }: OfferInput,
  change: Change,
  offer: Offer | null,
): Pick<PlanOffer, 'packages' | 'obstacles' | 'change'> {
  const ways = gateways.map((gateway) => ({
    gateway,
    change: changeBy(change, gateway.code),
    obstacle: obstacleOf(gateway, country, change, offer),
  }));
  const open = ways.filter(({ obstacle }) => obstacle === null);
  return {
    packages:
      change.kind === 'SAME'
        ? []
        : open.flatMap(({ gateway }) =>
            packages.filter(
              (each) => each.gateway_code === gateway.code && isOf(each, price, offer),
            ),
          ),
    obstacles: ways.flatMap(({ gateway, obstacle }) => (obstacle ? [{ gateway, obstacle }] : [])),
    // A gateway may turn a change at once into one at the period's end; every one that is open does it alike.
    change: open[0]?.change ?? change,
  };
}

function obstacleOf(
  gateway: Gateway,
  country: string | null,
  change: Change,
  offer: Offer | null,
): Obstacle | null {
  if (!isOffered(gateway, country)) return country === null ? 'COUNTRY_UNKNOWN' : 'COUNTRY';
  if (offer && !carriesOut(gateway.code, offer)) return 'OFFER';
  return changeBy(change, gateway.code) ? null : 'LATER';
}

const isOf = (row: Package, price: Price, offer: Offer | null) =>
  row.plan_code === price.plan_code &&
  row.period_code === price.period_code &&
  row.country === price.country &&
  row.currency === price.currency &&
  row.amount === price.amount &&
  row.valid_from.getTime() === price.valid_from.getTime() &&
  row.offer_code === (offer?.code ?? null);
