import type { FastifyRequest } from 'fastify';
import type { Clock, GatewayCore } from '../../gateways/index.ts';
import type { Billing } from '../billing.ts';
import type { Books } from '../books.ts';
import type { Catalog } from '../catalog.ts';
import type { Contract } from '../contract.ts';
import type { Presenter } from '../present.ts';
import type { Reversals } from '../reversals.ts';
import type { Tokens } from '../token.ts';

export interface ApiParts {
  books: Books;
  clock: Clock;
  core: GatewayCore;
  contract: Contract;
  tokens: Tokens;
  catalog: Catalog;
  billing: Billing;
  reversals: Reversals;
  present: Presenter;
  /** Runs one operation after the other. */
  exclusive: <T>(work: () => Promise<T>) => Promise<T>;
}

export interface OfOne {
  Params: { id: string };
}
/** The idempotency key of a request. */
export const keyOf = ({ headers }: FastifyRequest) => {
  const key = headers['paypal-request-id'];
  return typeof key === 'string' ? key : undefined;
};
