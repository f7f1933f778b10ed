import type { Bytes } from './baselines/fastify.ts';
import { type Baseline, startFastify } from './baselines/start.ts';
import type { Bench } from './bench.ts';
import { beside, compare, type Contestant, type Result } from './compare.ts';
import { HEADERS, lastAnswerOf } from './last-answer.ts';
import type { Request } from './load.ts';
import type { Line } from './report.ts';
import { committedResults, comparedRatio } from './results.ts';

const CONNECTIONS = 50;
const RAW = 'raw Fastify';
/** Milliseconds of p99. */
const SLOWEST = 20;
/** Of the requests of raw Fastify with the same bytes. */
const LEAST = 0.5;
/**
 * Of the ratio of the last result. At a load average of 20, two runs of the same code differed by up to 12 %, and both from
 * a result of an idle machine by up to 25 %.
 */
const MOST_GROWTH = 1.3;

/** Different addresses among requests, of the first visitor of each. */
function addressesOf(requests: readonly Request[]): Request[] {
  return [...new Map(requests.toReversed().map((each) => [each.url, each])).values()];
}

const served = (name: string, { url, pid }: Baseline, count: number): Contestant => ({
  name,
  pid,
  requests: Array.from({ length: count }, (_, index) => ({ url: `${url}/${index}` })),
});

/** Fifty connections that ask for pages or calls, beside raw Fastify with the same bytes. */
export async function httpLines(bench: Bench, name: string, ours: Contestant): Promise<void> {
  // One after the other: the product compresses one at a time, and answers meanwhile.
  const answers: Bytes[] = [];
  for (const request of addressesOf(ours.requests)) answers.push(await lastAnswerOf(request));
  const raw = await startFastify(answers);
  try {
    await bench.measure(name, async () => {
      const contestants = [ours, served(RAW, raw, answers.length)];
      const load = { connections: CONNECTIONS, headers: HEADERS };
      return linesOf(name, await compare(bench, contestants, load));
    });
  } finally {
    await raw.stop();
  }
}

function linesOf(name: string, results: readonly Result[]): Line[] {
  const computing: Line = {
    name: `${name}, computing for a request`,
    unit: 'µs',
    ...beside(results, (result) => result.computing),
  };
  return [
    {
      name: `${name}, requests`,
      unit: 'req/s',
      ...beside(results, ({ requestsPerSecond }) => requestsPerSecond),
      goal: { at: 'least', than: LEAST, of: RAW },
    },
    {
      name: `${name}, p99 at ${CONNECTIONS} at once`,
      unit: 'ms',
      ...beside(results, ({ p99 }) => p99),
      goal: { at: 'most', than: SLOWEST },
    },
    computing,
    ...comparedRatio(computing, RAW, committedResults(), MOST_GROWTH),
  ];
}
