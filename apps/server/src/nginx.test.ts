import { DEMO_PASSWORD, keyIdOf } from '@kandil/api';
import { signPath } from '@kandil/api/platform/media/token';
import { type Front, hasNginx, startFront } from '@kandil/testkit/nginx';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

// The unchanged configuration of deploy/nginx in front of the whole product.

describe.skipIf(!hasNginx())('nginx with deploy/nginx', () => {
  let stack: Stack;
  let nginx: Front;
  let front = '';
  let playlist = '';

  beforeAll(async () => {
    stack = await startStack();
    // Its answers about ended sessions live for a second instead of ten.
    const edit = (locations: string) => locations.replace('200 403 10s', '200 403 1s');
    nginx = await startFront(stack, { edit });
    front = nginx.url;
    playlist = await playlistOf('caravan-of-dust');
  });
  afterAll(async () => {
    await nginx.stop();
    await stack.stop();
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

  test('refuses the files of taller pictures than the plan has (SPEC-D52)', async () => {
    const path = await filePath();
    const [, , token = '', prefix = ''] = path.split('/');
    const secret = (await readFile(join(stack.dataDir, 'secrets/media-addresses'), 'utf8')).trim();
    const limited = signPath({
      prefix,
      sessionId: 'player-in-front',
      expiresAt: Date.now() + 600_000,
      maxHeight: 360,
      keys: [{ id: keyIdOf(secret), secret }],
    });
    expect(path).toContain('/720p/');
    expect(await status(path.replace(token, limited))).toBe(403);
    expect(await status(path.replace(token, limited).replace('/720p/', '/360p/'))).toBe(200);
    const unlimited = limited.replace('.h360', '');
    expect(await status(path.replace(token, unlimited))).toBe(403);
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
