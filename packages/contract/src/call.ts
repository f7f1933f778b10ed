import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Access, CachePolicy, CarriedEntities, Method, SessionUse } from './facts.ts';
import type { LimitClass, Priority } from './limits.ts';
import type { ServiceName } from './services.ts';
import type { SitePart } from './site.ts';
import type { Permission } from './staff/permissions.ts';

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
  /** Every address of the operation; the web client uses the first one. */
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
   * Our own call, which the specification does not list: only our clients make it, so unknown query parameters
   * and body fields are refused. In other calls they are ignored (SPEC-D47).
   */
  readonly own?: boolean;
  /** Errors beside those that every call can answer (bad input, rate limit, fault; NOT_FOUND of a `part`). */
  readonly errors?: readonly ErrorCode[];

  // For the server; the browser bundle does not contain these.

  /** Rate-limit class; `catalogue` when absent. */
  readonly limit?: LimitClass;
  /** Priority under overload (SEC-23); that of the rate class when absent. */
  readonly priority?: Priority;
  /** Only for public calls. */
  readonly session?: SessionUse;
  /**
   * Accepts sessions whose one-time code is still due (STATE-05). Without it such a session is refused by member calls
   * and counts as a guest in public ones (SPEC-D22).
   */
  readonly halfOpen?: true;
  /** The part of the product that the call belongs to: NOT_FOUND where the operator has switched it off. */
  readonly part?: SitePart;
  /**
   * Who may make a `staff` call: roles with the permission; `any`: all signed-in staff; `anonymous`: anybody, before
   * sign-in.
   */
  readonly permission?: Permission | 'any' | 'anonymous';
  /** An act of weight: refused unless the passkey was shown within five minutes (CONFIRM_REQUIRED). */
  readonly confirm?: true;
  /**
   * A `staff` call that leaves no entry in the audit: it changes nothing, and shows nobody, or only somebody whose opening
   * is in the audit.
   */
  readonly unaudited?: true;
  /** Refused in a child's profile (KIDS_PROFILE); only for calls that require a session. */
  readonly kids?: false;
  /** Largest body in bytes, or largest file of a `multipart` call; `BODY_LIMIT` when absent (SEC-8). */
  readonly bodyLimit?: number;

  // For the client.

  /** Seconds for which the client caches an answer; 0 only merges concurrent requests. Absent: neither. */
  readonly keep?: number;
  /** The entities that the client's store merges from an answer; absent: none. */
  readonly carries?: CarriedEntities;
  /** False if a 401 is about the input, or final: the client neither refreshes nor retries (STATE-17..19). */
  readonly refreshes?: false;
  /** Without an access token the client refuses the call itself (E.9). */
  readonly needsToken?: true;
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
/** `meta` of the answer's envelope; `null` if the call declares none. */
export type Meta<C extends AnyCall> = C['meta'] extends z.ZodMiniType ? z.output<C['meta']> : null;

/**
 * Declares one call of the contract. The value is plain data: the server mounts it, the client calls it,
 * the access tests, the API reference and the fuzz cases are derived from it.
 */
/*@__NO_SIDE_EFFECTS__*/
export function call<const C extends AnyCall>(spec: C): C {
  return spec;
}
