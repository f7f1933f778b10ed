import { migrateDatabase } from '@kandil/testkit/database';
import { type Front, hasNginx, startFront } from '@kandil/testkit/nginx';
import { freePorts } from '@kandil/testkit/ports';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../api/src/platform/database/index.ts';
import { openTestDatabase } from '../../api/src/platform/testing.ts';
import { repeat } from '../../api/src/testing/rounds.ts';
import { which } from '../../../scripts/lib/system-packages.ts';

// Two nodes behind nginx (deploy/nginx). They share a database and a Valkey; each has its own data folder.

const valkey = which('valkey-server') ?? which('redis-server');
const GUEST = { email: 'two-nodes@kandil.test', password: 'a password for two' };
const CLIENTS = 4;
/** Milliseconds between the starts of two requests of a client: more of them prove no more, and cost as much as the rest. */
const PACE = 100;
/** A member may send five messages to support an hour. */
const SENDERS = ['member', 'family', 'free', 'suspended', 'canceled'];

/** A request that is sent again and again while nodes restart. */
interface TrafficKind {
  path: string;
  body?: object;
}

describe.skipIf(!hasNginx() || !valkey)('two nodes behind nginx', () => {
  let database: Database;
  let state: ChildProcess;
  let folder: string;
  let front: Front;
  const nodes: Stack[] = [];
  let start: (at: number) => Promise<Stack>;

  beforeAll(async () => {
    database = await openTestDatabase({ from: 'demo' });
    await migrateDatabase(database.url);
    folder = await mkdtemp(join(tmpdir(), 'kandil-two-nodes-'));
    const [valkeyPort = 0, ...free] = await freePorts(5);
    const options = ['--port', String(valkeyPort), '--bind', '127.0.0.1', '--save', ''];
    state = spawn(valkey ?? '', options, { stdio: 'ignore' });
    const env = {
      DATABASE_URL: database.url,
      VALKEY_URL: `valkey://127.0.0.1:${valkeyPort}`,
      TRUSTED_PROXIES: '1',
      BOT_CHECK: 'none',
      RATE_LIMIT_FACTOR: '10000',
    };
    start = (at) =>
      startStack({
        dataDir: join(folder, String(at)),
        ports: { web: free[at] ?? 0, sandbox: free[at + 2] ?? 0 },
        env,
      });
    nodes[0] = await start(0);
    // The keys of the first node, as docs/operations/configure.md says.
    await cp(join(folder, '0/secrets'), join(folder, '1/secrets'), { recursive: true });
    nodes[1] = await start(1);
    front = await startFront([nodes[0], nodes[1]]);
  }, 600_000);
  afterAll(async () => {
    await front?.stop();
    await Promise.all(nodes.map((node) => node.stop()));
    state?.kill();
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function call(path: string, body?: object, token?: string, origin = front.url) {
    const answer = await fetch(`${origin}/api${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    // oxlint-disable-next-line typescript/no-explicit-any -- the test reads what it expects
    return { status: answer.status, data: ((await answer.json()) as { data: any }).data };
  }

  const report = (videoId: number) => ({
    videoId,
    event: 'START',
    eventTime: new Date().toISOString(),
    sessionId: 'player-of-two-nodes',
  });

  async function freeVideo(): Promise<number> {
    return (await call('/content/series/findById?code=caravan-of-dust')).data.firstVideoId;
  }

  test('a visitor signs up with one, is known to both, and plays', async () => {
    const form = { fullName: 'Guest', ...GUEST, confirmPassword: GUEST.password };
    const signedUp = await call('/auth/public/register', form);
    expect(signedUp.status).toBe(200);
    const token = signedUp.data.accessToken;
    for (const { url } of nodes)
      expect((await call('/auth/auth/sessions', undefined, token, url)).status).not.toBe(401);

    const { data } = await call('/watch/content-access', report(await freeVideo()));
    const linesOf = (text: string) => text.split('\n').filter((line) => line && line[0] !== '#');
    const master = new URL(data.playback.url, front.url);
    const [first = ''] = linesOf(await (await fetch(master)).text());
    const playlist = new URL(first, master);
    const [segment = ''] = linesOf(await (await fetch(playlist)).text());
    const bytes = await (await fetch(new URL(segment, playlist))).arrayBuffer();
    expect(bytes.byteLength).toBeGreaterThan(10_000);
  });

  test('a session has the address of the visitor, whatever the visitor says', async () => {
    const sent = request(`${front.url}/api/auth/public/login`, {
      method: 'POST',
      localAddress: '127.0.0.9',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
    });
    sent.end(JSON.stringify({ email: 'member@kandil.test', password: 'kandil-demo' }));
    const [answer] = await once(sent, 'response');
    expect(answer.statusCode).toBe(200);
    answer.resume();
    const { rows } = await database.pool.query(
      'select host(ip::inet) as ip from auth.sessions order by created_at desc limit 1',
    );
    expect(rows).toEqual([{ ip: '127.0.0.9' }]);
  });

  /** Sends requests of each kind one after the other, ten a second, until it is stopped. @returns what failed, and how many did not */
  function startTraffic(kinds: readonly TrafficKind[]) {
    const failed: string[] = [];
    let succeeded = 0;
    const stopped = new AbortController();
    async function client(first: number) {
      for (let at = first; !stopped.signal.aborted; at += 1) {
        const { path, body } = kinds[at % kinds.length] ?? { path: '/' };
        const pace = pause(PACE);
        try {
          const answer = await fetch(front.url + path, {
            ...(body && { method: 'POST', body: JSON.stringify(body) }),
            headers: { 'content-type': 'application/json' },
          });
          await answer.arrayBuffer();
          if (answer.status === 200) succeeded += 1;
          else failed.push(`${path}: ${answer.status}`);
        } catch (error) {
          failed.push(`${path}: ${String(error)}`);
        }
        await pace;
      }
    }
    const clients = Array.from({ length: CLIENTS }, (_, at) => client(at));
    return async () => {
      stopped.abort();
      await Promise.all(clients);
      return { failed, succeeded };
    };
  }

  /** Sends a file to support: half of it at once, the rest when `finish` is called. */
  function startUpload(token: string) {
    const boundary = 'two-nodes';
    const field = (name: string, value: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const head = [
      field('ticketEmail', 'member@kandil.test'),
      field('ticketMessage', 'The picture is dark.'),
      field('ticketSubject', 'PLAYBACK'),
      field('deviceLanguage', 'en'),
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="note.txt"\r\ncontent-type: text/plain\r\n\r\n`,
    ].join('');
    const half = 'a line\n'.repeat(5000);
    const end = `\r\n--${boundary}--\r\n`;
    const sent = request(`${front.url}/api/notify/support/ticket/save`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': Buffer.byteLength(head + half + half + end),
      },
    });
    sent.write(head + half);
    const answered = once(sent, 'response');
    return async (): Promise<number> => {
      sent.end(half + end);
      const [answer] = await answered;
      answer.resume();
      return answer.statusCode;
    };
  }

  test(
    'restarts of one after the other fail no request, and an upload goes on',
    { timeout: 1_800_000 },
    async (context) => {
      const videoId = await freeVideo();
      const kinds = [
        { path: '/detail/caravan-of-dust' },
        { path: '/api/content/series/findById?code=caravan-of-dust' },
        { path: '/api/watch/content-access', body: report(videoId) },
      ];
      await repeat(context, { usual: 3, long: 20 }, async (round) => {
        const stop = startTraffic(kinds);
        const email = `${SENDERS[round % SENDERS.length]}@kandil.test`;
        const login = await call('/auth/public/login', { email, password: 'kandil-demo' });
        const finish = startUpload(login.data.accessToken);
        const at = round % 2;
        expect(await nodes[at]?.stop()).toBe(0);
        expect(await finish()).toBe(200);
        nodes[at] = await start(at);
        const { failed, succeeded } = await stop();
        expect(failed).toEqual([]);
        expect(succeeded).toBeGreaterThan(20);
      });
    },
  );
});
