import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@kandil/testkit/ports';
import { startStack } from '@kandil/testkit/stack';
import { interleaved, load, median } from '../load.ts';
import type { Line } from '../report.ts';

const RANGE = { range: 'bytes=0-1048575' };
const CONNECTIONS = 16;
const SECONDS = 4;
const ROUNDS = 3;

interface Served {
  url: string;
  close(): Promise<void>;
}

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** nginx with sendfile over the same files, on loopback. */
async function nginx(root: string): Promise<Served> {
  const [port = 0] = await freePorts(1);
  const folder = await mkdtemp(join(tmpdir(), 'kandil-nginx-'));
  const config = `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; user root;
events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type video/mp4;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; root ${root}; } }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  });
  const exited = new Promise((done) => child.once('exit', done));
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilServed(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const response = await fetch(url, { headers: RANGE }).catch(() => null);
    await response?.arrayBuffer();
    if (response?.status === 206) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${url} is not served`);
}

/** The signed address of a clip's video file, as a player finds it: access answer, playlists, byte range. */
async function segmentUrl(product: string): Promise<{ url: string; clip: string; file: string }> {
  const series = await json(`${product}/api/content/series/findById?code=caravan-of-dust`);
  const access = await json(`${product}/api/watch/content-access`, {
    videoId: series.data.firstVideoId,
    event: 'START',
    eventTime: new Date().toISOString(),
    sessionId: 'bench-segments',
  });
  const master = new URL(access.data.playback.url, product);
  const variants = (await text(master))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const playlist = new URL(variants[0] ?? '', master);
  const media = (await text(playlist))
    .split('\n')
    .find((line) => line !== '' && !line.startsWith('#'));
  const url = new URL(media ?? '', playlist);
  const [, clip = '', file = ''] = /\/c\/([^/]+)\/(.+)$/.exec(url.pathname) ?? [];
  return { url: url.href, clip, file };
}

async function json(
  url: string,
  body?: object,
): Promise<{ data: { firstVideoId: number; playback: { url: string } } }> {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  return (await fetch(url, init)).json() as ReturnType<typeof json>;
}

const text = async (url: URL): Promise<string> => (await fetch(url)).text();

/** Bytes per second of 1 MiB ranges. */
function measured(url: string): () => Promise<number> {
  return async () =>
    (await load({ urls: [url], connections: CONNECTIONS, seconds: SECONDS, headers: RANGE }))
      .bytesPerSecond;
}

const mib = (bytes: readonly number[]) => median(bytes) / 2 ** 20;

/**
 * 1 MiB of a video file from our cache in memory, and without one from the system's, beside nginx where it is
 * installed.
 */
export async function segmentLines(product: string, clips: string): Promise<Line[]> {
  const cacheless = { MEDIA_CACHE_MB: '0', RATE_LIMIT_FACTOR: '10000' };
  const cold = await startStack({ env: cacheless });
  try {
    return [
      ...(await besideNginx('segments of 1 MiB, hot', 1.2, product, clips)),
      ...(await besideNginx('segments of 1 MiB, cold', 0.8, cold.url, clips)),
    ];
  } finally {
    await cold.stop();
  }
}

async function besideNginx(
  name: string,
  least: number,
  product: string,
  clips: string,
): Promise<Line[]> {
  const { url, clip, file } = await segmentUrl(product);
  if (!hasNginx()) {
    const [ours = []] = await interleaved(ROUNDS, [measured(url)]);
    return [{ name: `${name} (no nginx here)`, value: mib(ours), unit: 'MiB/s' }];
  }
  const peer = await nginx(clips);
  const peerUrl = `${peer.url}/${clip}/${file}`;
  try {
    await untilServed(peerUrl);
    const [ours = [], theirs = []] = await interleaved(ROUNDS, [measured(url), measured(peerUrl)]);
    const goal = { at: 'least', than: least, of: 'ratio' } as const;
    const baseline = { name: 'nginx', value: mib(theirs) };
    return [{ name, value: mib(ours), unit: 'MiB/s', baseline, goal }];
  } finally {
    await peer.close();
  }
}
