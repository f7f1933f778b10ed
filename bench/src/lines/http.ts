import Fastify from 'fastify';
import { interleaved, load, type LoadResult, median } from '../load.ts';
import type { Line } from '../report.ts';

const CONNECTIONS = 50;
const SECONDS = 4;
const ROUNDS = 3;

/** A bare Fastify that answers the same bytes: what the machine can do at best. */
async function sameBytes(url: string): Promise<{ url: string; close(): Promise<void> }> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const app = Fastify();
  app.get('/', (_request, reply) => reply.type(type).send(body));
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
}

async function beside(url: string): Promise<{ ours: LoadResult[]; raw: LoadResult[] }> {
  const baseline = await sameBytes(url);
  const at = (address: string) => () =>
    load({ url: address, connections: CONNECTIONS, seconds: SECONDS });
  const [ours = [], raw = []] = await interleaved(ROUNDS, [at(url), at(baseline.url)]);
  await baseline.close();
  return { ours, raw };
}

/** Home, rendered on the server, for guests: 50 at once. */
export async function homeLines(url: string): Promise<Line[]> {
  const { ours, raw } = await beside(`${url}/`);
  return [
    {
      name: 'home, p99 at 50 concurrent',
      value: median(ours.map((r) => r.p99)),
      unit: 'ms',
      goal: { at: 'most', than: 60, of: 'value' },
    },
    {
      name: 'home, requests',
      value: median(ours.map((r) => r.requestsPerSecond)),
      unit: 'req/s',
      baseline: {
        name: 'raw Fastify, same bytes',
        value: median(raw.map((r) => r.requestsPerSecond)),
      },
    },
  ];
}

/** Catalogue calls through the whole edge: access, input, answer in the envelope. */
export async function catalogueLines(url: string): Promise<Line[]> {
  const calls = {
    categories: '/v3/categories',
    carousel: '/v2/carousel',
    breakdowns: '/v3/breakdowns',
    'series by code': '/series/findById?code=caravan-of-dust',
  };
  const lines: Line[] = [];
  for (const [name, path] of Object.entries(calls)) {
    const { ours, raw } = await beside(`${url}/api/content${path}`);
    lines.push({
      name: `catalogue: ${name}`,
      value: median(ours.map((r) => r.requestsPerSecond)),
      unit: 'req/s',
      baseline: {
        name: 'raw Fastify, same bytes',
        value: median(raw.map((r) => r.requestsPerSecond)),
      },
    });
  }
  return lines;
}
