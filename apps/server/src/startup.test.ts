import { StartupError } from '@kandil/api';
import { ALL_SERVICES } from '@kandil/contract';
import { freePorts } from '@kandil/testkit/ports';
import { fillFolder } from '@kandil/testkit/prepared-folder';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rounds } from '../../api/src/testing/rounds.ts';
import { readConfig } from './config.ts';
import { startProduct } from './product.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

interface ExitResult {
  code: number | null;
  printed: string;
}

async function settingsOf(env: Record<string, string>): Promise<Record<string, string>> {
  const [port = 0, sandboxPort = 0, payPort = 0, controlPort = 0] = await freePorts(4);
  return {
    KANDIL_DEMO: 'true',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    PAY_PORT: String(payPort),
    CONTROL_PORT: String(controlPort),
    ...env,
  };
}

/** Starts the product in this process where it cannot start, and expects a reason in one sentence. */
async function expectRefusal(env: Record<string, string>, ...words: string[]): Promise<string> {
  const config = readConfig(await settingsOf(env));
  const reason: unknown = await startProduct(config).then(
    (product) => product.close(),
    (error: unknown) => error,
  );
  expect(reason).toBeInstanceOf(StartupError);
  const { message } = reason as StartupError;
  expectSentence({ code: 1, printed: message }, ...words);
  return message;
}

/** Starts the product as a process where it cannot start, and returns its output. */
async function refusedStart(env: Record<string, string>): Promise<ExitResult> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...(await settingsOf(env)) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  return { code, printed: printed.trim() };
}

/** Expects one readable sentence: no stack, no second line, exit code 1. */
function expectSentence({ code, printed }: ExitResult, ...words: string[]): void {
  expect(code).toBe(1);
  expect(printed.split('\n')).toHaveLength(1);
  for (const word of words) expect(printed).toContain(word);
}

describe('a failed start reports its reason in one sentence', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kandil-start-'));
    await fillFolder(dataDir);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  async function withTakenPort(attempt: (port: string) => Promise<unknown>): Promise<void> {
    const holder = createServer();
    await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
    await attempt(String((holder.address() as { port: number }).port));
    await new Promise((done) => holder.close(done));
  }

  test('PORT taken by another program', () =>
    withTakenPort(async (port) => {
      const ended = await refusedStart({ PORT: port, KANDIL_DATA_DIR: dataDir });
      expectSentence(ended, port, 'PORT=');
    }));

  test('SANDBOX_PORT taken by another program', () =>
    withTakenPort((port) =>
      expectRefusal({ SANDBOX_PORT: port, KANDIL_DATA_DIR: dataDir }, port, 'SANDBOX_PORT='),
    ));

  test('an unknown setting', async () => {
    expectSentence(await refusedStart({ KANDIL_DATADIR: dataDir }), 'KANDIL_DATADIR');
  });

  test('a database that does not answer', async () => {
    const [port] = await freePorts(1);
    const url = `postgresql://kandil:secret-word@127.0.0.1:${port}/kandil`;
    const settings = { KANDIL_DATA_DIR: dataDir, DATABASE_URL: url };
    expect(await expectRefusal(settings, 'DATABASE_URL')).not.toContain('secret-word');
  });

  test('a folder of pictures that cannot be read', { timeout: 60_000 }, async () => {
    const art = join(dataDir, 'no-art');
    await expectRefusal({ KANDIL_DATA_DIR: dataDir, ART_DIR: art }, 'ART_DIR', art);
  });

  test('a data folder that is a file', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, 'mine');
    await expectRefusal({ KANDIL_DATA_DIR: file }, file);
  });

  // More of them: keys.test.ts.
  test.each([
    ['codes', 'short'],
    ['access-tokens', ''],
  ])('the key file %s with the content %j', async (name, content) => {
    const file = join(dataDir, 'secrets', name);
    await mkdir(join(dataDir, 'secrets'), { recursive: true });
    await writeFile(file, content);
    const words = [join('secrets', name), 'backup', 'delete'];
    await expectRefusal({ KANDIL_DATA_DIR: dataDir }, ...words);
    await rm(file);
  });
});

const TICKET = {
  ticketEmail: 'member@kandil.test',
  ticketMessage: 'The picture is dark.',
  ticketSubject: 'PLAYBACK',
  deviceLanguage: 'en',
};

