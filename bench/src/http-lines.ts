import type { Bytes } from './baselines/fastify.ts';
import { startNginxWith } from './baselines/nginx.ts';
import { type Baseline, startFastify } from './baselines/start.ts';
import type { Bench } from './bench.ts';
import { beside, compare, type Contestant, type Result } from './compare.ts';
import { HEADERS, lastAnswerOf } from './last-answer.ts';
import type { Request } from './load.ts';
import type { Line } from './report.ts';
import { quickest } from './slices.ts';

const CONNECTIONS = 50;
export const RAW = 'raw Fastify';

/** Different addresses among requests, of the first visitor of each. */
function addressesOf(requests: readonly Request[]): Request[] {
  return [...new Map(requests.toReversed().map((each) => [each.url, each])).values()];
}

const served = (name: string, { url, pid }: Baseline, count: number): Contestant => ({
  name,
  pid,
  requests: Array.from({ length: count }, (_, index) => ({ url: `${url}/${index}` })),
});

export interface HttpGoal {
  /** Milliseconds. */
  p99: number;
  /** Share of the requests of raw Fastify with the same bytes. */
  ratio: number;
  /** Requests a second. */
  least?: number;
}

/** Goal of the issue for every audience. */
export const GOAL: HttpGoal = { p99: 20, ratio: 0.6 };

/**
 * Fifty connections that ask for pages or calls: beside raw Fastify and nginx with the same bytes, and the checkout to
 * compare with. @param checkouts the requests to each running checkout
 */
export async function httpLines(
  bench: Bench,
  name: string,
  checkouts: readonly Contestant[],
  goal: HttpGoal = GOAL,
): Promise<void> {
  const same = addressesOf(checkouts[0]?.requests ?? []);
  // One after the other: the product compresses one at a time, and answers meanwhile.
  const answers: Bytes[] = [];
  for (const request of same) answers.push(await lastAnswerOf(request));
  const raw = await startFastify(answers);
  const nginx = await startNginxWith(answers);
  try {
    await bench.measure(name, async () => {
      const contestants = [
        ...checkouts,
        served(RAW, raw, answers.length),
        served('nginx', nginx, answers.length),
      ];
      const results = await compare(bench, contestants, {
        connections: CONNECTIONS,
        headers: HEADERS,
      });
      return linesOf(name, results, goal);
    });
  } finally {
    await raw.stop();
    await nginx.stop();
  }
}

function linesOf(name: string, results: readonly Result[], goal: HttpGoal): Line[] {
  const { p99, ratio, least } = goal;
  return [
    {
      name: `${name}, requests`,
      unit: 'req/s',
      ...beside(results, ({ requestsPerSecond }) => requestsPerSecond),
      goal:
        least === undefined ? { at: 'least', than: ratio, of: RAW } : { at: 'least', than: least },
    },
    {
      name: `${name}, p99 at ${CONNECTIONS} at once`,
      unit: 'ms',
      ...beside(results, (result) => result.p99),
      goal: { at: 'most', than: p99 },
    },
    {
      name: `${name}, computing for a request`,
      unit: 'µs',
      ...beside(results, ({ computing }) => computing),
    },
    {
      name: `${name}, computing in the quickest moments`,
      unit: 'µs',
      ...beside(results, ({ slices }) => quickest(slices)),
    },
  ];
}
