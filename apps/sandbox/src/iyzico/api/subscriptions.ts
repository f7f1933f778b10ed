import type { FastifyInstance } from 'fastify';
import { type Echo, frame, notPossible, Refused, unknown } from '../answers.ts';
import type { Subscription } from '../records.ts';
import { body, type Desk, noBody, type Paging, pageOf, paging, text } from './fields.ts';
import { createdView, detailView } from './views.ts';

interface Code {
  code: string;
}
interface UpgradeBody extends Echo {
  newPricingPlanReferenceCode: string;
  upgradePeriod: 'NOW' | 'NEXT_PERIOD';
  useTrial?: boolean;
}
interface Search extends Paging, Echo {
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

/** Reading subscriptions, and starting, changing and ending them. None of it has a key: a repeated request acts again. */
export function subscriptionRoutes(api: FastifyInstance, desk: Desk) {
  const { books, billing, clock } = desk;
  const { subscriptions } = books;
  const find = (code: string): Subscription => {
    const subscription = subscriptions.get(code);
    if (!subscription) throw unknown('subscription');
    return subscription;
  };
  const done = (echo: Echo = {}) => ({ status: 'success', ...frame(clock.now(), echo) });

  api.get<{ Params: Code }>('/subscriptions/:code', ({ params }, reply) =>
    reply.send({ ...done(), data: detailView(books, find(params.code)) }),
  );
  api.get<{ Querystring: Search }>('/subscriptions', { schema: paging() }, ({ query }, reply) => {
    const wanted: [string | undefined, (one: Subscription) => string][] = [
      [query.subscriptionReferenceCode, ({ id }) => id],
      [query.parentReferenceCode, ({ parent }) => parent],
      [query.customerReferenceCode, ({ customer }) => customer],
      [query.pricingPlanReferenceCode, ({ plan }) => plan],
      [query.subscriptionStatus, ({ status }) => status],
    ];
    const found = subscriptions
      .list()
      .filter((one) => wanted.every(([value, of]) => value === undefined || of(one) === value));
    const data = pageOf(
      found.map((one) => detailView(books, one)),
      query,
    );
    return reply.send({ ...done(query), data });
  });

  api.post<{ Params: Code }>(
    '/subscriptions/:code/activate',
    { schema: noBody },
    async ({ params }) => {
      const subscription = find(params.code);
      if (subscription.status !== 'PENDING')
        throw notPossible('This subscription cannot be activated.');
      await billing.activate(subscription);
      return done();
    },
  );
  api.post<{ Params: Code }>(
    '/subscriptions/:code/cancel',
    { schema: noBody },
    async ({ params }) => {
      const subscription = find(params.code);
      if (['CANCELED', 'UPGRADED', 'EXPIRED'].includes(subscription.status))
        throw notPossible('This subscription cannot be canceled.');
      await billing.end(subscription, 'CANCELED');
      return done();
    },
  );
  api.post<{ Params: Code; Body: UpgradeBody }>(
    '/subscriptions/:code/upgrade',
    { schema: upgradeSchema },
    async ({ params, body: asked }) => {
      const subscription = find(params.code);
      const plan = books.plans.get(asked.newPricingPlanReferenceCode);
      if (!plan) throw unknown('plan');
      const next = billing.waiting(subscription);
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
      return { ...done(asked), data: createdView(find(id)) };
    },
  );

  /** `referenceCode` names a failed order. */
  api.post<{ Body: Echo & { referenceCode: string } }>(
    '/operation/retry',
    { schema: body({ referenceCode: text(100) }, ['referenceCode']) },
    async ({ body: asked }) => {
      const isAsked = ({ id }: { id: string }) => id === asked.referenceCode;
      const subscription = subscriptions.list().find(({ orders }) => orders.some(isAsked));
      const order = subscription?.orders.find(isAsked);
      if (!subscription || !order) throw unknown('order');
      if (order.orderStatus !== 'FAILED' || subscription.status !== 'UNPAID')
        throw notPossible('Only a failed order can be retried.');
      const error = await billing.retry(subscription, order);
      if (error) throw new Refused(error.code, error.message, error.group);
      return done(asked);
    },
  );
}
