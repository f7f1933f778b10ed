import { randomUUID } from 'node:crypto';
import { after, type Clock, type GatewayCore } from '../gateways/index.ts';
import { type BankError, REFUSALS, refusalOf } from './cards.ts';
import type { Payments } from './payments.ts';
import type { Books, InitialStatus, Order, PaymentAttempt, Plan, Subscription } from './records.ts';
import type { OrderNotice } from './signature.ts';

interface Start {
  plan: Plan;
  customer: string;
  card: string;
  initialStatus: InitialStatus;
  /** The subscription that it replaces. */
  parent?: string;
  /** When its first period begins; milliseconds since 1970 (now). */
  startsAt?: number;
}

const spanOf = ({ paymentInterval, paymentIntervalCount: count }: Plan, times: number) => {
  const units = count * times;
  if (paymentInterval === 'MONTHLY') return { months: units };
  if (paymentInterval === 'YEARLY') return { months: 12 * units };
  return { days: paymentInterval === 'WEEKLY' ? 7 * units : units };
};

type Paid = ReturnType<Payments['charge']>;
export type Billing = ReturnType<typeof createBilling>;

/** The life of subscriptions: their orders, what they charge, and the messages about it. */
export function createBilling(core: GatewayCore, books: Books, payments: Payments, clock: Clock) {
  const { subscriptions, plans } = books;
  const waiting = ({ orders }: Subscription) =>
    orders.find(({ orderStatus }) => orderStatus === 'WAITING');
  const planOf = (id: string): Plan => {
    const plan = plans.get(id);
    if (!plan) throw new Error(`plan ${id} is missing`);
    return plan;
  };

  /** The order of the next period; periods are counted from the first, so the 31st stays the 31st. */
  function nextOrder({ orders, plan: planId }: Subscription, first: number): Order {
    const plan = planOf(planId);
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

  function refusal({ refuseNext, card }: Subscription): BankError | null {
    const reason = core.faults.get().refuse;
    if (reason) return REFUSALS[reason];
    if (refuseNext) return REFUSALS[refuseNext as keyof typeof REFUSALS];
    return refusalOf(card);
  }

  function notify(subscription: Subscription, order: string, outcome: 'success' | 'failure') {
    const notice: OrderNotice = {
      orderReferenceCode: order,
      customerReferenceCode: subscription.customer,
      subscriptionReferenceCode: subscription.id,
      iyziReferenceCode: randomUUID(),
      iyziEventType: `subscription.order.${outcome}`,
      iyziEventTime: clock.now(),
    };
    const { iyziReferenceCode: id, iyziEventType: type } = notice;
    return core.outbox.send({ id, type, body: notice });
  }

  function attempted(order: Order, at: number, error: BankError | null, paid: Paid | null): Order {
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

  /** Charges an order. Everything changes before the first wait, so that two requests cannot both charge it. */
  async function charge(subscription: Subscription, order: Order, at: number) {
    const error = refusal(subscription);
    const { id, card } = subscription;
    const paid = error
      ? null
      : payments.charge({ ...order, subscription: id, lastFour: card.slice(-4) }, at);
    const charged = attempted(order, at, error, paid);
    const changed: Subscription = {
      ...subscription,
      status: error ? 'UNPAID' : 'ACTIVE',
      refuseNext: null,
      orders: subscription.orders.map((one) => (one.id === order.id ? charged : one)),
    };
    if (!error) proceed(changed);
    await Promise.all([subscriptions.put(changed), paid?.stored]);
    await notify(changed, order.id, error ? 'failure' : 'success');
    return error;
  }

  /** Adds the order of the next period, or ends a subscription whose periods are over. */
  function proceed(subscription: Subscription) {
    const { recurrenceCount } = planOf(subscription.plan);
    if (recurrenceCount !== null && subscription.orders.length >= recurrenceCount)
      subscription.status = 'EXPIRED';
    else subscription.orders = [...subscription.orders, nextOrder(subscription, clock.now())];
  }

  async function begin(subscription: Subscription, startsAt: number): Promise<BankError | null> {
    const now = clock.now();
    const { trialDays: days } = subscription;
    const first = days > 0 ? after(startsAt, { days }) : startsAt;
    const order = nextOrder(subscription, first);
    const begun: Subscription = {
      ...subscription,
      status: 'ACTIVE',
      startDate: startsAt,
      ...(days > 0 && { trialStartDate: startsAt, trialEndDate: first }),
      orders: [order],
    };
    if (first <= now) return charge(begun, order, now);
    await subscriptions.put(begun);
    return null;
  }

  async function renewOldest(): Promise<boolean> {
    const due = subscriptions
      .list()
      .filter(({ status }) => status === 'ACTIVE')
      .map((subscription) => ({ subscription, order: waiting(subscription) }))
      .filter(({ order }) => order && order.startPeriod <= clock.now())
      .toSorted((a, b) => (a.order?.startPeriod ?? 0) - (b.order?.startPeriod ?? 0));
    const [oldest] = due;
    if (!oldest?.order) return false;
    await charge(oldest.subscription, oldest.order, oldest.order.startPeriod);
    return true;
  }

  return {
    waiting,

    /** Starts a subscription; PENDING charges nothing. @returns why its first charge was refused */
    async start({ plan, customer, card, initialStatus, parent, startsAt }: Start) {
      const id = randomUUID();
      const subscription: Subscription = {
        id,
        parent: parent ?? id,
        plan: plan.id,
        customer,
        status: 'PENDING',
        createdDate: clock.now(),
        startDate: null,
        endDate: null,
        trialDays: plan.trialPeriodDays,
        trialStartDate: null,
        trialEndDate: null,
        card,
        refuseNext: null,
        orders: [],
      };
      const stored = subscriptions.put(subscription);
      if (initialStatus === 'ACTIVE') await begin(subscription, startsAt ?? clock.now());
      await stored;
      return id;
    },

    /** Starts the first period of a PENDING subscription. */
    activate: (subscription: Subscription) => begin(subscription, clock.now()),

    async end(subscription: Subscription, status: 'CANCELED' | 'UPGRADED') {
      const left = `SUBSCRIPTION_${status}` as const;
      const orders = subscription.orders.map((order) =>
        order.orderStatus === 'WAITING' ? { ...order, orderStatus: left } : order,
      );
      await subscriptions.put({ ...subscription, status, endDate: clock.now(), orders });
    },

    /** Charges an order again that failed. @returns why the bank refused it */
    retry: (subscription: Subscription, order: Order) => charge(subscription, order, clock.now()),

    /** Charges every renewal that is due at its own time, oldest first. */
    async renewDue() {
      while (await renewOldest());
    },

    /** Charges the next renewal now; false if there is none. */
    async renewNow(id: string): Promise<boolean> {
      const subscription = subscriptions.get(id);
      const order = subscription?.status === 'ACTIVE' ? waiting(subscription) : undefined;
      if (!subscription || !order) return false;
      await charge(subscription, order, clock.now());
      return true;
    },
  };
}
