import type { GatewayCode } from '@kandil/contract/payment';
import { type Selectable, sql } from 'kysely';
import type { Executor, PurchaseTables, SubscriptionRow } from './tables.ts';

export type RaiseRow = Selectable<PurchaseTables['price_raise']>;

/** States of a notice that nothing has ended. */
const OPEN = ['SENDING', 'REPORTED', 'MOVED'] as const;

/** Who pays what of a price: subscriptions that run, by gateway and agreed price. */
export interface PayingGroup {
  plan_code: string;
  period_code: string;
  /** Of the price. */
  country: string;
  currency: string;
  gateway_code: GatewayCode;
  source_kind: string;
  amount: number;
  count: number;
  /** With a notice that is open. */
  announced: number;
  /** That an announcement could reach. */
  ready: number;
}

/** It renews: its owner exists, it has begun, and its last charge came. */
const isReady = (now: Date) =>
  sql<boolean>`(subscription.failed_at is null and subscription.status = 'ACTIVE'
    and subscription.expires_at > ${now} and subscription.starts_at <= ${now})`;

const isAnnounced = sql<boolean>`exists (select from purchase.price_notice n where n.subscription_id = subscription.id
  and n.state in (${sql.join(OPEN)}))`;

const GROUP = [
  'subscription.plan_code',
  'subscription.period_code',
  'package.country',
  'subscription.currency',
  'subscription.gateway_code',
  'package.source_kind',
  'subscription.amount',
] as const;

/** Everybody who pays, grouped; prices on offer are compared with it. */
export async function payingGroups(db: Executor, now: Date): Promise<PayingGroup[]> {
  const rows = await db
    .selectFrom('subscription')
    .innerJoin('package', 'package.id', 'subscription.gateway_package')
    .where('subscription.user_id', 'is not', null)
    .where('subscription.status', '<>', 'CANCELED')
    .groupBy(GROUP)
    .select([
      ...GROUP,
      sql<string>`count(*)`.as('count'),
      sql<string>`count(*) filter (where ${isAnnounced})`.as('announced'),
      sql<string>`count(*) filter (where ${isReady(now)} and not ${isAnnounced})`.as('ready'),
    ])
    .execute();
  return rows.map((row) => ({
    ...row,
    count: Number(row.count),
    announced: Number(row.announced),
    ready: Number(row.ready),
  }));
}

/** Which price goes up, and to what. */
type RaisedPrice = Pick<RaiseRow, 'plan_code' | 'period_code' | 'country' | 'currency' | 'amount'>;

/** They renew at a lower price, have no open notice, and their gateway sells the new one. */
const reached = (
  db: Executor,
  { plan_code, period_code, country, currency, amount }: RaisedPrice,
  now: Date,
) =>
  db
    .selectFrom('subscription')
    .innerJoin('package', 'package.id', 'subscription.gateway_package')
    .innerJoin('package as sold', (join) =>
      join
        .onRef('sold.plan_code', '=', 'package.plan_code')
        .onRef('sold.period_code', '=', 'package.period_code')
        .onRef('sold.country', '=', 'package.country')
        .onRef('sold.gateway_code', '=', 'package.gateway_code')
        .onRef('sold.source_kind', '=', 'package.source_kind')
        .on('sold.offer_code', 'is', null)
        .on('sold.replaced_at', 'is', null),
    )
    .innerJoin('period', 'period.code', 'subscription.period_code')
    .where('subscription.plan_code', '=', plan_code)
    .where('subscription.period_code', '=', period_code)
    .where('package.country', '=', country)
    .where('subscription.currency', '=', currency)
    .where('subscription.amount', '<', amount)
    .where('sold.amount', '=', amount)
    .where('sold.currency', '=', currency)
    .where('subscription.user_id', 'is not', null)
    .where(isReady(now))
    .where((eb) => eb.not(isAnnounced));

export async function countReached(db: Executor, price: RaisedPrice, now: Date): Promise<number> {
  const row = await reached(db, price, now)
    .select(sql<string>`count(distinct subscription.id)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

type ReachedSubscription = SubscriptionRow & {
  /** The package at the new price, of the same gateway and way to pay. */
  new_package: string;
  months: 1 | 12;
};

/** Those that a raise reaches, after the last one, in the order of ids; locked until the transaction ends. */
export const reachedAfter = (
  trx: Executor,
  raise: RaiseRow,
  now: Date,
  limit: number,
): Promise<ReachedSubscription[]> =>
  reached(trx, raise, now)
    .selectAll('subscription')
    .select(['sold.id as new_package', 'period.months'])
    .$if(raise.last_subscription !== null, (query) =>
      query.where('subscription.id', '>', raise.last_subscription),
    )
    .orderBy('subscription.id')
    .limit(limit)
    .forUpdate(['subscription'])
    .execute();

/** @returns false if one with this id, or an open one of this price, is there */
export async function insertRaise(
  trx: Executor,
  raise: Omit<RaiseRow, 'last_subscription' | 'done_at' | 'stopped_at' | 'stopped_by'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await trx
    .insertInto('price_raise')
    .values(raise)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return count === 1n;
}

export const raiseBy = (db: Executor, id: string): Promise<RaiseRow | undefined> =>
  db.selectFrom('price_raise').selectAll().where('id', '=', id).executeTakeFirst();

/** A raise, which nobody else changes until the transaction ends. */
export const lockedRaise = (trx: Executor, id: string): Promise<RaiseRow | undefined> =>
  trx.selectFrom('price_raise').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function changeRaise(
  trx: Executor,
  id: string,
  change: Partial<
    Pick<RaiseRow, 'expected' | 'last_subscription' | 'done_at' | 'stopped_at' | 'stopped_by'>
  >,
): Promise<void> {
  await trx.updateTable('price_raise').set(change).where('id', '=', id).execute();
}

export const newestRaises = (db: Executor, limit: number): Promise<RaiseRow[]> =>
  db.selectFrom('price_raise').selectAll().orderBy('ordered_at', 'desc').limit(limit).execute();
