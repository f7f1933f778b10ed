import type { Data } from '@kandil/contract';
import { reversed, settle } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { workOffRequested } from '../jobs/jobs.ts';
import { addUpRefund } from '../rules/surplus.ts';
import { chargesOf, setOutcome, setReported, requestRefund } from '../store/charges.ts';
import { changeIntent, intentOf, lockIntent } from '../store/intents.ts';
import { changeSubscription, requestCancel } from '../store/subscriptions.ts';
import type { AtGateway, ChargeRow, Executor, IntentRow } from '../store/tables.ts';
import type { PaymentWorld } from '../world.ts';

type SettleResult = Data<typeof settle>;

/**
 * Tells purchase every charge and refund that it does not know, oldest first. Repeating it changes nothing.
 * @throws Refusal if purchase cannot be reached: a job repeats it
 */
export async function book(world: PaymentWorld, at: AtGateway): Promise<void> {
  const charges = await chargesOf(world.db, at);
  for (const charge of charges) if (charge.outcome === null) await bookCharge(world, at, charge);
  if (charges.some(({ refunded, reported_refunded }) => refunded > reported_refunded))
    await tellRefunds(world, await chargesOf(world.db, at));
}

async function bookCharge(world: PaymentWorld, at: AtGateway, charge: ChargeRow): Promise<void> {
  const intent = await intentOf(world.db, at);
  // The account was deleted before it had paid: purchase never knew of this.
  const isNobodys = intent !== undefined && intent.user_id === null && intent.state !== 'SETTLED';
  const settled: SettleResult = isNobodys
    ? { outcome: 'SURPLUS', replaced: null }
    : await world.internal(settle, {
        ...at,
        intent: partyOf(intent),
        charge: {
          chargeId: charge.charge_id,
          amount: charge.amount,
          currency: charge.currency,
          at: charge.charged_at.toISOString(),
          from: charge.period_from.toISOString(),
          to: charge.period_to.toISOString(),
        },
        freeUntil: null,
      });
  await transaction(world.db, async (trx) => {
    if (!(await setOutcome(trx, charge, settled.outcome))) return;
    if (settled.outcome === 'SURPLUS') await giveBack(trx, world, at, charge);
    else await setSettled(trx, world, at, intent?.id);
    await dropReplaced(trx, world, at, settled.replaced);
  });
}

/** Who began the subscription, until its first payment is booked. */
function partyOf(intent: IntentRow | undefined) {
  if (!intent || intent.user_id === null || intent.state === 'SETTLED') return null;
  return {
    intentId: intent.id,
    userId: intent.user_id,
    gatewayPackage: intent.gateway_package,
    countryCode: intent.country_code,
    termsVersion: intent.terms_version,
  };
}

/** Books a consent: access without a charge until a date. */
export async function bookConsent(
  world: PaymentWorld,
  at: AtGateway,
  intent: IntentRow,
  freeUntil: Date,
): Promise<void> {
  const settled = await world.internal(settle, {
    ...at,
    intent: partyOf(intent),
    charge: null,
    freeUntil: freeUntil.toISOString(),
  });
  await transaction(world.db, async (trx) => {
    if (settled.outcome === 'SURPLUS') return requestCancel(trx, at, new Date(world.now()));
    await setSettled(trx, world, at, intent.id);
    await dropReplaced(trx, world, at, settled.replaced);
  });
}

/** A real charge wins over FAILED and ABANDONED. */
async function setSettled(
  trx: Executor,
  { now }: PaymentWorld,
  at: AtGateway,
  intentId: string | undefined,
): Promise<void> {
  const time = new Date(now());
  const intent = intentId === undefined ? undefined : await lockIntent(trx, intentId);
  if (intent && intent.state !== 'SETTLED') {
    await changeIntent(trx, intent.id, {
      state: 'SETTLED',
      operation: null,
      reason: null,
      form: null,
      redirect_url: null,
      updated_at: time,
    });
    // What was given up has been paid after all.
    if (intent.state === 'FAILED' || intent.state === 'ABANDONED')
      await changeSubscription(trx, at, { cancel_requested_at: null });
  }
  await changeSubscription(trx, at, { settled_at: time });
}

/** A surplus goes back in full. The subscription is canceled, unless it was only charged twice for one period. */
async function giveBack(
  trx: Executor,
  { now }: PaymentWorld,
  at: AtGateway,
  charge: ChargeRow,
): Promise<void> {
  const time = new Date(now());
  const { isSecond, left } = addUpRefund(charge, await chargesOf(trx, at));
  if (left > 0)
    await requestRefund(trx, {
      gateway_code: charge.gateway_code,
      key: `surplus:${charge.charge_id}`,
      charge_id: charge.charge_id,
      gateway_subs_id: charge.gateway_subs_id,
      amount: left,
      currency: charge.currency,
      reason: 'surplus',
      requested_at: time,
    });
  if (isSecond) return;
  await requestCancel(trx, at, time);
  const intent = await intentOf(trx, at);
  const locked = intent && (await lockIntent(trx, intent.id));
  if (!locked || locked.state === 'SETTLED') return;
  await changeIntent(trx, locked.id, {
    state: 'FAILED',
    operation: null,
    reason: 'REFUSED',
    updated_at: time,
  });
}

/** The subscription that this one replaced is canceled, and its unused days are given back. */
async function dropReplaced(
  trx: Executor,
  { now, queue }: PaymentWorld,
  by: AtGateway,
  replaced: SettleResult['replaced'],
): Promise<void> {
  if (!replaced) return;
  const { gatewayCode, gatewaySubsId, refund } = replaced;
  const time = new Date(now());
  await requestCancel(trx, { gatewayCode, gatewaySubsId }, time);
  if (refund && refund.amount > 0)
    await requestRefund(trx, {
      gateway_code: gatewayCode,
      key: `replaced:${by.gatewaySubsId}`,
      charge_id: refund.chargeId,
      gateway_subs_id: gatewaySubsId,
      amount: refund.amount,
      currency: refund.currency,
      reason: 'unused days',
      requested_at: time,
    });
  await queue.enqueue(trx, workOffRequested, { gatewayCode, gatewaySubsId });
}

async function tellRefunds(world: PaymentWorld, charges: readonly ChargeRow[]): Promise<void> {
  for (const charge of charges) {
    const { refunded, reported_refunded: reported, outcome } = charge;
    // Purchase never booked a surplus.
    if (refunded <= reported || outcome === null || outcome === 'SURPLUS') continue;
    await world.internal(reversed, {
      gatewayCode: charge.gateway_code,
      chargeId: charge.charge_id,
      kind: charge.refund_kind,
      refunded,
      at: (charge.refunded_at ?? new Date(world.now())).toISOString(),
    });
    await setReported(world.db, charge);
  }
}
