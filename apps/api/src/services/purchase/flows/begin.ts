import { found } from '@kandil/contract';
import { randomBytes } from 'node:crypto';
import { packageBy } from '../store/catalogue.ts';
import { isForgotten } from '../store/forgotten.ts';
import { closeNotices } from '../store/price-notices.ts';
import { redeem } from '../store/redeem.ts';
import { reservationOf } from '../store/reservations.ts';
import { liveSubscription, subscriptionById, updateSubscription } from '../store/subscriptions.ts';
import type { Executor, PackageRow, ReservationRow, SubscriptionRow } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';
import { bookCharge } from './book.ts';
import { endedAt } from './end.ts';
import { type UnusedTime, unusedOf } from './unused.ts';
import { replacedBy, type SettleResult, type SettleInput, SURPLUS } from './settled.ts';

type Intent = NonNullable<SettleInput['intent']>;

/** The first charge or consent of a subscription: it begins, and replaces the one that its reservation names. */
export async function begin(
  trx: Executor,
  world: PurchaseWorld,
  input: SettleInput,
  intent: Intent,
): Promise<SettleResult> {
  if (await isForgotten(trx, intent.userId)) return SURPLUS;
  const bought = found(await packageBy(trx, intent.gatewayPackage));
  const reservation = await reservationOf(trx, intent.intentId);
  const live = await liveSubscription(trx, intent.userId);
  const now = new Date(world.now());
  if (live && live.id !== reservation?.replaces && !isUnpaid(live, now)) return SURPLUS;
  const old = reservation?.replaces ? await subscriptionById(trx, reservation.replaces) : live;
  const refund = await makeRoom(trx, { old, live, reservation, now });
  const row = await insertSubscription(trx, input, {
    intent,
    bought,
    reservation,
    old,
    refund,
    now,
  });
  if (old) await closeNotices(trx, old.id, agreesTo(row, old) ? 'AGREED' : 'OVER', now);
  if (input.charge) await bookCharge(trx, world, row, input.charge);
  await redeem(trx, intent, now);
  return { outcome: 'SETTLED', replaced: await replacedBy(trx, row) };
}

/** Whether the new subscription is the old one at a higher price. */
const agreesTo = (row: SubscriptionRow, old: SubscriptionRow) =>
  row.plan_code === old.plan_code && row.period_code === old.period_code && row.amount > old.amount;

/** Suspended, or in the days of grace: a new payment takes its place. */
const isUnpaid = (row: SubscriptionRow, now: Date) =>
  row.status === 'SUSPENDED' || row.failed_at !== null || row.expires_at <= now;

interface Room {
  old: SubscriptionRow | undefined;
  live: SubscriptionRow | undefined;
  reservation: ReservationRow | undefined;
  now: Date;
}
/** Ends the old subscription, at once or at the end of its period, and counts its unused days. */
async function makeRoom(
  trx: Executor,
  { old, live, reservation, now }: Room,
): Promise<UnusedTime | null> {
  const refund = reservation?.change === 'NOW' && old ? await unusedOf(trx, old, now) : null;
  for (const row of new Set([old, live]))
    if (row && row.ended_at === null)
      await updateSubscription(
        trx,
        row.id,
        reservation?.change === 'LATER'
          ? { status: 'CANCELED', canceled_at: row.canceled_at ?? now }
          : endedAt(row, now),
      );
  return refund;
}

interface BeginResult {
  intent: Intent;
  bought: PackageRow;
  reservation: ReservationRow | undefined;
  old: SubscriptionRow | undefined;
  refund: UnusedTime | null;
  now: Date;
}

function insertSubscription(
  trx: Executor,
  input: SettleInput,
  begun: BeginResult,
): Promise<SubscriptionRow> {
  const { intent, bought, old, refund, now } = begun;
  return trx
    .insertInto('subscription')
    .values({
      subscription_code: randomBytes(12).toString('base64url'),
      user_id: intent.userId,
      plan_code: bought.plan_code,
      period_code: bought.period_code,
      status: 'ACTIVE',
      gateway_code: input.gatewayCode,
      gateway_package: bought.id,
      gateway_subs_id: input.gatewaySubsId,
      amount: bought.amount,
      currency: bought.currency,
      offer_code: bought.offer_code,
      intro_amount: bought.intro_amount,
      country: intent.countryCode ?? '',
      terms_version: intent.termsVersion,
      ...firstPeriod(input, begun),
      replaces: old ? old.id : null,
      refund_charge: refund && refund.chargeId,
      refund_amount: refund && refund.amount,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What was paid for, or is free. Before the end of an old period a later one waits; a charge proves that it began. */
function firstPeriod({ charge, freeUntil }: SettleInput, { reservation, now }: BeginResult) {
  if (charge) return { starts_at: new Date(charge.from), expires_at: new Date(charge.to) };
  const end = freeUntil === null ? now : new Date(freeUntil);
  const waits = reservation?.change === 'LATER';
  return { starts_at: waits ? (reservation.starts_at ?? end) : now, expires_at: end };
}
