import { startFront } from '@kandil/testkit/nginx';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/paths.ts';
import { startRanges } from '../baselines/start.ts';
import type { Bench, Group } from '../bench.ts';
import { beside, compare, type Contestant } from '../compare.ts';
import { CORES } from '../machine.ts';
import type { Line } from '../report.ts';
import { onDemo, type RunningStack } from '../stacks.ts';

const BYTES = 2 ** 20;
const LOAD = { connections: 16, headers: { range: `bytes=0-${BYTES - 1}` } };
const CLIPS = join(ROOT, 'demo/clips');
const LEAST = 0.9;

interface Answer {
  data: { firstVideoId: number; playback: { url: string } };
}

async function call(url: string, body?: object): Promise<Answer> {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  return (await fetch(url, init)).json() as Promise<Answer>;
}

const firstLine = async (url: URL): Promise<string> =>
  (await (await fetch(url)).text())
    .split('\n')
    .find((line) => line !== '' && !line.startsWith('#')) ?? '';

/** The signed path of a clip's video file, as a player finds it: access answer, playlists, byte range. */
async function segmentPath({ url }: RunningStack): Promise<string> {
  const { data: series } = await call(`${url}/api/content/series/findById?code=caravan-of-dust`);
  const { data: access } = await call(`${url}/api/watch/content-access`, {
    videoId: series.firstVideoId,
    event: 'START',
    eventTime: new Date().toISOString(),
    sessionId: 'bench-segments',
  });
  const master = new URL(access.playback.url, url);
  const playlist = new URL(await firstLine(master), master);
  const { pathname, search } = new URL(await firstLine(playlist), playlist);
  return pathname + search;
}

const contestant = (name: string, pid: number, url: string): Contestant => ({
  name,
  pid,
  requests: [{ url }],
});

/** MiB a second and computing for each, of ours beside what else sends the same bytes. */
async function linesOf(
  bench: Bench,
  name: string,
  limit: string,
  contestants: readonly Contestant[],
): Promise<Line[]> {
  const results = await compare(bench, contestants, LOAD);
  return [
    {
      name,
      unit: 'MiB/s',
      ...beside(results, ({ bytesPerSecond }) => bytesPerSecond / BYTES),
      goal: { at: 'least', than: LEAST, of: limit },
    },
    {
      name: `${name}, computing for one`,
      unit: 'µs',
      ...beside(results, ({ computing }) => computing),
    },
  ];
}

/** How segments are sent, and the limit of Node for that. */
const WAYS = [
  { way: 'hot', env: {}, from: 'memory', limit: 'node:http Buffer' },
  { way: 'cold', env: { MEDIA_CACHE_MB: '0' }, from: 'pool', limit: 'node:http pooled reads' },
] as const;

/**
 * A range of 1 MiB of a clip's file beside the limit of Node: hot from our cache in memory beside a Buffer, and without
 * that cache beside reads into buffers that are used again. nginx sends it as documented in `deploy/nginx`.
 */
export const segments: Group = async (bench) => {
  for (const { way, env, from, limit } of WAYS)
    await onDemo(async (running) => {
      const path = await segmentPath(running);
      const [, file = ''] = /\/c\/([^?]+)/.exec(path) ?? [];
      const ranges = await startRanges({ file: join(CLIPS, file), length: BYTES, from });
      const front = await startFront(running.stack, { core: CORES?.server });
      try {
        await bench.measure(`segments, ${way}`, () =>
          linesOf(bench, `segments of 1 MiB, ${way}`, limit, [
            contestant('Kandil', running.pid, running.url + path),
            contestant(limit, ranges.pid, ranges.url),
            contestant('deploy/nginx', front.process.pid ?? 0, front.url + path),
          ]),
        );
      } finally {
        await Promise.all([ranges.stop(), front.stop()]);
      }
    }, env);
};
