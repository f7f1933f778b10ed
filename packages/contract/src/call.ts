import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** The seven services of the product (AUTH-02). Each one has its own base URL, given by `GET /config`. */
export const SERVICES = [
  'auth',
  'content',
  'payment',
  'purchase',
  'watch',
  'notify',
  'partner',
] as const;
export type ServiceName = (typeof SERVICES)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may make a call.
 * - `public`: anyone. A session is still read when one is sent, unless `cache` is `public`.
 * - `member`: a logged-in account with no open one-time code.
 * - `subscriber`: a member whose subscription counts as subscribed (STATE-01, STATE-02).
 * - `service`: another service of ours, never a browser.
 */
export type Access = 'public' | 'member' | 'subscriber' | 'service';

/**
 * What may be stored of the answer.
 * - `none`: `Cache-Control: no-store` (the default).
 * - `public`: the same answer for every visitor of one language; its handler gets no session.
 * - `guest`: as `public` where the request carries no credential. With one it is answered for that member (profiles
 *   of children see less) and never stored.
 */
export type CachePolicy = 'none' | 'public' | 'guest';

type Fields = z.ZodMiniObject;

export interface CallSpec<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends Fields = Fields,
  Data extends z.ZodMiniType = z.ZodMiniType,
  Meta extends z.ZodMiniType = z.ZodMiniType,
> {
  /** `service.operation`, unique over the whole contract; also the file name of its handler. */
  readonly name: string;
  readonly service: ServiceName;
  readonly method: Method;
  /** Every address at which the operation is served; the web client uses the first one. */
  readonly paths: readonly [string, ...string[]];
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** `multipart` calls carry at most one file beside their fields. */
  readonly encoding?: 'json' | 'multipart';
  readonly data: Data;
  readonly meta?: Meta;
  readonly cache?: CachePolicy;
  /**
   * A call of ours that the specification does not list: only our own clients make it, so unknown query parameters
   * and body fields are refused. Elsewhere they are ignored (SPEC-D47).
   */
  readonly own?: boolean;
  /** The errors the operation adds to those every call can answer (bad input, rate limit, fault). */
  readonly errors?: readonly ErrorCode[];
}

/** Structural view for code that works on any call, whatever its schemas. */
// oxlint-disable-next-line typescript/no-explicit-any -- a view on every call; each use is typed by its own call
export type AnyCall = CallSpec<any, any, any, any, any>;

type Part<S> = S extends z.ZodMiniType ? z.output<S> : unknown;
type PartIn<S> = S extends z.ZodMiniType ? z.input<S> : unknown;
type Flat<T> = { [K in keyof T]: T[K] };

/** What a handler receives: params, query and body of the call as one object, parsed. */
export type Input<C extends AnyCall> = Flat<Part<C['params']> & Part<C['query']> & Part<C['body']>>;
/** What a caller passes: the same fields before parsing (defaults may be left out). */
export type Args<C extends AnyCall> = Flat<
  PartIn<C['params']> & PartIn<C['query']> & PartIn<C['body']>
>;
/** `data` of the answer's envelope. */
export type Data<C extends AnyCall> = z.output<C['data']>;
/** `meta` of the answer's envelope; `null` where the call declares none. */
export type Meta<C extends AnyCall> = C['meta'] extends z.ZodMiniType ? z.output<C['meta']> : null;

/**
 * Declares one call of the contract. The value is plain data: the server mounts it, the client calls it,
 * the access tests, the API reference and the fuzz cases are derived from it.
 */
/*@__NO_SIDE_EFFECTS__*/
export function call<const C extends AnyCall>(spec: C): C {
  return spec;
}
