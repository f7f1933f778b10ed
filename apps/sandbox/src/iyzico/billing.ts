import { randomUUID } from 'node:crypto';
import { after } from '../gateways/index.ts';
import type { BankError } from './cards.ts';
import { charge, planOf, type Till } from './charging.ts';
import { nextOrder, waitingOrder } from './orders.ts';
import type { InitialStatus, Order, Plan, Subscription } from './records.ts';

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

const fresh = ({ plan, customer, card, parent }: Start, now: number): Subscription => {
  const id = randomUUID();
  return {
    id,
    parent: parent ?? id,
    plan: plan.id,
    customer,
    status: 'PENDING',
    createdDate: now,
    startDate: null,
    endDate: null,
    trialDays: plan.trialPeriodDays,
    trialStartDate: null,
    trialEndDate: null,
    card,
    refuseNext: null,
    orders: [],
  };
};

/** Begins the trial or the first period, which is charged. @returns why that was refused */
async function begin(till: Till, subscription: Subscription, startsAt: number) {
  const { books, clock, core } = till;
  const { trialDays: days } = subscription;
  const first = days > 0 ? after(startsAt, { days }) : startsAt;
  const order = nextOrder(planOf(books, subscription.plan), subscription, first);
  const begun: Subscription = {
    ...subscription,
    status: 'ACTIVE',
    startDate: startsAt,
    ...(days > 0 && { trialStartDate: startsAt, trialEndDate: first }),
    orders: [order],
  };
  if (first <= clock.now() && !core.faults.get().later)
    return charge(till, begun, order, clock.now());
  await books.subscriptions.put(begun);
  return null;
}

/** Charges the oldest renewal that is due; false if none is. */
async function renewOldest(till: Till): Promise<boolean> {
  const now = till.clock.now();
  const [oldest] = till.books.subscriptions
    .list()
    .filter(({ status }) => status === 'ACTIVE')
    .flatMap((subscription) => {
      const order = waitingOrder(subscription);
      return order && order.startPeriod <= now ? [{ subscription, order }] : [];
    })
    .toSorted((a, b) => a.order.startPeriod - b.order.startPeriod);
  if (!oldest) return false;
  await charge(till, oldest.subscription, oldest.order, oldest.order.startPeriod);
  return true;
}

export type Billing = ReturnType<typeof createBilling>;

/** The life of subscriptions. */
export function createBilling(till: Till) {
  const { clock } = till;
  const { subscriptions } = till.books;
  return {
    /** Starts a subscription; PENDING charges nothing. @returns its reference code */
    async start(asked: Start): Promise<string> {
      const subscription = fresh(asked, clock.now());
      await subscriptions.put(subscription);
      const startsAt = asked.startsAt ?? clock.now();
      if (asked.initialStatus === 'ACTIVE') await begin(till, subscription, startsAt);
      return subscription.id;
    },

    /** Starts the first period of a PENDING subscription. */
    activate: (subscription: Subscription) => begin(till, subscription, clock.now()),

    async end(subscription: Subscription, status: 'CANCELED' | 'UPGRADED') {
      const left = `SUBSCRIPTION_${status}` as const;
      const orders = subscription.orders.map((order) =>
        order.orderStatus === 'WAITING' ? { ...order, orderStatus: left } : order,
      );
      await subscriptions.put({ ...subscription, status, endDate: clock.now(), orders });
    },

    /** Charges an order again that failed. @returns why the bank refused it */
    retry: (subscription: Subscription, order: Order): Promise<BankError | null> =>
      charge(till, subscription, order, clock.now()),

    /** Charges every renewal that is due at its own time, oldest first. */
    async renewDue() {
      while (await renewOldest(till));
    },

    /** Charges the next renewal now; false if there is none. */
    async renewNow(id: string): Promise<boolean> {
      const subscription = subscriptions.get(id);
      const order = subscription?.status === 'ACTIVE' ? waitingOrder(subscription) : undefined;
      if (!subscription || !order) return false;
      await charge(till, subscription, order, clock.now());
      return true;
    },
  };
}
