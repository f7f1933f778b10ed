import { startFront } from '@kandil/testkit/nginx';
import { join } from 'node:path';
import { startNginx } from '../baselines/nginx.ts';
import { type Baseline, startRanges } from '../baselines/start.ts';
import type { Group } from '../bench.ts';
import { ROOT } from '../checkout.ts';
import { beside, compare, type Contestant } from '../compare.ts';
import { CORES } from '../machine.ts';
import type { Line } from '../report.ts';
import { onDemo, type Running } from '../stacks.ts';

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
async function segmentPath({ url }: Running): Promise<string> {
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
const served = (name: string, { pid, url }: Baseline, path = '') =>
  contestant(name, pid, url + path);

/** MiB a second and computing for each, of ours beside what else sends the same bytes. */
async function linesOf(
  bench: Parameters<Group>[0],
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

/**
 * A range of 1 MiB of a clip's file beside the limits of Node and nginx: hot from our cache in memory beside a Buffer,
 * and without that cache beside reads into buffers that are used again. nginx sends it from the cache of the system,
 * without a token and as documented in `deploy/nginx`.
 */
export const segments: Group = (bench) =>
  onDemo(bench, (hot) =>
    onDemo(
      bench,
      async (cold) => {
        const path = await segmentPath(hot[0]);
        const [, file = ''] = /\/c\/([^?]+)/.exec(path) ?? [];
        const ranges = { file: join(CLIPS, file), length: BYTES };
        const [memory, pool] = ['node:http Buffer', 'node:http pooled reads'];
        const ours = (running: readonly Running[]) =>
          Promise.all(
            running.map(async (one) =>
              contestant(one.name, one.pid, one.url + (await segmentPath(one))),
            ),
          );
        const fromMemory = await startRanges({ ...ranges, from: 'memory' });
        const fromPool = await startRanges({ ...ranges, from: 'pool' });
        const nginx = await startNginx(`root ${CLIPS};`);
        const front = await startFront(hot[0].stack, { core: CORES?.server });
        const peers = [
          served('nginx sendfile', nginx, `/${file}`),
          contestant('deploy/nginx', front.process.pid ?? 0, front.url + path),
        ];
        try {
          await bench.measure('segments, hot', async () =>
            linesOf(bench, 'segments of 1 MiB, hot', memory, [
              ...(await ours(hot)),
              served(memory, fromMemory),
              ...peers,
            ]),
          );
          await bench.measure('segments, cold', async () =>
            linesOf(bench, 'segments of 1 MiB, cold', pool, [
              ...(await ours(cold)),
              served(pool, fromPool),
              ...peers,
            ]),
          );
        } finally {
          await Promise.all([fromMemory, fromPool, nginx, front].map((server) => server.stop()));
        }
      },
      { MEDIA_CACHE_MB: '0' },
    ),
  );
