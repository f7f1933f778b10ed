import type { Money } from '@kandil/i18n/formats';
import { payerOf } from '@kandil/contract/internal';
import type { CallContext } from '../../../platform/http/context.ts';
import { usable } from '../rules/gateways.ts';
import { FALLBACK, pricesAt } from '../rules/price-of.ts';
import { running, standingOf, type Standing } from '../rules/standing.ts';
import {
  gatewaysSold,
  packagesOffered,
  periodsSold,
  plansSold,
  pricesOf,
} from '../store/catalogue.ts';
import { subscriptionsOf } from '../store/subscriptions.ts';
import type { GatewayRow, PackageRow, PeriodRow, PlanRow, PriceRow } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';
import { mayAgreeTo } from './price-notice.ts';
import { unusedOf } from './unused.ts';

const LONGEST_ZONE = 64;

/** What is sold, as one visitor finds it. */
export interface Shop {
  now: number;
  /** Null if unknown. */
  country: string | null;
  standing: Standing | null;
  /** What comes back of the running subscription if a larger plan replaces it now; null if nothing does. */
  unused: Money | null;
  /** Whether the owner of the running plan may agree to its higher price. */
  mayAgree: boolean;
  plans: PlanRow[];
  periods: PeriodRow[];
  gateways: GatewayRow[];
  /** False: nothing new is sold here yet. */
  isOpen: boolean;
  /** Those that hold now, of the country and the fallback. */
  prices: PriceRow[];
  packages: PackageRow[];
}

/** Reads what is sold at the prices of the visitor's country: of the account, else of the time zone (SPEC-D38). */
export async function openShop(
  { db, internal, now: clock, configured }: PurchaseWorld,
  { zone }: CallContext,
  userId: string | null,
): Promise<Shop> {
  const now = clock();
  const timeZone = zone === null || zone.length > LONGEST_ZONE ? null : zone;
  const { countryCode: country } = await internal(payerOf, { userId, timeZone });
  const countries = country === null ? [FALLBACK] : [country, FALLBACK];
  const [plans, periods, sold, prices, packages, rows] = await Promise.all([
    plansSold(db),
    periodsSold(db),
    gatewaysSold(db),
    pricesOf(db),
    packagesOffered(db, countries),
    userId === null ? [] : subscriptionsOf(db, userId),
  ]);
  const own = pricesAt(prices, now).filter((price) => countries.includes(price.country));
  const standing = standingOf(rows, now);
  const held = running(standing, now)?.row;
  const unused = held ? await unusedOf(db, held, new Date(now)) : null;
  const gateways = usable(sold, configured);
  return {
    now,
    country,
    standing,
    mayAgree: await mayAgreeTo(db, held),
    unused: held && unused ? { amount: unused.amount, currency: held.currency } : null,
    plans,
    periods,
    gateways,
    isOpen: configured?.isOpen() ?? true,
    prices: own,
    packages,
  };
}
