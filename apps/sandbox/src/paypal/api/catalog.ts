import type { FastifyInstance } from 'fastify';
import type { Plan, Product } from '../books.ts';
import { once, TTL } from '../keys.ts';
import { type ApiParts, keyOf } from './parts.ts';

/** Catalog Products v1, and the plans of Subscriptions v1. */
export function catalogRoutes(
  api: FastifyInstance,
  { books, clock, catalog, present, exclusive }: ApiParts,
) {
  api.post<{ Body: Product }>('/v1/catalogs/products', (request, reply) =>
    exclusive(async () => {
      const { body } = request;
      const entry = { path: 'products', key: keyOf(request), body, ttl: TTL.billing };
      const { id, repeated } = await once(books, clock, entry, () => catalog.addProduct(body));
      return reply.code(repeated ? 200 : 201).send(books.products.get(id));
    }),
  );
  api.post<{ Body: Plan }>('/v1/billing/plans', (request, reply) =>
    exclusive(async () => {
      const { body } = request;
      const entry = { path: 'plans', key: keyOf(request), body, ttl: TTL.billing };
      const { id, repeated } = await once(books, clock, entry, () => catalog.addPlan(body));
      const plan = books.plans.get(id);
      return reply.code(repeated ? 200 : 201).send(plan && present.plan(plan));
    }),
  );
  api.get<{ Querystring: { product_id?: string; page_size?: string; page?: string } }>(
    '/v1/billing/plans',
    ({ query }) => {
      const size = Number(query.page_size ?? 10);
      const first = (Number(query.page ?? 1) - 1) * size;
      const plans = books.plans
        .list()
        .filter((plan) => !query.product_id || plan.product_id === query.product_id);
      const total = { total_items: plans.length, total_pages: Math.ceil(plans.length / size) };
      const shown = plans.slice(first, first + size).map((plan) => {
        const { id, product_id, name, description, status, create_time, links } =
          present.plan(plan);
        return {
          id,
          product_id,
          name,
          ...(description && { description }),
          status,
          create_time,
          links,
        };
      });
      return {
        plans: shown,
        ...total,
        links: [{ href: `${present.url()}/v1/billing/plans`, rel: 'self', method: 'GET' }],
      };
    },
  );
}
