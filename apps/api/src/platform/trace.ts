import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The trace of a request (W3C Trace Context). Its id is in the logs and in error reports. */
export interface Trace {
  /** 32 hex digits. */
  id: string;
  /** The step that sent the request, 16 hex digits. */
  parent: string;
  /** Two hex digits; 01: the sender records it. */
  flags: string;
}

/** Ids of zeros are none. Only versions after 00 may add fields at the end; `ff` is no version. */
const TRACEPARENT =
  /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:$|(?<!^00-.+)-)/;

/** The trace of a request; null without a valid `traceparent`. */
export function traceOf({ traceparent }: IncomingHttpHeaders): Trace | null {
  // Most requests have none.
  if (typeof traceparent !== 'string') return null;
  const [, id, parent, flags] = TRACEPARENT.exec(traceparent) ?? [];
  return id && parent && flags ? { id, parent, flags } : null;
}

const current = new AsyncLocalStorage<Trace>();

/** The trace of the request that is being answered. */
export const currentTrace = (): Trace | undefined => current.getStore();

/** Answers a request, so that log lines and calls to other services belong to its trace. */
export function inTrace<T>(headers: IncomingHttpHeaders, answer: () => T): T {
  const trace = traceOf(headers);
  return trace ? current.run(trace, answer) : answer();
}

export const newSpanId = (): string => randomBytes(8).toString('hex');

/** The header of a call to another process of the product. Other parties never get it. */
export function traceHeaders(): { traceparent?: string } {
  const trace = currentTrace();
  return trace ? { traceparent: `00-${trace.id}-${newSpanId()}-${trace.flags}` } : {};
}
