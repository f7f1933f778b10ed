import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Line } from '../report.ts';

/** Logins that are offered each second, whatever becomes of those before (threat D01). */
const OFFERED = 300;
const PROBES = 20;
const SECONDS = 20;

interface Sent {
  status: number;
  ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

/** One request; status 0 when it was not answered. */
function send(url: string, body?: string): Promise<Sent> {
  const startedAt = performance.now();
  const done = (status: number): Sent => ({ status, ms: performance.now() - startedAt });
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'x-platform': 'tv' };
    const sent = request(url, {
      agent,
      method: body ? 'POST' : 'GET',
      ...(body && { headers: { ...headers, 'content-length': Buffer.byteLength(body) } }),
    });
    sent.on('error', () => resolve(done(0)));
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(done(answer.statusCode ?? 0)));
    });
    sent.end(body);
  });
}

/** Sends so many a second in an open loop: a slow answer delays no other request. */
async function offered(perSecond: number, one: (index: number) => Promise<Sent>): Promise<Sent[]> {
  const startedAt = performance.now();
  const running: Promise<Sent>[] = [];
  const total = perSecond * SECONDS;
  while (running.length < total) {
    const due = Math.min(total, ((performance.now() - startedAt) / 1000) * perSecond);
    while (running.length < due) running.push(one(running.length));
    await sleep(5);
  }
  return Promise.all(running);
}

function p99(sent: readonly Sent[]): number {
  const sorted = sent.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}

/**
 * A flood of logins, each under a name of its own: names nobody has cost the same hash as those of members. What the
 * password pool cannot take is refused at once, and everything else goes on.
 */
export async function loginLines(url: string): Promise<Line[]> {
  const login = (index: number) =>
    send(
      `${url}/api/auth/public/login`,
      JSON.stringify({ email: `nobody-${process.pid}-${index}@kandil.test`, password: 'lantern' }),
    );
  const quiet = await offered(PROBES, () => send(`${url}/api/content/v3/categories`));
  const [logins, catalogue, page] = await Promise.all([
    offered(OFFERED, login),
    offered(PROBES, () => send(`${url}/api/content/v3/categories`)),
    offered(PROBES, () => send(`${url}/`)),
  ]);
  agent.destroy();
  const others = [...catalogue, ...page];
  const evaluated = logins.filter(({ status }) => status === 401).length;
  const refused = logins.filter(({ status }) => status === 503).length;
  return [
    {
      name: `logins evaluated, ${OFFERED}/s offered`,
      value: evaluated / SECONDS,
      unit: '/s',
      goal: { at: 'least', than: 40, of: 'value' },
    },
    {
      name: 'logins answered, evaluated or refused with 503',
      value: ((evaluated + refused) / logins.length) * 100,
      unit: '%',
      goal: { at: 'least', than: 100, of: 'value' },
    },
    {
      name: 'other routes meanwhile, p99',
      value: p99(others),
      unit: 'ms',
      baseline: { name: 'without logins', value: p99(quiet) },
      goal: { at: 'most', than: 250, of: 'value' },
    },
    {
      name: 'other routes meanwhile, answered',
      value: (others.filter(({ status }) => status === 200).length / others.length) * 100,
      unit: '%',
      goal: { at: 'least', than: 100, of: 'value' },
    },
  ];
}
