import type { KeyRing } from '../secrets/index.ts';
import { traceHeaders } from '../trace.ts';
import {
  type AnyCall,
  type Args,
  type Data,
  type ErrorCode,
  ERRORS,
  errorMeta,
  Refusal,
} from '@kandil/contract';
import { serviceContext } from './context.ts';
import { dispatch, type DispatchResult, type FaultLog, type Gate } from './dispatch.ts';
import { splitArgs } from './input.ts';
import type { Operation, Service } from './service.ts';

/** Calls another service and returns its `data`. @throws Refusal with the code of the other service */
export type Internal = <C extends AnyCall>(call: C, args: Args<C>) => Promise<Data<C>>;

function outcome<C extends AnyCall>({
  status,
  envelope,
}: Pick<DispatchResult, 'status' | 'envelope'>): Data<C> {
  if (status === 200) return envelope.data as Data<C>;
  const meta = errorMeta.safeParse(envelope.meta);
  const code =
    meta.success && Object.hasOwn(ERRORS, meta.data.code)
      ? (meta.data.code as ErrorCode)
      : 'UNEXPECTED';
  throw new Refusal(code);
}

/** In-process transport: runs the operation of a mounted service. */
export function inProcess(services: () => readonly Service[], log: FaultLog): Internal {
  let byName: Map<string, Operation> | undefined;
  // Services call without a session, so member and subscriber calls refuse them before this runs.
  const gate: Gate = { log, entitlement: async () => 'PACKAGES', isChild: async () => true };
  const find = (call: AnyCall): Operation => {
    byName ??= new Map(
      services().flatMap((s) => s.operations.map((o) => [o.call.name, o] as const)),
    );
    const operation = byName.get(call.name);
    if (!operation) throw new Error(`no service of this process answers ${call.name}`);
    return operation;
  };
  return async (call, args) =>
    outcome(
      await dispatch(
        find(call),
        splitArgs(call, args as Record<string, unknown>),
        serviceContext(),
        gate,
      ),
    );
}

export interface HttpTransport {
  /** Base URL of the process that serves a service, without trailing slash. */
  baseUrlOf(service: string): string;
  /** The first one is sent. */
  serviceKeys: KeyRing;
}

interface Post {
  call: AnyCall;
  args: object;
  /** Beside those of every call between processes. */
  headers?: Record<string, string>;
  /** Milliseconds. */
  longest: number;
}

/** POST to /internal/<service><path> with the service key. @throws TypeError, DOMException without an answer */
export const postInternal = (
  { baseUrlOf, serviceKeys }: HttpTransport,
  { call, args, headers, longest }: Post,
): Promise<Response> =>
  fetch(`${baseUrlOf(call.service)}/internal/${call.service}${call.paths[0]}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-service-key': serviceKeys[0],
      'accept-encoding': 'identity',
      ...headers,
      ...traceHeaders(),
    },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(longest),
  });

/** HTTP transport of calls between services. */
export function overHttp(transport: HttpTransport): Internal {
  return async (call, args) => {
    const response = await postInternal(transport, { call, args, longest: 5000 }).catch(() => {
      throw new Refusal('UNAVAILABLE', { retryAfter: 2 });
    });
    return outcome({
      status: response.status,
      envelope: (await response.json()) as DispatchResult['envelope'],
    });
  };
}
