import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bytes } from './baselines/fastify.ts';
import { startNginxWith } from './baselines/nginx.ts';
import { type Baseline, startFastify } from './baselines/start.ts';
import type { Bench } from './bench.ts';
import { beside, compare, type Contestant, type Result } from './compare.ts';
import type { Request } from './load.ts';
import type { Line } from './report.ts';

/** What browsers send. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' };
const CONNECTIONS = 50;
export const RAW = 'raw Fastify';

/** An answer as it arrives, which `fetch` would unpack. @throws Error unless it is 200 */
async function answerOf({ url, cookie }: Request): Promise<Bytes> {
  const request = get(url, { headers: { ...HEADERS, ...(cookie && { cookie }) } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}`);
  const body = Buffer.concat((await answer.toArray()) as Buffer[]);
  const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers;
  const headers = { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) };
  return { headers, body };
}

/** Kept answers are compressed at their best after the eighth request, in the background. */
const REQUESTS = 20;
const MOST_WAITING_MS = 5000;

/** The answer that clients get under load. One that is not in Brotli after some seconds stays as it is. */
async function lastAnswerOf(request: Request): Promise<Bytes> {
  let answer = await answerOf(request);
  for (let count = 1; count < REQUESTS; count += 1) answer = await answerOf(request);
  const until = performance.now() + MOST_WAITING_MS;
  while (answer.headers['content-encoding'] !== 'br' && performance.now() < until) {
    await sleep(100);
    answer = await answerOf(request);
  }
  return answer;
}

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
  ];
}
