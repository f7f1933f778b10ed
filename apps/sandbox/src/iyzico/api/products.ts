import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { type Echo, frame, nameTaken, unknown } from '../answers.ts';
import type { Books, Product } from '../records.ts';
import { body, type Desk, noBody, type PageRequest, pageOf, paging, text } from './fields.ts';
import { planView } from './plans.ts';

interface ProductBody extends Echo {
  name: string;
  description?: string;
}
interface Code {
  code: string;
}

const productSchema = body({ name: text(255), description: { type: 'string', maxLength: 2000 } }, [
  'name',
]);

const view = ({ plans }: Books, { id, createdDate, name, description }: Product) => ({
  referenceCode: id,
  createdDate,
  name,
  description,
  status: 'ACTIVE',
  pricingPlans: plans
    .list()
    .filter((plan) => plan.product === id && !plan.deleted)
    .map(planView),
});

/** Products: what plans belong to. Their names are unique. */
export function productRoutes(api: FastifyInstance, { books, clock }: Desk) {
  const { products } = books;
  const live = () => products.list().filter(({ deleted }) => !deleted);
  const find = (code: string): Product => {
    const product = products.get(code);
    if (!product || product.deleted) throw unknown('product');
    return product;
  };
  const checkName = (name: string, id?: string) => {
    if (live().some((one) => one.name === name && one.id !== id)) throw nameTaken();
  };
  const answer = (product: Product, echo: Echo = {}) => ({
    status: 'success',
    ...frame(clock.now(), echo),
    data: view(books, product),
  });

  api.post<{ Body: ProductBody }>('', { schema: productSchema }, async ({ body: asked }) => {
    checkName(asked.name);
    const product: Product = {
      id: randomUUID(),
      createdDate: clock.now(),
      name: asked.name,
      description: asked.description ?? '',
      deleted: false,
    };
    return answer(await products.put(product), asked);
  });
  api.get<{ Querystring: PageRequest & Echo }>('', { schema: paging() }, ({ query }, reply) =>
    reply.send({
      status: 'success',
      ...frame(clock.now(), query),
      data: pageOf(
        live().map((product) => view(books, product)),
        query,
      ),
    }),
  );
  api.get<{ Params: Code }>('/:code', ({ params }, reply) => reply.send(answer(find(params.code))));
  api.post<{ Params: Code; Body: ProductBody }>(
    '/:code',
    { schema: productSchema },
    async ({ params, body: asked }) => {
      const product = find(params.code);
      checkName(asked.name, product.id);
      const { name, description = product.description } = asked;
      return answer(await products.put({ ...product, name, description }), asked);
    },
  );
  api.delete<{ Params: Code }>('/:code', { schema: noBody }, async ({ params }) => {
    await products.put({ ...find(params.code), deleted: true });
    return { status: 'success', ...frame(clock.now()) };
  });
}
