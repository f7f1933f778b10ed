import type { HookSpec } from '@kandil/contract';

/** A request of another party, as it arrived; no session and no cookie is read. */
export interface HookRequest {
  method: string;
  /** Value of the path's parameter; empty if it has none. */
  param: string;
  headers: Readonly<Record<string, string | undefined>>;
  /** The first value of each name. */
  query: Readonly<Record<string, string | undefined>>;
  /** The bytes as they were sent, at most `HOOK_BODY_LIMIT`. */
  body: Buffer;
}

/** A file that a browser saves and never shows. */
export interface HookFile {
  /** Of any characters. */
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  stream: ReadableStream<Uint8Array>;
}

/** `location`: the target of a 303 redirect. `refused`: the request counts as a refused one. */
export type HookAnswer =
  | { status: 303; location: string; refused?: boolean; file?: never }
  | { status: 200; file: HookFile; location?: never; refused?: never }
  | { status: number; location?: never; refused?: never; file?: never };

export interface HookHandler<World> {
  hook: HookSpec;
  run(request: HookRequest, world: World): Promise<HookAnswer>;
}

/** Binds the code of a hook: one file per hook in `services/<name>/calls/`. */
export const handleHook = <World>(
  hook: HookSpec,
  run: HookHandler<World>['run'],
): HookHandler<World> => ({ hook, run });

/** One handler for each hook of a contract module; a hook without one does not compile. */
export type HookHandlers<Module, World> = {
  [K in keyof Module as Module[K] extends HookSpec ? K : never]: HookHandler<World>;
};

/** A hook, bound to the world of its service. */
export interface HookOperation {
  hook: HookSpec;
  run(request: HookRequest): Promise<HookAnswer>;
}
