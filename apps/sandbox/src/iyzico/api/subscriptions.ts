import type { FastifyInstance } from 'fastify';
import { type Echo, frame, notPossible, Refusal, unknown } from '../answers.ts';
import { waitingOrder } from '../orders.ts';
import type { Subscription } from '../records.ts';
import { body, type Desk, noBody, type PageRequest, pageOf, paging, text } from './fields.ts';
import { createdView, detailView } from './views.ts';

interface Code {
  code: string;
}
interface UpgradeBody extends Echo {
  newPricingPlanReferenceCode: string;
  upgradePeriod: 'NOW' | 'NEXT_PERIOD';
  useTrial?: boolean;
}
interface Search extends PageRequest, Echo {
  subscriptionReferenceCode?: string;
  parentReferenceCode?: string;
  customerReferenceCode?: string;
  pricingPlanReferenceCode?: string;
  subscriptionStatus?: string;
}

const upgradeSchema = body(
  {
    newPricingPlanReferenceCode: text(100),
    upgradePeriod: { type: 'string', enum: ['NOW', 'NEXT_PERIOD'] },
    useTrial: { type: 'boolean' },
    resetRecurrenceCount: { type: 'boolean' },
  },
  ['newPricingPlanReferenceCode', 'upgradePeriod'],
);

function find({ books }: Desk, code: string): Subscription {
  const subscription = books.subscriptions.get(code);
  if (!subscription) throw unknown('subscription');
  return subscription;
}
const done = ({ clock }: Desk, echo: Echo = {}) => ({
  status: 'success',
  ...frame(clock.now(), echo),
});

function readRoutes(api: FastifyInstance, desk: Desk) {
  const { books } = desk;
  api.get<{ Params: Code }>('/subscriptions/:code', ({ params }, reply) =>
    reply.send({ ...done(desk), data: detailView(books, find(desk, params.code)) }),
  );
  api.get<{ Querystring: Search }>('/subscriptions', { schema: paging() }, ({ query }, reply) => {
    const requested: [string | undefined, (one: Subscription) => string][] = [
      [query.subscriptionReferenceCode, ({ id }) => id],
      [query.parentReferenceCode, ({ parent }) => parent],
      [query.customerReferenceCode, ({ customer }) => customer],
      [query.pricingPlanReferenceCode, ({ plan }) => plan],
      [query.subscriptionStatus, ({ status }) => status],
    ];
    const found = books.subscriptions
      .list()
      .filter((one) => requested.every(([value, of]) => value === undefined || of(one) === value));
    const data = pageOf(
      found.map((one) => detailView(books, one)),
      query,
    );
    return reply.send({ ...done(desk, query), data });
  });
}

/** Ends a subscription, and starts one with the same card by another plan. */
async function upgrade(desk: Desk, code: string, asked: UpgradeBody): Promise<Subscription> {
  const { books, billing } = desk;
  const subscription = find(desk, code);
  const plan = books.plans.get(asked.newPricingPlanReferenceCode);
  if (!plan) throw unknown('plan');
  const next = waitingOrder(subscription);
  if (subscription.status !== 'ACTIVE' || !next)
    throw notPossible('This subscription cannot be upgraded.');
  await billing.end(subscription, 'UPGRADED');
  const id = await billing.start({
    plan: asked.useTrial ? plan : { ...plan, trialPeriodDays: 0 },
    customer: subscription.customer,
    card: subscription.card,
    initialStatus: 'ACTIVE',
    parent: subscription.id,
    ...(asked.upgradePeriod === 'NEXT_PERIOD' && { startsAt: next.startPeriod }),
  });
  return find(desk, id);
}

/** Charges a failed order again. */
async function retry({ books, billing }: Desk, code: string): Promise<void> {
  const isAsked = ({ id }: { id: string }) => id === code;
  const subscription = books.subscriptions.list().find(({ orders }) => orders.some(isAsked));
  const order = subscription?.orders.find(isAsked);
  if (!subscription || !order) throw unknown('order');
  if (order.orderStatus !== 'FAILED' || subscription.status !== 'UNPAID')
    throw notPossible('Only a failed order can be retried.');
  const error = await billing.retry(subscription, order);
  if (error) throw new Refusal(error.code, error.message, error.group);
}

/** Reading subscriptions, and starting, changing and ending them. None of it has a key: a repeated request acts again. */
export function subscriptionRoutes(api: FastifyInstance, desk: Desk) {
  readRoutes(api, desk);
  const change = (name: string, act: (subscription: Subscription) => Promise<unknown>) =>
    api.post<{ Params: Code }>(
      `/subscriptions/:code/${name}`,
      { schema: noBody },
      async ({ params }) => {
        await act(find(desk, params.code));
        return done(desk);
      },
    );
  change('activate', async (subscription) => {
    if (subscription.status !== 'PENDING')
      throw notPossible('This subscription cannot be activated.');
    await desk.billing.activate(subscription);
  });
  change('cancel', async (subscription) => {
    if (['CANCELED', 'UPGRADED', 'EXPIRED'].includes(subscription.status))
      throw notPossible('This subscription cannot be canceled.');
    await desk.billing.end(subscription, 'CANCELED');
  });
  api.post<{ Params: Code; Body: UpgradeBody }>(
    '/subscriptions/:code/upgrade',
    { schema: upgradeSchema },
    async ({ params, body: asked }) => {
      const made = await upgrade(desk, params.code, asked);
      return { ...done(desk, asked), data: createdView(made) };
    },
  );
  /** `referenceCode` names a failed order. */
  api.post<{ Body: Echo & { referenceCode: string } }>(
    '/operation/retry',
    { schema: body({ referenceCode: text(100) }, ['referenceCode']) },
    async ({ body: asked }) => {
      await retry(desk, asked.referenceCode);
      return done(desk, asked);
    },
  );
}
