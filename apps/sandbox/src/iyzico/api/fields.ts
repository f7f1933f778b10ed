import type { Clock } from '../../gateways/index.ts';
import type { Billing } from '../billing.ts';
import type { Payments } from '../payments.ts';
import type { Books } from '../records.ts';

/** What the routes work with. */
export interface Desk {
  books: Books;
  billing: Billing;
  payments: Payments;
  clock: Clock;
  /** Base URL of the sandbox. */
  origin: (request: { protocol: string; host: string }) => string;
}

export const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
/** What any request may carry. */
export const echo = {
  locale: { type: 'string', enum: ['tr', 'en'] },
  conversationId: text(200),
} as const;
/** A decimal in a string, or a number. */
export const price = { anyOf: [{ type: 'number' }, text(20)] } as const;

/** The schema of a body: unknown fields are refused, so that a spelling mistake is noticed. */
export const body = (properties: Record<string, object>, required: readonly string[] = []) => ({
  body: {
    type: 'object',
    additionalProperties: false,
    required,
    properties: { ...echo, ...properties },
  },
});

/** Requests without content have no body, or `{}`. */
export const noBody = { body: { type: ['object', 'null'], maxProperties: 0 } } as const;

export interface PageRequest {
  page: number;
  count: number;
}
/** The schema of a list's query; parameters that are not known are ignored, as at iyzico. */
export const paging = (properties: Record<string, object> = {}) => ({
  querystring: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, default: 1 },
      count: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
      ...properties,
    },
  },
});

/** One page of a list, newest first. */
export function pageOf<T>(all: readonly T[], { page, count }: PageRequest) {
  const items = all.toReversed().slice((page - 1) * count, page * count);
  return {
    totalCount: all.length,
    currentPage: page,
    pageCount: Math.ceil(all.length / count),
    items,
  };
}
