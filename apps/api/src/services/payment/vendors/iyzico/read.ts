import type { Clock } from '../../../../platform/clock.ts';
import { moneyOf } from '../../rules/money.ts';
import { GatewayUnknown } from '../gateway.ts';
import type { Charge, GatewaySubscription } from '../../rules/gateway-facts.ts';
import { type IyzicoClient, IyzicoRefusal } from './client.ts';
import { reasonOf } from './reasons.ts';
import {
  report,
  subscription,
  type WireOrder,
  type WireRefund,
  type WireSubscription,
} from './wire.ts';

const UNKNOWN_SUBSCRIPTION = '201400';
const DAY = 86_400_000;
/** Reports go back two years, refunds one. */
const REPORTED_DAYS = 728;

const STATUS: Record<WireSubscription['subscriptionStatus'], GatewaySubscription['status']> = {
  PENDING: 'APPROVED',
  ACTIVE: 'ACTIVE',
  UNPAID: 'UNPAID',
  UPGRADED: 'ENDED',
  CANCELED: 'ENDED',
  EXPIRED: 'ENDED',
};

/** Orders that will be charged. */
const COMING = new Set(['WAITING', 'QUEUED', 'PROCESSING']);

const byStart = (a: WireOrder, b: WireOrder) => Number(a.startPeriod) - Number(b.startPeriod);
const attemptsOf = ({ paymentAttempts }: WireOrder) => paymentAttempts ?? [];

/** @returns null if iyzico does not know it */
export async function readWire(ask: IyzicoClient, id: string): Promise<WireSubscription | null> {
  try {
    const path = `/v2/subscription/subscriptions/${encodeURIComponent(id)}`;
    return (await ask(subscription, { method: 'GET', path })).data;
  } catch (error) {
    if (error instanceof IyzicoRefusal && error.code === UNKNOWN_SUBSCRIPTION) return null;
    throw error;
  }
}

/** The order whose charge failed last; undefined if none did. */
export const failedOrder = ({ orders }: WireSubscription): WireOrder | undefined =>
  (orders ?? [])
    .filter(({ orderStatus }) => orderStatus === 'FAILED')
    .toSorted(byStart)
    .at(-1);

/** The error code of an order's last attempt; null if it has none. */
export function failureCode(order: WireOrder | undefined): string | null {
  const code = order && attemptsOf(order).at(-1)?.errorCode;
  return code === undefined || code === null ? null : String(code);
}

/** Whether money was received for an order. */
export const isPaid = (order: WireOrder) =>
  attemptsOf(order).some(({ paymentStatus }) => paymentStatus === 'SUCCESS');

/** The refunds of a payment that were carried out; a report alone has them. */
export async function refundsOf(ask: IyzicoClient, paymentId: string): Promise<WireRefund[]> {
  const path = '/v2/reporting/payment/details';
  const { payments } = await ask(report, { method: 'GET', path, query: { paymentId } });
  return payments
    .filter((payment) => payment.paymentId === paymentId)
    .flatMap(({ itemTransactions }) => itemTransactions ?? [])
    .flatMap(({ refunds }) => refunds ?? [])
    .filter(
      ({ refundStatus }) =>
        refundStatus === undefined || refundStatus === null || refundStatus === 1,
    );
}

/** The successful charges of an order; two of them are money taken twice. */
function chargesOf(order: WireOrder): Omit<Charge, 'refunded'>[] {
  const amount = moneyOf(order.price, order.currencyCode);
  return attemptsOf(order).flatMap(({ paymentStatus, paymentId, createdDate: at }) =>
    paymentStatus === 'SUCCESS' && paymentId
      ? [{ chargeId: paymentId, amount, at, from: order.startPeriod, to: order.endPeriod }]
      : [],
  );
}

/** Why the last charge failed. After a first charge that failed, `activate` cancels, and the reason still counts. */
function failureOf(data: WireSubscription): GatewaySubscription['failure'] {
  const { subscriptionStatus: status, orders } = data;
  const isFailed = status === 'UNPAID' || (status === 'CANCELED' && !(orders ?? []).some(isPaid));
  const order = isFailed ? failedOrder(data) : undefined;
  const attempt = order && attemptsOf(order).at(-1);
  if (!attempt) return null;
  return { at: attempt.createdDate, reason: reasonOf(failureCode(order) ?? '') };
}

function nextChargeOf({ subscriptionStatus, orders }: WireSubscription): Date | null {
  if (subscriptionStatus !== 'ACTIVE') return null;
  const sorted = (orders ?? []).toSorted(byStart);
  const coming = sorted.find(({ orderStatus }) => COMING.has(orderStatus));
  // The next period of an ACTIVE subscription starts where its last order ends.
  return coming?.startPeriod ?? sorted.at(-1)?.endPeriod ?? null;
}

/** Reads a subscription with its charges and what was given back of each. */
export function readSubscription(ask: IyzicoClient, now: Clock) {
  async function refunded({ chargeId, amount, at }: Omit<Charge, 'refunded'>): Promise<number> {
    if (Number(at) < now() - REPORTED_DAYS * DAY) return 0;
    const refunds = await refundsOf(ask, chargeId);
    return refunds.reduce(
      (sum, { refundPrice }) => sum + moneyOf(refundPrice, amount.currency).amount,
      0,
    );
  }

  return async (id: string): Promise<GatewaySubscription | null> => {
    const data = await readWire(ask, id);
    if (!data) return null;
    const orders = (data.orders ?? []).toSorted(byStart);
    const paid = orders.filter(({ orderStatus }) => orderStatus === 'SUCCESS');
    if (paid.some((order) => chargesOf(order).length === 0))
      throw new GatewayUnknown(`iyzico has a paid order of ${id} without its payment`);
    const charges = await Promise.all(
      orders
        .flatMap(chargesOf)
        .map(async (charge) => ({ ...charge, refunded: await refunded(charge) })),
    );
    return {
      gatewaySubsId: data.referenceCode,
      status: STATUS[data.subscriptionStatus],
      nextChargeAt: nextChargeOf(data),
      charges,
      failure: failureOf(data),
    };
  };
}
