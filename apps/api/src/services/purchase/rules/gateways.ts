import { type Ability, GATEWAY_FACTS, type GatewayCode } from '@kandil/contract/payment';

export const can = (gateway: GatewayCode, ability: Ability): boolean =>
  GATEWAY_FACTS[gateway].abilities.includes(ability);

/** Whether it takes cards, which it does without 3-D Secure. */
export const takesCards = (gateway: GatewayCode): boolean =>
  GATEWAY_FACTS[gateway].kinds.includes('CREDIT_CARD');

/** The European Economic Area and the United Kingdom: card payments there need 3-D Secure. */
const STRONG_AUTHENTICATION = new Set(
  (
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE ' +
    'IS LI NO GB'
  ).split(' '),
);

/** Whether card payment without 3-D Secure may be offered; not where the country is unknown. */
export const mayUseCard = (country: string | null): boolean =>
  country !== null && country !== '*' && !STRONG_AUTHENTICATION.has(country);

/** Whether a gateway is offered in a country. `countries` is null for every country. */
export function isOffered(
  { code, countries }: { code: GatewayCode; countries: readonly string[] | null },
  country: string | null,
): boolean {
  if (takesCards(code) && !mayUseCard(country)) return false;
  return countries === null || (country !== null && countries.includes(country));
}

/** What this installation is configured for. */
export interface GatewaySet {
  gateways: ReadonlySet<GatewayCode>;
  /** Countries with card payment. */
  cardCountries: readonly string[];
  /** Whether new subscriptions are sold at all; running ones go on without. */
  isOpen(): boolean;
}

/** The gateways that can be used here, each in its countries; null for all of them. */
export function usable<Row extends { code: GatewayCode; countries: string[] | null }>(
  rows: readonly Row[],
  configured: GatewaySet | null,
): Row[] {
  if (!configured) return [...rows];
  const { gateways, cardCountries } = configured;
  if (!configured.isOpen()) return [];
  return rows
    .filter(({ code }) => gateways.has(code))
    .map((row) => {
      if (!takesCards(row.code)) return row;
      const countries = cardCountries.filter((code) => row.countries?.includes(code) ?? true);
      return { ...row, countries };
    });
}
