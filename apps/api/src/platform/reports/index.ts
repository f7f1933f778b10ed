import { isSampled, type ReportSettings } from '@kandil/contract/reports';
import { randomBytes } from 'node:crypto';
import { currentTrace, newSpanId, type Trace } from '../trace.ts';
import type { ReportClient } from './client.ts';

/** What the log says about an error beside it. */
export type FaultFacts = Record<string, unknown> & { message: string; level: 'error' | 'fatal' };

/** A request that was answered. */
export interface AnsweredRequest {
  method: string;
  /** The pattern of its address. */
  route: string;
  status: number;
  milliseconds: number;
  /** To which it belongs; without one it is a trace by itself. */
  trace: Trace | null;
}

/** Reports of the server to a collector of errors (ERROR-14). Off until `start`. */
export interface Reports {
  /** Loads the client, which is large, only if something is to be reported. */
  start(settings: ReportSettings): Promise<void>;
  fault(problem: unknown, facts: FaultFacts): void;
  answered(request: AnsweredRequest): void;
  /** Sends what waits, for two seconds at most. */
  close(): Promise<void>;
}

/** Fields of a log line that say where it failed; none of them names a person. */
const TAGS = ['call', 'job', 'attempt', 'requestId'] as const;
const FLUSH_MS = 2000;

export interface ReportsOptions {
  random?: () => number;
  fetch?: typeof globalThis.fetch;
}

/** Creates the reports of a process; it may fail before it knows the collector. */
export function createReports({
  random = Math.random,
  fetch = globalThis.fetch,
}: ReportsOptions = {}): Reports {
  let client: ReportClient | null = null;
  let settings: ReportSettings | null = null;
  return {
    async start(given) {
      if (given.errorSample === 0 && given.traceSample === 0) return;
      const { openClient } = await import('./client.ts');
      settings = given;
      client = openClient(given, fetch);
    },
    fault(problem, facts) {
      if (!client || !settings || !isSampled(settings.errorSample, random)) return;
      const { message, level } = facts;
      const tags = Object.fromEntries(
        TAGS.flatMap((name) =>
          typeof facts[name] === 'string' || typeof facts[name] === 'number'
            ? [[name, `${facts[name]}`]]
            : [],
        ),
      );
      const trace = currentTrace();
      const contexts = trace && {
        trace: { trace_id: trace.id, parent_span_id: trace.parent, span_id: newSpanId() },
      };
      const context = {
        ...(contexts && { contexts }),
        level,
        transaction: message,
        tags: { side: 'server', ...tags },
      };
      void client.sendError(problem, context);
    },
    answered({ method, route, status, milliseconds, trace }) {
      if (!settings || !isSampled(settings.traceSample, random)) return;
      const end = Date.now() / 1000;
      client?.send({
        type: 'transaction',
        transaction: `${method} ${route}`,
        start_timestamp: end - milliseconds / 1000,
        timestamp: end,
        tags: { side: 'server', status },
        contexts: {
          trace: {
            ...stepOf(trace),
            op: 'http.server',
            status: status >= 500 ? 'internal_error' : 'ok',
          },
        },
      });
    },
    close: async () => client?.close(FLUSH_MS),
  };
}

/** A step of a trace; without one the first step of a new one. */
const stepOf = (trace: Trace | null) => ({
  trace_id: trace?.id ?? randomBytes(16).toString('hex'),
  ...(trace && { parent_span_id: trace.parent }),
  span_id: newSpanId(),
});
