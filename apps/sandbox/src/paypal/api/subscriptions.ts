import type { FastifyInstance } from 'fastify';
import { newId, type Subscription, timeOf } from '../books.ts';
import { once, TTL } from '../keys.ts';
import type { Money } from '../money.ts';
import { impossible, Problem, unknownId } from '../problem.ts';
import { type ApiParts, keyOf, type OfOne } from './parts.ts';

interface CreateBody {
  plan_id: string;
  start_time?: string;
  custom_id?: string;
  application_context?: {
    brand_name?: string;
    user_action?: string;
    return_url: string;
    cancel_url: string;
  };
}

/** @throws Problem if it is not in the future */
function startOf(start_time: string | undefined, now: number): string {
  if (start_time && Date.parse(start_time) <= now)
    throw new Problem(400, [
      {
        field: '/start_time',
        location: 'body',
        issue: 'INVALID_PARAMETER_VALUE',
        description: 'Start time must be a valid future date and time.',
      },
    ]);
  return timeOf(start_time ? Date.parse(start_time) : now);
}

function newSubscription(
  { plan_id, start_time, custom_id, application_context: context }: CreateBody,
  now: number,
): Subscription {
  const at = timeOf(now);
  return {
    id: `I-${newId(12)}`,
    token: `BA-${newId()}`,
    planId: plan_id,
    customId: custom_id ?? null,
    brand: context?.brand_name ?? 'Kandil',
    returnUrl: context?.return_url ?? '',
    cancelUrl: context?.cancel_url ?? '',
    subscribeNow: context?.user_action !== 'CONTINUE',
    status: 'APPROVAL_PENDING',
    statusAt: at,
    note: null,
    createdAt: at,
    startAt: startOf(start_time, now),
    dueAt: null,
    anchorAt: at,
    sinceAnchor: 0,
    completed: [],
    attempts: 0,
    retryAt: null,
    failedCount: 0,
    lastFailed: null,
    lastPayment: null,
    outstanding: 0,
    refusesNext: null,
  };
}

/** Subscriptions v1. */
export function subscriptionRoutes(api: FastifyInstance, parts: ApiParts) {
  const { books, clock, billing, present, exclusive } = parts;
  api.post<{ Body: CreateBody }>('/v1/billing/subscriptions', (request, reply) =>
    exclusive(async () => {
      const { body } = request;
      const entry = { path: 'subscriptions', key: keyOf(request), body, ttl: TTL.billing };
      const { id, repeated } = await once(books, clock, entry, async () => {
        const plan = books.plans.get(body.plan_id);
        if (!plan) throw unknownId();
        if (plan.status !== 'ACTIVE')
          throw impossible(
            'PLAN_STATUS_INVALID',
            'Invalid plan status for subscription creation; plan status should be active.',
          );
        return books.subscriptions.put(newSubscription(body, clock.now()));
      });
      return reply
        .code(repeated ? 200 : 201)
        .send(present.subscription(billing.subscriptionOf(id)));
    }),
  );
  api.get<OfOne & { Querystring: { fields?: string } }>(
    '/v1/billing/subscriptions/:id',
    ({ params, query }) =>
      present.subscription(billing.subscriptionOf(params.id), query.fields?.split(',')),
  );
  const action = (name: 'activate' | 'suspend' | 'cancel') =>
    api.post<OfOne & { Body: { reason?: string } | undefined }>(
      `/v1/billing/subscriptions/:id/${name}`,
      ({ params, body }, reply) =>
        exclusive(async () => {
          await billing[name](params.id, body?.reason ?? '');
          return reply.code(204).send();
        }),
    );
  for (const name of ['activate', 'suspend', 'cancel'] as const) action(name);
  api.post<OfOne & { Body: { amount: Money } }>(
    '/v1/billing/subscriptions/:id/capture',
    (request) =>
      exclusive(async () => {
        const { params, body } = request;
        const path = `capture ${params.id}`;
        const entry = { path, key: keyOf(request), body, ttl: TTL.billing };
        const { id } = await once(books, clock, entry, () =>
          billing.capture(params.id, body.amount),
        );
        const sale = books.sales.get(id);
        return sale && present.transaction(sale);
      }),
  );
}
