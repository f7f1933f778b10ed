import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { type Echo, frame, invalid, nameTaken, unknown } from '../answers.ts';
import { CURRENCIES, decimalOf, minorOf } from '../money.ts';
import { INTERVALS, type Plan } from '../records.ts';
import {
  body,
  type Desk,
  noBody,
  type PageRequest,
  pageOf,
  paging,
  price,
  text,
} from './fields.ts';

interface PlanBody extends Echo {
  name: string;
  price: string | number;
  currencyCode: string;
  paymentInterval: Plan['paymentInterval'];
  paymentIntervalCount?: number;
  trialPeriodDays?: number;
  recurrenceCount?: number;
}
interface Code {
  code: string;
}

const trial = { type: 'integer', minimum: 0, maximum: 3650 } as const;
const planSchema = body(
  {
    name: text(255),
    price,
    currencyCode: { type: 'string', enum: CURRENCIES },
    paymentInterval: { type: 'string', enum: INTERVALS },
    paymentIntervalCount: { type: 'integer', minimum: 1, maximum: 100 },
    trialPeriodDays: trial,
    planPaymentType: { type: 'string', enum: ['RECURRING'] },
    recurrenceCount: { type: 'integer', minimum: 1 },
  },
  ['name', 'price', 'currencyCode', 'paymentInterval', 'planPaymentType'],
);

/** A plan as iyzico answers it. */
export const planView = (plan: Plan) => ({
  referenceCode: plan.id,
  productReferenceCode: plan.product,
  createdDate: plan.createdDate,
  name: plan.name,
  price: decimalOf(plan.price),
  currencyCode: plan.currencyCode,
  paymentInterval: plan.paymentInterval,
  paymentIntervalCount: plan.paymentIntervalCount,
  trialPeriodDays: plan.trialPeriodDays,
  recurrenceCount: plan.recurrenceCount,
  planPaymentType: 'RECURRING',
  status: 'ACTIVE',
});

/** @throws Refusal if the price is not an amount */
function newPlan(product: string, asked: PlanBody, now: number): Plan {
  const minor = minorOf(asked.price);
  if (minor === null) throw invalid('the price is not an amount');
  return {
    id: randomUUID(),
    createdDate: now,
    product,
    name: asked.name,
    price: minor,
    currencyCode: asked.currencyCode,
    paymentInterval: asked.paymentInterval,
    paymentIntervalCount: asked.paymentIntervalCount ?? 1,
    trialPeriodDays: asked.trialPeriodDays ?? 0,
    recurrenceCount: asked.recurrenceCount ?? null,
    deleted: false,
  };
}

/** Pricing plans. Only their name and trial can change. */
export function planRoutes(api: FastifyInstance, { books, clock }: Desk) {
  const { plans, products } = books;
  const find = (code: string): Plan => {
    const plan = plans.get(code);
    if (!plan || plan.deleted) throw unknown('plan');
    return plan;
  };
  const checkName = (name: string, id?: string) => {
    if (plans.list().some((one) => one.name === name && one.id !== id && !one.deleted))
      throw nameTaken();
  };
  const answer = (plan: Plan, echo: Echo = {}) => ({
    status: 'success',
    ...frame(clock.now(), echo),
    data: planView(plan),
  });

  api.post<{ Params: Code; Body: PlanBody }>(
    '/products/:code/pricing-plans',
    { schema: planSchema },
    async ({ params, body: asked }) => {
      const product = products.get(params.code);
      if (!product || product.deleted) throw unknown('product');
      checkName(asked.name);
      const plan = newPlan(product.id, asked, clock.now());
      return answer(await plans.put(plan), asked);
    },
  );
  api.get<{ Params: Code; Querystring: PageRequest & Echo }>(
    '/products/:code/pricing-plans',
    { schema: paging() },
    ({ params, query }, reply) => {
      if (!products.get(params.code)) throw unknown('product');
      const all = plans.list().filter((plan) => plan.product === params.code && !plan.deleted);
      const data = pageOf(all.map(planView), query);
      return reply.send({ status: 'success', ...frame(clock.now(), query), data });
    },
  );
  api.get<{ Params: Code }>('/pricing-plans/:code', ({ params }, reply) =>
    reply.send(answer(find(params.code))),
  );
  api.post<{ Params: Code; Body: Echo & { name: string; trialPeriodDays?: number } }>(
    '/pricing-plans/:code',
    { schema: body({ name: text(255), trialPeriodDays: trial }, ['name']) },
    async ({ params, body: asked }) => {
      const plan = find(params.code);
      checkName(asked.name, plan.id);
      const { name, trialPeriodDays = plan.trialPeriodDays } = asked;
      return answer(await plans.put({ ...plan, name, trialPeriodDays }), asked);
    },
  );
  api.delete<{ Params: Code }>('/pricing-plans/:code', { schema: noBody }, async ({ params }) => {
    await plans.put({ ...find(params.code), deleted: true });
    return { status: 'success', ...frame(clock.now()) };
  });
}