describe('a running product', () => {
  let stack: Stack;
  beforeAll(async () => void (stack = await startStack()));
  afterAll(() => stack.stop());

  test('locks its data folder: a second start names the holder', async () => {
    const ended = await refusedStart({ KANDIL_DATA_DIR: stack.dataDir });
    expectSentence(ended, stack.dataDir, String(stack.process.pid));
    const { port } = new URL(stack.url);
    const samePort = { KANDIL_DATA_DIR: stack.dataDir, PORT: port };
    await expectRefusal(samePort, stack.dataDir, String(stack.process.pid), stack.url);
    expect((await fetch(`${stack.url}/readyz`)).status).toBe(200);
  });

  test('prints its address, the demo accounts and its data folder', () => {
    for (const word of [
      stack.url,
      stack.sandboxUrl,
      'member@kandil.test',
      'kandil-demo',
      stack.dataDir,
    ]) {
      expect(stack.output()).toContain(word);
    }
  });

  test.each([
    ['auth', 'GET', '/config'],
    ['auth', 'GET', '/auth/userDetail'],
    ['content', 'GET', '/v3/categories'],
    ['content', 'GET', '/series/findById?code=nothing-of-that-name'],
    ['payment', 'POST', '/v2/billing'],
    ['purchase', 'POST', '/v1/subscription-plans'],
    ['watch', 'POST', '/content-access'],
    ['notify', 'GET', '/support/ticket/subject'],
    ['partner', 'GET', '/v1/landing/anywhere'],
  ])('%s answers %s %s in the envelope', { tags: ['AUTH-01'] }, async (service, method, path) => {
    const response = await fetch(`${stack.url}/api/${service}${path}`, {
      method,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    });
    const envelope = (await response.json()) as object;
    expect(Object.keys(envelope).sort()).toEqual(['data', 'message', 'meta']);
  });

  test('answers unknown calls in the envelope with 404', async () => {
    const response = await fetch(`${stack.url}/api/content/nothing`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ data: null, meta: { code: 'NOT_FOUND' } });
  });

  test('sends the playlists of a channel compressed', async () => {
    const about = async (path: string) =>
      (await (await fetch(`${stack.url}/api/content/tv-channel${path}`)).json()) as {
        data: { id: number; url: string };
      };
    const channel = await about('/code/hilal');
    const { url } = (await about(`/url/${channel.data.id}`)).data;
    const playlist = new URL('720p/index.m3u8', new URL(url, stack.url)).href;
    const sent = async (encoding: string) => {
      const answer = await fetch(playlist, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
      const text = await answer.text();
      expect(text).toContain('#EXTINF');
      return [answer.headers.get('content-encoding'), answer.headers.get('vary')];
    };
    expect(await sent('identity')).toEqual([null, null]);
    expect(await sent('gzip')).toEqual(['gzip', 'accept-encoding']);
    expect(await sent('gzip, br')).toEqual(['br', 'accept-encoding']);
  });

  test('serves as before when its caches and scratch folder vanish between two requests', async () => {
    const login = await fetch(`${stack.url}/api/auth/public/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'member@kandil.test', password: 'kandil-demo' }),
    });
    const { data } = (await login.json()) as { data: { accessToken: string } };
    const send = async () => {
      const body = new FormData();
      for (const [name, value] of Object.entries(TICKET)) body.set(name, value);
      body.set('file', new Blob(['a line']), 'note.txt');
      const headers = { authorization: `Bearer ${data.accessToken}` };
      const path = `${stack.url}/api/notify/support/ticket/save`;
      return (await fetch(path, { method: 'POST', headers, body })).status;
    };
    const home = await (await fetch(`${stack.url}/landing`)).text();
    const picture = /\/images\/[^"?\s]+/.exec(home)?.[0] ?? '';
    const statusOf = async (width: number) =>
      (await fetch(`${stack.url}${picture}?w=${width}`)).status;
    const cached = () => readdir(join(stack.dataDir, 'images')).catch(() => []);
    expect([await statusOf(320), await send()]).toEqual([200, 200]);
    for (const name of ['images', 'tmp'])
      await rm(join(stack.dataDir, name), { recursive: true, force: true });
    expect([await statusOf(320), await statusOf(640), await send()]).toEqual([200, 200, 200]);
    await expect.poll(cached).not.toEqual([]);
  });

  // The last one: it ends the stack.
  test('on SIGTERM answers what is in flight, cuts what never ends, and ends cleanly (SEC-26)', async () => {
    const exited = once(stack.process, 'exit');
    const body = JSON.stringify({ email: 'member@kandil.test', password: 'kandil-demo' });
    const slow = await halfSent(`${stack.url}/api/auth/public/login`, body);
    const endless = rounds({ usual: 0, long: 1 });
    const cut: Promise<unknown>[] = [];
    for (let count = 0; count < endless; count += 1) {
      const sent = await halfSent(`${stack.url}/api/auth/public/login`, body);
      cut.push(once(sent, 'error'));
    }
    stack.process.kill('SIGTERM');
    await expect.poll(() => fetch(`${stack.url}/livez`).catch(() => 'refused')).toBe('refused');
    const answered = once(slow, 'response');
    slow.end(body.slice(10));
    const [answer] = (await answered) as [IncomingMessage];
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
    answer.resume();
    await Promise.all(cut);
    expect(await exited).toEqual([0, null]);
    expect(stack.output()).not.toContain('connection was lost');
    expect(await readdir(stack.dataDir)).toContain('secrets');
  });
});

test(
  'a closed terminal ends the product as SIGTERM does, although nothing can be printed any more',
  { timeout: 90_000 },
  async () => {
    const KANDIL_RUN = [...ALL_SERVICES, 'worker'].join();
    const stack = await startStack({ env: { KANDIL_RUN, LOG_LEVEL: 'debug' } });
    const exited = once(stack.process, 'exit');
    stack.process.stdout?.destroy();
    stack.process.stderr?.destroy();
    stack.process.kill('SIGHUP');
    expect(await exited).toEqual([0, null]);
    await stack.stop();
  },
);

/** A call whose body has begun to arrive. */
async function halfSent(url: string, body: string): Promise<ClientRequest> {
  const sent = request(url, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-platform': 'tv',
      expect: '100-continue',
    },
  });
  sent.flushHeaders();
  // The server has read the headers.
  await once(sent, 'continue');
  sent.write(body.slice(0, 10));
  return sent;
}
