import { type Data, type Input, Refusal } from '@kandil/contract';
import type { reserve } from '@kandil/contract/internal';
import { wordsOf } from '../../../platform/words.ts';
import { packageTitle } from '../present/titles.ts';
import { type Change, changeBy, changeTo } from '../rules/change.ts';
import { isOffered, usable } from '../rules/gateways.ts';
import { priceFor } from '../rules/price-of.ts';
import { isQuoteValid } from '../rules/quote.ts';
import { running, standingOf } from '../rules/standing.ts';
import { gatewaysSold, packageBy, periodBy, planBy, pricesOf } from '../store/catalogue.ts';
import { reservationOf, takeSeat } from '../store/reservations.ts';
import { lockOwner, subscriptionsOf } from '../store/subscriptions.ts';
import type { Executor, PackageRow, ReservationRow } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';
import { mayAgreeTo } from './price-notice.ts';
import { requiredPromo } from './promo.ts';

export type ReserveInput = Input<typeof reserve>;
type Terms = Data<typeof reserve>;

/**
 * Checks a purchase and holds the seat of its promo code for the attempt. The same attempt has one reservation, however
 * often it is checked.
 * @throws Refusal QUOTE_EXPIRED, GATEWAY_UNAVAILABLE, ALREADY_SUBSCRIBED, PROMO_INVALID, PROMO_NOT_COMBINABLE
 */
export async function reserveOnce(
  trx: Executor,
  world: PurchaseWorld,
  input: ReserveInput,
): Promise<Terms> {
  const now = world.now();
  const bought = await boughtPackage(trx, input, world);
  await lockOwner(trx, input.userId ?? input.intentId);
  const change = await permittedChange(trx, input, bought, now);
  const before = await reservationOf(trx, input.intentId);
  const code = await requiredPromo(trx, { input, bought, change, before, now });
  const startsAt = change.kind === 'LATER' ? change.startsAt : bought.free_until;
  const row = {
    user_id: input.userId,
    package_id: bought.id,
    promo_code: code,
    replaces: replacesOf(change)?.id ?? null,
    change: change.kind === 'NOW' || change.kind === 'LATER' ? change.kind : null,
    starts_at: startsAt,
    state: 'HELD' as const,
  };
  await trx
    .insertInto('reservation')
    .values({ intent_id: input.intentId, ...row, created_at: new Date(now) })
    .onConflict((oc) => oc.column('intent_id').doUpdateSet(row))
    .execute();
  const { intentId, userId } = input;
  if (code !== null && !(await takeSeat(trx, { intentId, userId, code })))
    throw new Refusal('PROMO_INVALID');
  return termsOf(trx, { bought, change, startsAt, language: input.language });
}

/** The package, if it can be bought here and now. */
async function boughtPackage(
  trx: Executor,
  { gatewayCode, gatewayPackage, countryCode }: ReserveInput,
  { now, configured }: Pick<PurchaseWorld, 'now' | 'configured'>,
): Promise<PackageRow> {
  const bought = await packageBy(trx, gatewayPackage);
  if (!bought || bought.gateway_code !== gatewayCode) throw new Refusal('QUOTE_EXPIRED');
  const prices = await pricesOf(trx);
  const { plan_code, period_code, country } = bought;
  // Another country's price is no quote for this payer (SPEC-D38).
  const own = priceFor(prices, plan_code, period_code, countryCode ?? '');
  if ((own && own.country !== country) || !isQuoteValid(bought, prices, now()))
    throw new Refusal('QUOTE_EXPIRED');
  const gateways = usable(await gatewaysSold(trx), configured);
  const gateway = gateways.find(({ code }) => code === gatewayCode);
  if (!gateway || !isOffered(gateway, countryCode)) throw new Refusal('GATEWAY_UNAVAILABLE');
  return bought;
}

async function permittedChange(
  trx: Executor,
  { userId }: ReserveInput,
  { plan_code, period_code, gateway_code }: PackageRow,
  now: number,
): Promise<Change> {
  if (userId === null) return { kind: 'NEW' };
  const standing = standingOf(await subscriptionsOf(trx, userId), now);
  const { streams = 1, family_seats = 0 } = (await planBy(trx, plan_code)) ?? {};
  const held = running(standing, now)?.row;
  const mayAgree = await mayAgreeTo(trx, held);
  const target = { plan_code, period_code, streams, family_seats };
  const change = changeTo(standing, target, now, mayAgree);
  if (change.kind === 'SAME') throw new Refusal('ALREADY_SUBSCRIBED');
  const possible = changeBy(change, gateway_code);
  if (!possible) throw new Refusal('GATEWAY_UNAVAILABLE');
  return possible;
}

const replacesOf = (change: Change) => ('replaces' in change ? change.replaces : null);

interface AgreedTerms {
  bought: PackageRow;
  change: Change;
  startsAt: ReservationRow['starts_at'];
  language: string;
}

async function termsOf(
  trx: Executor,
  { bought, change, startsAt, language }: AgreedTerms,
): Promise<Terms> {
  const [plan, period] = await Promise.all([
    planBy(trx, bought.plan_code),
    periodBy(trx, bought.period_code),
  ]);
  const replaced = replacesOf(change);
  return {
    planCode: bought.plan_code,
    periodCode: bought.period_code,
    title: packageTitle(plan, bought, wordsOf(language), language),
    months: period?.months ?? 1,
    price: { amount: bought.amount, currency: bought.currency },
    intro:
      bought.intro_amount === null
        ? null
        : { amount: bought.intro_amount, days: bought.intro_days },
    startsAt: startsAt?.toISOString() ?? null,
    sourceKind: bought.source_kind,
    replaces: replaced && {
      gatewayCode: replaced.gateway_code,
      gatewaySubsId: replaced.gateway_subs_id,
      cancelFirst: change.kind === 'PAY_AGAIN',
    },
  };
}
