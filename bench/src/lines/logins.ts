import { Agent } from 'node:http';
import { openLoop, percentile, send } from '@kandil/testkit/open-loop';
import type { Group } from '../bench.ts';
import { asLoadGenerator } from '../machine.ts';
import type { Line } from '../report.ts';
import { onDemo } from '../stacks.ts';

/** Logins that are offered each second, whatever becomes of those before (T-D01). */
const OFFERED = 300;
const PROBES = 20;
const SECONDS = 20;
/** Seconds of the same flood that do not count. */
const WARM_UP = 3;

/**
 * A flood of logins, each with a different name: unknown names cost the same hash as those of members. The password
 * pool refuses at once what it cannot take; other requests are not affected.
 */
async function lines(url: string, seconds: number): Promise<Line[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 });
  const login = (index: number) =>
    send({
      url: `${url}/api/auth/public/login`,
      agent,
      headers: { 'x-platform': 'tv' },
      body: JSON.stringify({
        email: `nobody-${process.pid}-${index}@kandil.test`,
        password: 'lantern',
      }),
    });
  const ask = (path: string) => () => send({ url: url + path, agent });
  const quiet = await openLoop(PROBES, seconds, ask('/api/content/v3/categories'));
  await openLoop(OFFERED, Math.min(WARM_UP, seconds), login);
  const [logins, catalogue, page] = await Promise.all([
    openLoop(OFFERED, seconds, login),
    openLoop(PROBES, seconds, ask('/api/content/v3/categories')),
    openLoop(PROBES, seconds, ask('/')),
  ]);
  agent.destroy();
  const others = [...catalogue, ...page];
  const evaluated = logins.filter(({ status }) => status === 401).length;
  const refused = logins.filter(({ status }) => status === 503).length;
  return [
    {
      name: `logins evaluated, ${OFFERED}/s offered`,
      value: evaluated / seconds,
      unit: '/s',
      goal: { at: 'least', than: 40 },
    },
    {
      name: 'logins answered, evaluated or refused with 503',
      value: ((evaluated + refused) / logins.length) * 100,
      unit: '%',
      goal: { at: 'least', than: 100 },
    },
    {
      name: 'other routes meanwhile, p99',
      value: percentile(others, 0.99),
      unit: 'ms',
      beside: [{ name: 'without logins', value: percentile(quiet, 0.99) }],
      goal: { at: 'most', than: 250 },
    },
    {
      name: 'other routes meanwhile, answered',
      value: (others.filter(({ status }) => status === 200).length / others.length) * 100,
      unit: '%',
      goal: { at: 'least', than: 100 },
    },
  ];
}

export const logins: Group = (bench) =>
  onDemo(({ url }) =>
    bench.measure('logins', () =>
      asLoadGenerator(() => lines(url, bench.options.quick ? 2 : SECONDS)),
    ),
  );
