import Fastify from 'fastify';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { interleaved, load, type LoadOptions, type LoadResult, median } from './load.ts';
import type { Line } from './report.ts';

const CONNECTIONS = 50;
const SECONDS = 4;
const ROUNDS = 3;

interface Raw {
  urls: string[];
  close(): Promise<void>;
}

/** Addresses that are asked for, by whom. */
type Visits = Pick<LoadOptions, 'urls' | 'cookies'>;

/** What browsers ask with. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' };

interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

/** An answer as it comes over the wire, which `fetch` would unpack. */
async function answerOf(url: string, cookie: string | undefined): Promise<Answer> {
  const request = get(url, { headers: { ...HEADERS, ...(cookie && { cookie }) } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}`);
  const chunks = (await answer.toArray()) as Buffer[];
  const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers;
  const headers = { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) };
  return { headers, body: Buffer.concat(chunks) };
}

/** A bare Fastify that answers the same bytes: what the machine can do at best. */
async function sameBytes({ urls, cookies }: Visits): Promise<Raw> {
  const app = Fastify();
  for (const [index, url] of urls.entries()) {
    const { headers, body } = await answerOf(url, cookies?.[0]);
    app.get(`/${index}`, (_request, reply) => reply.headers(headers).send(body));
  }
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { urls: urls.map((_, index) => `${origin}/${index}`), close: () => app.close() };
}

/** What 50 concurrent visitors get who ask for addresses one after the other, of us and of the baseline. */
async function beside(visits: Visits): Promise<{ ours: LoadResult[]; raw: LoadResult[] }> {
  const baseline = await sameBytes(visits);
  const at = (urls: readonly string[]) => () =>
    load({ ...visits, urls, connections: CONNECTIONS, seconds: SECONDS, headers: HEADERS });
  const [ours = [], raw = []] = await interleaved(ROUNDS, [at(visits.urls), at(baseline.urls)]);
  await baseline.close();
  return { ours, raw };
}

const BASELINE = 'raw Fastify, same bytes';
const middle = (results: readonly LoadResult[], figure: 'p99' | 'requestsPerSecond') =>
  median(results.map((result) => result[figure]));

/** Requests a second, beside the baseline. */
export async function throughputLine(name: string, url: string): Promise<Line> {
  const { ours, raw } = await beside({ urls: [url] });
  return {
    name,
    value: middle(ours, 'requestsPerSecond'),
    unit: 'req/s',
    baseline: { name: BASELINE, value: middle(raw, 'requestsPerSecond') },
  };
}

/** The slowest of a hundred answers, and requests a second; both beside the baseline. */
export async function latencyLines(name: string, visits: Visits, mostMs: number): Promise<Line[]> {
  const { ours, raw } = await beside(visits);
  return [
    {
      name: `${name}, p99 at ${CONNECTIONS} concurrent`,
      value: middle(ours, 'p99'),
      unit: 'ms',
      baseline: { name: BASELINE, value: middle(raw, 'p99') },
      goal: { at: 'most', than: mostMs, of: 'value' },
    },
    {
      name: `${name}, requests`,
      value: middle(ours, 'requestsPerSecond'),
      unit: 'req/s',
      baseline: { name: BASELINE, value: middle(raw, 'requestsPerSecond') },
    },
  ];
}
