import { freePorts } from '@kandil/testkit/ports';
import { DEMO_PASSWORD } from '@kandil/api';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

// The unchanged configuration of deploy/nginx in front of the whole product.

const DEPLOY = new URL('../../../deploy/nginx/', import.meta.url).pathname;
const MODULE = '/usr/lib/nginx/modules/ngx_http_js_module.so';
const hasNginx = existsSync(MODULE);

describe.skipIf(!hasNginx)('nginx with deploy/nginx', () => {
  let stack: Stack;
  let folder = '';
  let child: ChildProcess;
  let front = '';
  let playlist = '';

  beforeAll(async () => {
    stack = await startStack();
    const [port = 0] = await freePorts(1);
    front = `http://127.0.0.1:${port}`;
    folder = await mkdtemp(join(tmpdir(), 'kandil-nginx-'));
    const config = await configuration(folder, port, stack);
    await writeFile(join(folder, 'nginx.conf'), config);
    child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await vi.waitUntil(async () => (await status('/livez')) === 200, { timeout: 10_000 });
    playlist = await playlistOf('caravan-of-dust');
  });
  afterAll(async () => {
    child.kill('SIGTERM');
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Status of a path, sent unchanged byte for byte. */
  function status(path: string, headers: Record<string, string> = {}): Promise<number> {
    return new Promise((resolve) => {
      const sent = request({ ...address(front), path, headers }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      });
      sent.once('error', () => resolve(0)).end();
    });
  }

  /** The path of the first video playlist of a series' first episode, which is free. */
  async function playlistOf(code: string, headers: Record<string, string> = {}): Promise<string> {
    const series = await json(`/api/content/series/findById?code=${code}`);
    const report = {
      videoId: series.data.firstVideoId,
      event: 'START',
      eventTime: new Date().toISOString(),
      sessionId: 'player-in-front',
    };
    const answer = await json('/api/watch/content-access', report, headers);
    const master = new URL(answer.data.playback.url, front);
    const [first = ''] = linesOf(await (await fetch(master)).text());
    return new URL(first, master).pathname;
  }

  interface Answer {
    data: { firstVideoId: number; playback: { url: string }; accessToken: string };
  }
  async function json(path: string, body?: object, headers = {}): Promise<Answer> {
    const answer = await fetch(front + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...headers },
    });
    return (await answer.json()) as Answer;
  }

  async function filePath(): Promise<string> {
    const [first = ''] = linesOf(await (await fetch(front + playlist)).text());
    const { pathname, search } = new URL(first, front + playlist);
    return pathname + search;
  }

  test('serves segments itself, in ranges, cacheable for ever', async () => {
    const answer = await fetch(front + (await filePath()), { headers: { range: 'bytes=10-1033' } });
    expect(answer.status).toBe(206);
    expect((await answer.arrayBuffer()).byteLength).toBe(1024);
    expect(answer.headers.get('server')).toMatch(/nginx/);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    const direct = await fetch(stack.url + (await filePath()), {
      headers: { range: 'bytes=10-1033' },
    });
    const same = Buffer.from(await direct.arrayBuffer());
    const again = await fetch(front + (await filePath()), { headers: { range: 'bytes=10-1033' } });
    expect(Buffer.from(await again.arrayBuffer()).equals(same)).toBe(true);
  });

  test('refuses what the product refuses (T-E01, T-E02)', async () => {
    const path = await filePath();
    const token = path.split('/')[2] ?? '';
    const [, expiry = ''] = /\.(\d{10})\./.exec(token) ?? [];
    const forged = [
      path.replace(token, '-'),
      path.replace(token, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`),
      path.replace(expiry, String(Number(expiry) + 60)),
      path.replace(token, token.replace('.player-in-front.', '.another-player.')),
      path.replace(/p=[\w-]{22}/, `p=${'A'.repeat(22)}`),
      path.replace(/[?&]p=[\w-]{22}/, ''),
      path.replace(/v=[\da-f]{8}/, 'v=00000000'),
      path.replace(/\/c\/[a-z-]+\//, (clip) => (clip === '/c/kids/' ? '/c/dunes/' : '/c/kids/')),
      path.replace(/^(\/media\/[^/]+)\/[^/]+/, '$1/another-video'),
      path.replace(/^(\/media\/[^/]+)\//, '$1/live/'),
    ];
    expect(new Set([...forged, path]).size).toBe(forged.length + 1);
    for (const one of forged) expect([one, await status(one)]).toEqual([one, 403]);
    expect(await status(path)).toBe(200);
  });

  test('serves only the files of clips (T-E05)', async () => {
    const path = await filePath();
    const base = path.slice(0, path.indexOf('/c/') + 3);
    const query = path.slice(path.indexOf('?'));
    const ups = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%00', '%c0%ae%c0%ae'];
    for (const up of ups) {
      for (const slash of ['/', '%2f', '\\', '%5c', '//']) {
        const climb = `${up}${slash}`.repeat(4);
        for (const aim of ['secrets/media-addresses', 'etc/passwd', 'run/x.mp4']) {
          const got = await status(`${base}${climb}${aim}${query}`);
          expect([400, 403, 404]).toContain(got);
        }
      }
    }
  });

  test('proxies playlists, calls and pages', async () => {
    expect(await status(playlist)).toBe(200);
    expect(await status(playlist.replace(/^\/media\/[^/]+/, '/media/-'))).toBe(403);
    expect(await status('/landing', { host: new URL(stack.url).host })).toBe(200);
  });

  test('closes the calls between processes, even to one with the key', async () => {
    const key = await readFile(join(stack.dataDir, 'secrets/services'), 'utf8');
    const init = {
      method: 'POST',
      headers: { 'x-service-key': key.trim(), 'content-type': 'application/json' },
      body: '{}',
    };
    for (const path of ['/internal/auth/session-check', '//internal/auth/session-check']) {
      const answer = await fetch(front + path, init);
      expect([path, answer.status]).toEqual([path, 404]);
    }
    const inside = await fetch(`${stack.url}/internal/auth/session-check`, init);
    expect(inside.status).not.toBe(404);
  });

  test('proxies playlists as compressed by the product', async () => {
    const answer = await fetch(front + playlist, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('server')).toMatch(/nginx/);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toContain('#EXTINF');
  });

  test('refuses the files of a session that has ended', async () => {
    const login = await json('/api/auth/public/login', {
      email: 'member@kandil.test',
      password: DEMO_PASSWORD,
    });
    const headers = { authorization: `Bearer ${login.data.accessToken}` };
    playlist = await playlistOf('eleven-sandals', headers);
    const path = await filePath();
    expect(await status(path)).toBe(200);
    await json('/api/auth/auth/logout', {}, headers);
    await vi.waitUntil(async () => (await status(path)) === 403, { timeout: 10_000 });
  });

  test('serves files while the product is down', async () => {
    // No answer of the product is cached for this address.
    playlist = await playlistOf('keeper-of-cordoba');
    const path = await filePath();
    await stack.kill();
    expect(await status(path, { range: 'bytes=0-99' })).toBe(206);
    expect(await status(playlist)).toBe(502);
  });
});

const linesOf = (text: string) =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

function address(origin: string) {
  const { hostname, port } = new URL(origin);
  return { host: hostname, port: Number(port) };
}

/** A complete nginx with the sample; only its paths, the product's address and the life of its cache differ. */
async function configuration(folder: string, port: number, stack: Stack): Promise<string> {
  const http = (await readFile(join(DEPLOY, 'http.conf'), 'utf8'))
    .replace('/etc/kandil/nginx/', DEPLOY)
    .replace('/var/lib/nginx/', `${folder}/`)
    .replace('127.0.0.1:3000', new URL(stack.url).host);
  await writeFile(join(folder, 'http.conf'), http);
  const locations = await readFile(join(DEPLOY, 'locations.conf'), 'utf8');
  await writeFile(join(folder, 'locations.conf'), locations.replace('200 403 10s', '200 403 1s'));
  const secret = (await readFile(join(stack.dataDir, 'secrets/media-addresses'), 'utf8')).trim();
  const settings = `set $kandil_media_keys "k1:${secret}";
set $kandil_media_files ${join(stack.dataDir, 'media-files')};`;
  await writeFile(join(folder, 'settings.conf'), settings);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await Promise.all(temporary.map((name) => mkdir(join(folder, name))));
  return `load_module ${MODULE};
worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 128; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/http.conf;
  server {
    listen 127.0.0.1:${port};
    include ${folder}/settings.conf;
    include ${folder}/locations.conf;
  }
}`;
}
