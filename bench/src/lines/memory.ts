import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, Group } from '../bench.ts';
import { load, type Request } from '../load.ts';
import { memory as memoryOf } from '../machine.ts';
import type { Line } from '../report.ts';
import { onDemo, type Running } from '../stacks.ts';
import { signIn } from '../visitors.ts';

const CONNECTIONS = 20;
const REST_MS = 5000;
/** Share of the time after which the caches are full. */
const FILLED = 0.1;
const MOST_GROWTH = 1.5;

const PATHS = ['/', '/detail/caravan-of-dust', '/my-list', '/channels', '/category/series'];
const CALLS = ['v3/breakdowns', 'v2/carousel', 'tv-channel/all', 'series/search?keyword=de'];

/** Pages and calls of guests and members, in turn. */
async function mixed(running: Running): Promise<Request[]> {
  const paths = [...PATHS, ...CALLS.map((path) => `/api/content/${path}`)];
  const cookies = [undefined, ...(await signIn(running, 10))];
  const requests = cookies.flatMap((cookie) =>
    paths.map((path) => ({ url: running.url + path, ...(cookie && { cookie }) })),
  );
  // A guest has no list.
  return requests.filter(({ url, cookie }) => cookie !== undefined || !url.endsWith('/my-list'));
}

async function lines(running: Running, { minutes }: Bench['options']): Promise<Line[]> {
  const requests = await mixed(running);
  const { pid } = running;
  const run = (seconds: number) =>
    load({ requests, pid, connections: CONNECTIONS, seconds: Math.max(1, Math.round(seconds)) });
  const atStart = await memoryOf(pid);
  await run(minutes * 60 * FILLED);
  const filled = await memoryOf(pid);
  await run(minutes * 60 * (1 - FILLED));
  const after = await memoryOf(pid);
  await sleep(REST_MS);
  return [
    {
      name: `memory after ${minutes} minutes of mixed load`,
      value: after,
      unit: 'MiB',
      beside: [
        { name: 'after the first tenth', value: filled },
        { name: 'before', value: atStart },
      ],
      goal: { at: 'most', than: MOST_GROWTH, of: 'after the first tenth' },
    },
    { name: 'memory five seconds later', value: await memoryOf(pid), unit: 'MiB' },
  ];
}

/** Memory of the process, without its database. */
export const memory: Group = (bench) =>
  onDemo(bench, async ([ours]) => bench.measure('memory', () => lines(ours, bench.options)));
