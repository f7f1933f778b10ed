// The queries of every kind of message.

const to = { type: 'string', maxLength: 254 } as const;
const after = { type: 'integer', minimum: 0, default: 0 } as const;

export interface SearchQuery {
  to?: string;
  after: number;
}
export const searchQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { to, after },
} as const;

export interface NextQuery extends SearchQuery {
  /** Seconds to wait for a message; then the answer is 204. */
  timeout: number;
}
export const nextQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { to, after, timeout: { type: 'integer', minimum: 0, maximum: 60, default: 20 } },
} as const;

export interface IdParams {
  id: number;
}
export const idParams = {
  type: 'object',
  properties: { id: { type: 'integer', minimum: 1 } },
} as const;

export interface ListQuery {
  to?: string;
  refresh?: number;
}
export const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { to, refresh: { type: 'integer', minimum: 1, maximum: 60 } },
} as const;
