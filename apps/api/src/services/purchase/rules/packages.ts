import { GATEWAY_FACTS, type GatewayCode, type SourceKind } from '@kandil/contract/payment';
import { createHash } from 'node:crypto';
import type { Offer, Price } from './facts.ts';
import { can } from './gateways.ts';

/** What is bought, and how: the content of a package (SPEC-D36). */
export interface PackageContent {
  plan_code: string;
  period_code: string;
  country: string;
  currency: string;
  amount: number;
  valid_from: Date;
  offer_code: string | null;
  intro_amount: number | null;
  intro_days: number | null;
  free_until: Date | null;
  gateway_code: GatewayCode;
  source_kind: SourceKind;
}

/** A package that is sold, or was. */
export interface Package extends PackageContent {
  id: string;
  /** When its price was replaced. */
  replaced_at: Date | null;
}

/** Minutes for which a package can still be bought after its price was replaced. */
export const QUOTE_MINUTES = 60;

/** Every package of these prices and offers, as far as the gateways can carry them out. */
export function packagesOf(
  prices: readonly Price[],
  offers: readonly Offer[],
  gateways: readonly GatewayCode[],
): PackageContent[] {
  return prices.flatMap((price) =>
    [null, ...offers.filter((offer) => isFor(offer, price))].flatMap((offer) =>
      gateways
        .filter((gateway) => offer === null || carriesOut(gateway, offer))
        .flatMap((gateway) =>
          GATEWAY_FACTS[gateway].kinds.map((kind) => contentOf(price, offer, gateway, kind)),
        ),
    ),
  );
}

/** Whether an offer is for a plan and period, in the currency of their price. */
export function isFor(
  { plans, periods, currency }: Offer,
  price: Pick<Price, 'plan_code' | 'period_code' | 'currency'>,
): boolean {
  return (
    plans.includes(price.plan_code) &&
    periods.includes(price.period_code) &&
    (currency === null || currency === price.currency)
  );
}

const NEEDS = {
  FIRST_PERIOD: 'PAID_INTRO',
  FREE_DAYS: 'FREE_DAYS',
  FREE_UNTIL: 'START_LATER',
} as const;

export const carriesOut = (gateway: GatewayCode, { kind }: Pick<Offer, 'kind'>): boolean =>
  can(gateway, NEEDS[kind]);

function contentOf(
  price: Price,
  offer: Offer | null,
  gateway_code: GatewayCode,
  source_kind: SourceKind,
): PackageContent {
  const { plan_code, period_code, country, currency, amount, valid_from } = price;
  return {
    plan_code,
    period_code,
    country,
    currency,
    amount,
    valid_from,
    offer_code: offer?.code ?? null,
    intro_amount: introOf(offer),
    intro_days: offer?.days ?? null,
    free_until: offer?.until ?? null,
    gateway_code,
    source_kind,
  };
}

function introOf(offer: Offer | null): number | null {
  if (offer === null || offer.kind === 'FREE_UNTIL') return null;
  return offer.kind === 'FREE_DAYS' ? 0 : offer.amount;
}

/** The id of a package: the same content has the same id, so an import can be repeated. */
export function packageId(content: PackageContent): string {
  const { plan_code, period_code, gateway_code } = content;
  const hash = createHash('sha256').update(
    JSON.stringify(
      content,
      Object.keys(content).sort((a, b) => (a < b ? -1 : 1)),
    ),
  );
  const words = [plan_code, period_code, gateway_code, hash.digest('hex').slice(0, 20)];
  return words.join('-').toLowerCase();
}
