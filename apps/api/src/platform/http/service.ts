import type { AnyCall, ServiceName } from '@kandil/contract';
import type { CallContext } from './context.ts';
import type { Handler } from './handler.ts';
import type { HookHandler, HookOperation } from './hook.ts';

export interface AnyAnswer {
  data: unknown;
  meta?: unknown;
  message?: string | null;
  immutable?: boolean;
}

/** One operation of a service, bound to the service's world. */
export interface Operation {
  call: AnyCall;
  run(input: never, context: CallContext): Promise<AnyAnswer>;
}

/** A service ready to be mounted. */
export interface Service {
  name: ServiceName;
  operations: readonly Operation[];
  /** What other parties send. */
  hooks: readonly HookOperation[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- a group holds handlers of different calls
export type HandlerGroup<World> = Readonly<Record<string, Handler<any, World>>>;

/**
 * Builds a service from its handlers: those of the contract and those of the internal contract.
 * @param world what the handlers receive: database, clock, other services, settings
 */
export function defineService<World>(
  name: ServiceName,
  world: World,
  ...groups: HandlerGroup<World>[]
): Service {
  const operations = groups
    .flatMap((group) => Object.values(group))
    .map((handler): Operation => ({
      call: handler.call,
      run: (input, context) => handler.run({ input, context, world }),
    }));
  return { name, operations, hooks: [] };
}

/** Adds the hooks of a service, bound to its world. */
export function withHooks<World>(
  service: Service,
  world: World,
  handlers: Readonly<Record<string, HookHandler<World>>>,
): Service {
  const hooks = Object.values(handlers).map(({ hook, run }): HookOperation => ({
    hook,
    run: (request) => run(request, world),
  }));
  return { ...service, hooks };
}
