import { randomUUID } from 'node:crypto';
import type { Clock, GatewayCore } from '../gateways/index.ts';
import { type BankError, REFUSALS, refusalOf } from './cards.ts';
import { attemptedOrder, proceeded } from './orders.ts';
import type { Payments } from './payments.ts';
import type { Books, Order, Plan, Subscription } from './records.ts';
import type { OrderNotice } from './signature.ts';

/** What charging works with. */
export interface Till {
  core: GatewayCore;
  books: Books;
  payments: Payments;
  clock: Clock;
}

/** @throws Error if the plan is missing, which the API does not let happen */
export function planOf({ plans }: Books, id: string): Plan {
  const plan = plans.get(id);
  if (!plan) throw new Error(`plan ${id} is missing`);
  return plan;
}

function refusal({ core }: Till, { refuseNext, card }: Subscription): BankError | null {
  const reason = core.faults.get().refuse;
  if (reason) return REFUSALS[reason];
  if (refuseNext) return REFUSALS[refuseNext as keyof typeof REFUSALS];
  return refusalOf(card);
}

function notify({ core, clock }: Till, subscription: Subscription, order: string, paid: boolean) {
  const notice: OrderNotice = {
    orderReferenceCode: order,
    customerReferenceCode: subscription.customer,
    subscriptionReferenceCode: subscription.id,
    iyziReferenceCode: randomUUID(),
    iyziEventType: paid ? 'subscription.order.success' : 'subscription.order.failure',
    iyziEventTime: clock.now(),
  };
  const { iyziReferenceCode: id, iyziEventType: type } = notice;
  return core.outbox.send({ id, type, body: notice });
}

/**
 * Charges an order at a moment. Everything changes before the first wait, so that two requests cannot both charge it.
 * @returns why the bank refused it
 */
export async function charge(till: Till, subscription: Subscription, order: Order, at: number) {
  const { books, payments, clock } = till;
  const { id, card } = subscription;
  const { price, currencyCode } = order;
  const error = refusal(till, subscription);
  const paid = error
    ? null
    : payments.charge({ subscription: id, lastFour: card.slice(-4), price, currencyCode }, at);
  const charged = attemptedOrder(order, { at, error, paid });
  const changed: Subscription = {
    ...subscription,
    status: error ? 'UNPAID' : 'ACTIVE',
    refuseNext: null,
    orders: subscription.orders.map((one) => (one.id === order.id ? charged : one)),
  };
  const after = error ? changed : proceeded(planOf(books, changed.plan), changed, clock.now());
  await Promise.all([books.subscriptions.put(after), paid?.stored]);
  await notify(till, after, order.id, !error);
  return error;
}
