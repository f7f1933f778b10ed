import { type Front, hasNginx, startFront } from '@kandil/testkit/nginx';
import { freePorts } from '@kandil/testkit/ports';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

// The unchanged configuration of deploy/nginx in front of two servers that fail as a product would that ends or is killed.

interface Party {
  server: Server;
  port: number;
  /** Requests that arrived, but those by which the test waits for nginx. */
  got: string[];
}

const OK: RequestListener = (_request, response) => response.end('ok');

describe.skipIf(!hasNginx())('nginx in front of two nodes', () => {
  let dataDir: string;
  let front: Front | undefined;
  let parties: Party[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kandil-retries-'));
    await mkdir(join(dataDir, 'secrets'));
    await writeFile(join(dataDir, 'secrets/media-addresses'), 'a key of this test');
  });
  afterAll(() => rm(dataDir, { recursive: true }));
  afterEach(async () => {
    await front?.stop();
    for (const { server } of parties) {
      server.closeAllConnections();
      server.close();
    }
    parties = [];
  });

  async function party(answer: RequestListener): Promise<Party> {
    const [port = 0] = await freePorts(1);
    const got: string[] = [];
    const server = createServer((request, response) => {
      if (request.url === '/livez') return void response.end();
      got.push(`${request.method} ${String(request.headers['x-forwarded-for'])}`);
      request.resume().once('end', () => answer(request, response));
    });
    await once(server.listen(port, '127.0.0.1'), 'listening');
    const one = { server, port, got };
    parties.push(one);
    return one;
  }

  /** Two nodes behind nginx that answer so; the first is closed if it has no answer. */
  async function two(first: RequestListener | null): Promise<[Party, Party]> {
    const one = await party(first ?? OK);
    const other = await party(OK);
    const nodeOf = ({ port }: Party) => ({ dataDir, ports: { web: port, sandbox: 0 } });
    front = await startFront([nodeOf(one), nodeOf(other)]);
    if (!first) one.server.close().closeAllConnections();
    return [one, other];
  }

  /** Statuses of requests, one after the other: each node would get some. */
  async function statuses(path: string, init: RequestInit = {}, count = 6): Promise<number[]> {
    const found: number[] = [];
    for (let sent = 0; sent < count; sent += 1)
      found.push((await fetch(`${front?.url}${path}`, init)).status);
    return found;
  }
  const POST = { method: 'POST', body: '{}' };
  const all = (status: number) => Array.from({ length: 6 }, () => status);

  test('what a closed node cannot get goes to the other, a POST too', async () => {
    const [one] = await two(null);
    expect(await statuses('/api/x', POST)).toEqual(all(200));
    expect(await statuses('/api/x')).toEqual(all(200));
    expect(one.got).toEqual([]);
  });

  test('a page that a node did not answer is asked of the other, a POST never', async () => {
    const [one, other] = await two((request) => request.socket.destroy());
    expect(await statuses('/api/x')).toEqual(all(200));
    expect(one.got.length).toBeGreaterThan(0);
    await expect.poll(() => statuses('/api/x', POST, 1)).toEqual([502]);
    const posts = [one, other].map(({ got }) => got.filter((line) => line.startsWith('POST')));
    // As many as were sent: the last of them failed.
    expect(posts[0]).toHaveLength(1);
  });

  test('a report of a player that a node did not answer is asked of the other', async () => {
    const [one, other] = await two((request) => request.socket.destroy());
    for (const path of ['content-access', 'live-tv-access', 'progress/mark', 'progress/batch'])
      expect(await statuses(`/api/watch/${path}`, POST)).toEqual(all(200));
    expect(one.got.length).toBeGreaterThan(0);
    expect(other.got).toHaveLength(24);
    await expect.poll(() => statuses('/api/watch/screen-time/more', POST, 1)).toEqual([502]);
  });

  test('a film that one node does not have is asked of the other', async () => {
    const [one] = await two((_request, response) => response.writeHead(404).end());
    expect(await statuses('/media/token/film/master.m3u8')).toEqual(all(200));
    expect(one.got.length).toBeGreaterThan(0);
    expect(new Set(await statuses('/api/x'))).toEqual(new Set([200, 404]));
  });

  test('is ready while one node is', async () => {
    await two((_request, response) => response.writeHead(503).end());
    expect(await statuses('/readyz')).toEqual(all(200));
  });

  test('adds the address of its client behind what the client says', async () => {
    const [one, other] = await two(OK);
    await statuses('/api/x', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(new Set([...one.got, ...other.got])).toEqual(new Set(['GET 203.0.113.7, 127.0.0.1']));
  });
});
