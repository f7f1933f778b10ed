import type { AnyCall, Data, Input, Meta } from '@kandil/contract';
import { Refusal } from '@kandil/contract';
import type { CallContext, Session } from './context.ts';

export interface CallRequest<C extends AnyCall, World> {
  input: Input<C>;
  context: CallContext;
  world: World;
}

/**
 * A handler's answer: the fields of the envelope; `meta` is required exactly if the call declares one.
 * `immutable`: the request names an exact version, so a public answer may be cached for ever.
 */
export type Answer<C extends AnyCall> = {
  data: Data<C>;
  message?: string | null;
  immutable?: boolean;
} & (Meta<C> extends null ? unknown : { meta: Meta<C> });

export interface Handler<C extends AnyCall, World> {
  call: C;
  run(request: CallRequest<C, World>): Promise<Answer<C>>;
}

/** Binds the code of one operation to its call: one file per operation in `services/<name>/calls/`. */
export function handle<World, C extends AnyCall>(
  call: C,
  run: (request: CallRequest<C, World>) => Promise<Answer<C>>,
): Handler<C, World> {
  return { call, run };
}

type CallKeys<Module> = {
  [K in keyof Module]: Module[K] extends AnyCall ? K : never;
}[keyof Module];

/** One handler for each call of a contract module; a call without one does not compile. */
export type Handlers<Module, World> = {
  [K in CallKeys<Module>]: Module[K] extends AnyCall ? Handler<Module[K], World> : never;
};

/** The session of a member call. The edge has checked it; the type does not show it. */
export function sessionOf(context: CallContext): Session {
  if (!context.session) throw new Refusal('LOGIN_REQUIRED');
  return context.session;
}
