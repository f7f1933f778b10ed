import type { ServiceName } from './services.ts';

/** Largest body of a hook in bytes. */
export const HOOK_BODY_LIMIT = 256 * 1024;

/**
 * A request of another party to a service, in that party's format: the body is handed over as bytes, with the headers,
 * and the answer has a status and no envelope. The handler checks a signature or a secret of the request first; browsers
 * with a session have no rights here.
 */
export interface HookSpec {
  readonly kind: 'hook';
  /** `service.operation`, unique over the whole contract; also the file name of its handler. */
  readonly name: string;
  readonly service: ServiceName;
  readonly methods: readonly ('GET' | 'POST')[];
  /** With at most one parameter. */
  readonly path: string;
}

/** Declares a hook of the contract. */
/*@__NO_SIDE_EFFECTS__*/
export function hook<const H extends Omit<HookSpec, 'kind'>>(spec: H): H & { kind: 'hook' } {
  return { ...spec, kind: 'hook' };
}
