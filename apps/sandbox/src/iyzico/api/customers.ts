import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { type Echo, frame, unknown } from '../answers.ts';
import type { Address, Books, Customer } from '../records.ts';
import { body, type Desk, noBody, type PageRequest, pageOf, paging, text } from './fields.ts';

/** What a merchant says of a customer. */
export interface CustomerBody {
  name: string;
  surname: string;
  identityNumber: string;
  email: string;
  gsmNumber: string;
  billingAddress: Address;
  shippingAddress?: Address;
}
interface Code {
  code: string;
}

const address = {
  type: 'object',
  additionalProperties: false,
  required: ['contactName', 'city', 'country', 'address'],
  properties: {
    contactName: text(255),
    city: text(255),
    country: text(255),
    address: text(1000),
    zipCode: { type: 'string', maxLength: 20 },
    district: { type: 'string', maxLength: 255 },
  },
} as const;

const fields = {
  name: text(255),
  surname: text(255),
  identityNumber: { type: 'string', minLength: 5, maxLength: 50 },
  email: { type: 'string', pattern: '^[^@ ]+@[^@ ]+$', maxLength: 255 },
  gsmNumber: { type: 'string', pattern: '^\\+\\d{8,15}$' },
  billingAddress: address,
  shippingAddress: address,
} as const;
const required = ['name', 'surname', 'identityNumber', 'email', 'gsmNumber', 'billingAddress'];

export const customerSchema = {
  type: 'object',
  additionalProperties: false,
  required,
  properties: fields,
} as const;

/** What is stored of a customer: not the identity number, which nothing here needs. */
const storedFields = (asked: CustomerBody) => ({
  name: asked.name,
  surname: asked.surname,
  email: asked.email,
  gsmNumber: asked.gsmNumber,
  billingAddress: asked.billingAddress,
  shippingAddress: asked.shippingAddress ?? null,
});

/** Stores a customer; a known e-mail address is the same customer. */
export function saveCustomer({ customers }: Books, asked: CustomerBody, now: number) {
  const known = customers.list().find(({ email, deleted }) => email === asked.email && !deleted);
  const base = known ?? { id: randomUUID(), createdDate: now, deleted: false };
  return customers.put({ ...base, ...storedFields(asked) });
}

const view = ({ id, createdDate, ...customer }: Customer) => ({
  referenceCode: id,
  createdDate,
  status: 'ACTIVE',
  name: customer.name,
  surname: customer.surname,
  email: customer.email,
  gsmNumber: customer.gsmNumber,
  billingAddress: customer.billingAddress,
  shippingAddress: customer.shippingAddress,
});

/** Customers, who are also made by starting a subscription. */
export function customerRoutes(api: FastifyInstance, { books, clock }: Desk) {
  const { customers } = books;
  const find = (code: string): Customer => {
    const customer = customers.get(code);
    if (!customer || customer.deleted) throw unknown('customer');
    return customer;
  };
  const answer = (customer: Customer, echo: Echo = {}) => ({
    status: 'success',
    ...frame(clock.now(), echo),
    data: view(customer),
  });

  api.post<{ Body: CustomerBody & Echo }>(
    '',
    { schema: body(fields, required) },
    async ({ body: { locale, conversationId, ...asked } }) =>
      answer(await saveCustomer(books, asked, clock.now()), {
        ...(locale && { locale }),
        ...(conversationId && { conversationId }),
      }),
  );
  api.get<{ Querystring: PageRequest & Echo }>('', { schema: paging() }, ({ query }, reply) => {
    const all = customers.list().filter(({ deleted }) => !deleted);
    const data = pageOf(all.map(view), query);
    return reply.send({ status: 'success', ...frame(clock.now(), query), data });
  });
  api.get<{ Params: Code }>('/:code', ({ params }, reply) => reply.send(answer(find(params.code))));
  api.post<{ Params: Code; Body: Partial<CustomerBody> }>(
    '/:code',
    { schema: body(fields) },
    async ({ params, body: change }) => {
      const found = find(params.code);
      const whole = { identityNumber: '', ...found, ...change };
      const { shippingAddress } = whole;
      const asked = { ...whole, ...(shippingAddress ? { shippingAddress } : {}) } as CustomerBody;
      return answer(await customers.put({ ...found, ...storedFields(asked) }));
    },
  );
  api.post<{ Params: Code }>('/delete/:code', { schema: noBody }, async ({ params }) => {
    await customers.put({ ...find(params.code), deleted: true });
    return { status: 'success', ...frame(clock.now()) };
  });
}
