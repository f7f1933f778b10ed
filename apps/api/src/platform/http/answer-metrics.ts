import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { Counter, type Metric } from 'prom-client';
import { counts } from '../metrics/registry.ts';
import { isApiPath } from './mended-address.ts';

/** Upper bounds of the durations in seconds. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;
const STATUSES = ['2xx', '3xx', '4xx', '5xx'] as const;

/** Durations of a class of requests: plain numbers, since prom-client's own histogram costs 2 µs for each answer. */
class Durations {
  readonly buckets = BOUNDS.map(() => 0);
  sum = 0;
  count = 0;

  add(seconds: number): void {
    this.sum += seconds;
    this.count += 1;
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) this.buckets[bucket] = (this.buckets[bucket] ?? 0) + 1;
  }
}

const durations = new Map<string, Durations>();

function durationsOf(name: string): Durations {
  const known = durations.get(name) ?? new Durations();
  durations.set(name, known);
  return known;
}

/** Answers to one call, or to one kind of other requests. */
class AnswerCount {
  readonly byStatus = STATUSES.map(() => 0);
  readonly #durations: Durations;

  /** @param duration the class of its durations */
  constructor(duration: string) {
    this.#durations = durationsOf(duration);
  }

  add(status: number, milliseconds: number): void {
    const at = Math.floor(status / 100) - 2;
    this.byStatus[at] = (this.byStatus[at] ?? 0) + 1;
    this.#durations.add(milliseconds / 1000);
  }
}

const calls = new Map<string, AnswerCount>();
const kinds = new Map<string, AnswerCount>();

function countOf(known: Map<string, AnswerCount>, name: string, duration: string): AnswerCount {
  const count = known.get(name) ?? new AnswerCount(duration);
  known.set(name, count);
  return count;
}

/** Writes the numbers into a counter when a page of metrics is written. */
const answersBy = (name: string, help: string, label: string, known: typeof calls) =>
  new Counter({
    name,
    help,
    labelNames: [label, 'status'],
    registers: [counts],
    collect() {
      this.reset();
      // Errors from zero on: Prometheus sees no rise of a series that begins with the first of them.
      for (const [key, { byStatus }] of known)
        for (const [at, status] of STATUSES.entries())
          if (byStatus[at] || status === '5xx') this.inc({ [label]: key, status }, byStatus[at]);
    },
  });

answersBy('kandil_calls_total', 'Answers to calls over HTTP', 'call', calls);
answersBy('kandil_requests_total', 'Answers to other requests', 'kind', kinds);

const SECONDS = {
  name: 'kandil_answer_seconds',
  help: 'Time from the head of a request until its answer is ready',
  type: 'histogram',
  aggregator: 'sum',
};
const sample = (ending: string, labels: Record<string, string | number>, value: number) => ({
  metricName: `${SECONDS.name}_${ending}`,
  labels,
  value,
});

function samplesOf([name, { buckets, sum, count }]: [string, Durations]) {
  let below = 0;
  return [
    ...BOUNDS.map((le, at) => sample('bucket', { class: name, le }, (below += buckets[at] ?? 0))),
    sample('bucket', { class: name, le: '+Inf' }, count),
    sample('sum', { class: name }, sum),
    sample('count', { class: name }, count),
  ];
}

counts.registerMetric({
  ...SECONDS,
  get: async () => ({ ...SECONDS, values: [...durations].flatMap(samplesOf) }),
} as unknown as Metric);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the route, and the class of its durations. */
    call?: { name: string; duration: string };
    /** Counts its answers. */
    answers?: AnswerCount;
  }
  interface FastifyRequest {
    /** Milliseconds of `performance.now()`. */
    startedAt: number;
  }
}

const page = countOf(kinds, 'page', 'page');
const other = countOf(kinds, 'other', 'other');

/** Of the route, never of the address that a client typed: addresses have no end. */
function answersOf({ url, config }: RouteOptions): AnswerCount {
  if (config?.call) return countOf(calls, config.call.name, config.call.duration);
  const kind = config?.isHook ? 'hook' : kindOf(url);
  return countOf(kinds, kind, kind);
}

function kindOf(url: string): string {
  if (url.startsWith('/media/')) return 'media';
  if (url.startsWith('/images/')) return 'picture';
  return isApiPath(url) ? 'other' : 'file';
}

/** Counts the answers of all routes that are added from now on. */
export function countAnswers(app: FastifyInstance): void {
  app.decorateRequest('startedAt', 0);
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, answers: answersOf(route) };
  });
  app.addHook('onRequest', (request, _reply, done) => {
    request.startedAt = performance.now();
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    countAnswer(request, reply.statusCode);
    done();
  });
}

/** Counts an answer that passes by the hooks. */
export function countAnswer(request: FastifyRequest, status: number): void {
  // An address that is invalid has passed no hook.
  const since = request.startedAt || performance.now();
  answersTo(request).add(status, performance.now() - since);
}

function answersTo({ is404, url, method, routeOptions }: FastifyRequest): AnswerCount {
  if (!is404) return routeOptions.config.answers ?? other;
  // Pages share the route that answers when no other route matches.
  return (method === 'GET' || method === 'HEAD') && !isApiPath(url) ? page : other;
}
