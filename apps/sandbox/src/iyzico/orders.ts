import { randomUUID } from 'node:crypto';
import { after } from '../gateways/index.ts';
import type { BankError } from './cards.ts';
import type { Order, PaymentAttempt, Plan, Subscription } from './records.ts';

function spanOf({ paymentInterval, paymentIntervalCount: count }: Plan, times: number) {
  const units = count * times;
  if (paymentInterval === 'MONTHLY') return { months: units };
  if (paymentInterval === 'YEARLY') return { months: 12 * units };
  return { days: paymentInterval === 'WEEKLY' ? 7 * units : units };
}

/**
 * The order of the next period; periods are counted from the first, so the 31st stays the 31st.
 * @param first - when the first period begins, if there is none yet; milliseconds since 1970
 */
export function nextOrder(plan: Plan, { orders }: Subscription, first: number): Order {
  const start = orders[0]?.startPeriod ?? first;
  return {
    id: randomUUID(),
    price: plan.price,
    currencyCode: plan.currencyCode,
    startPeriod: after(start, spanOf(plan, orders.length)),
    endPeriod: after(start, spanOf(plan, orders.length + 1)),
    orderStatus: 'WAITING',
    paymentAttempts: [],
  };
}

/** The order that will be charged next. */
export const waitingOrder = ({ orders }: Subscription) =>
  orders.find(({ orderStatus }) => orderStatus === 'WAITING');

interface OrderAttempt {
  /** Milliseconds since 1970. */
  at: number;
  error: BankError | null;
  paid: { id: number; conversationId: string } | null;
}

/** An order after an attempt to charge it. */
export function attemptedOrder(order: Order, { at, error, paid }: OrderAttempt): Order {
  const attempt: PaymentAttempt = {
    conversationId: paid?.conversationId ?? randomUUID(),
    createdDate: at,
    paymentStatus: error ? 'FAILURE' : 'SUCCESS',
    ...(paid && { paymentId: paid.id }),
    ...(error && { errorCode: error.code, errorMessage: error.message }),
  };
  const orderStatus = error ? 'FAILED' : 'SUCCESS';
  return { ...order, orderStatus, paymentAttempts: [...order.paymentAttempts, attempt] };
}

/** A paid subscription with the order of its next period, or without one if its periods are over. */
export function proceeded(plan: Plan, subscription: Subscription, now: number): Subscription {
  const { orders } = subscription;
  if (plan.recurrenceCount !== null && orders.length >= plan.recurrenceCount)
    return { ...subscription, status: 'EXPIRED' };
  return { ...subscription, orders: [...orders, nextOrder(plan, subscription, now)] };
}
