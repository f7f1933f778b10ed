import type { Catalogue } from '@kandil/contract/catalogue';
import { openStackDatabase } from '@kandil/testkit/database';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ownCatalogue, writeOwnArt } from '../apps/api/src/testing/own-art.ts';
import { openCommands } from '../apps/server/src/commands/listen.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { catalogue } from './lib/catalogue-arguments.ts';
import { money } from './lib/money-arguments.ts';
import { ROOT } from './lib/paths.ts';
import { type ExitResult, recordedPlace } from './lib/place.fixture.ts';
import { plans } from './lib/plans-arguments.ts';

/** Starts and processes take long on a busy machine. */
const PATIENCE = 180_000;
/** Waits for what another process does. */
const SOON = { timeout: 60_000, interval: 50 };
const ENV = { LOG_LEVEL: 'info' };

let stack: Stack;
let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kandil-commands-'));
  dataDir = await mkdtemp(join(tmpdir(), 'kandil-commands-data-'));
  stack = await startStack({ dataDir, env: ENV });
}, PATIENCE);
afterAll(async () => {
  await stack?.stop();
  for (const path of [folder, dataDir]) await rm(path, { recursive: true, maxRetries: 20 });
});

const environment = () => ({ KANDIL_DATA_DIR: dataDir });

/** The commands in this process. */
const recorded = (ending?: AbortController) => recordedPlace(environment(), ending);
const run = (args: string[], ending?: AbortController) =>
  recorded(ending).run((place) => catalogue(args, place));

/** A command as a process, with what it prints. */
function runProcess(args: string[]) {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/operate.ts'), 'catalogue', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.errors += text));
  const ended = once(child, 'close').then(([code]): ExitResult => ({
    code: code as number | null,
    ...printed,
  }));
  return { child, printed, ended };
}

/** The demo's catalogue with another name of its first genre. */
async function renamed(name: string): Promise<string> {
  const demo = JSON.parse(await readFile(join(ROOT, 'demo/catalogue.json'), 'utf8')) as Catalogue;
  Object.assign(demo.genres[0]?.title ?? {}, { en: name });
  const file = join(folder, `${name}.json`);
  await writeFile(file, JSON.stringify(demo));
  return file;
}

async function genre(): Promise<string | undefined> {
  const { code, out, errors } = await run(['export']);
  expect([code, errors]).toEqual([0, '']);
  return (JSON.parse(out) as Catalogue).genres[0]?.title.en;
}

/** Holds a table that an import writes in its middle, so that the import waits there. */
async function heldImport(): Promise<AsyncDisposable> {
  const database = openStackDatabase(dataDir);
  await database.query('begin', []);
  await database.query('set local idle_in_transaction_session_timeout = 0', []);
  await database.query('lock table content.video in share mode', []);
  return { [Symbol.asyncDispose]: () => database.close() };
}

/** Where the import waits. */
const AT_VIDEOS = /\] video: \d+\n$/;

describe('beside a running product', { timeout: PATIENCE }, () => {
  test('an import shows its steps, and the product shows the import without a restart', async () => {
    const { code, out, errors } = await run(['import', await renamed('Mine')]);
    expect([code, out]).toEqual([0, expect.stringContaining('genre')]);
    expect(errors).toMatch(/^\[1\/\d+\] genre: \d+\n/);
    const genres = async () => (await fetch(`${stack.url}/api/content/v2/genre/list`)).text();
    await expect.poll(genres, SOON).toContain('Mine');
    const file = join(folder, 'exported.json');
    expect((await run(['export', file])).out).toBe('');
    expect((JSON.parse(await readFile(file, 'utf8')) as Catalogue).genres[0]?.title.en).toBe(
      'Mine',
    );
  });

  test('own pictures are shown, and replaced ones at a new address, without a restart', async () => {
    const own = join(folder, 'own');
    await writeOwnArt(join(own, 'art'), '#aa2200');
    await writeFile(join(own, 'catalogue.json'), JSON.stringify(await ownCatalogue()));
    const { code, errors } = await run(['import', own]);
    expect([code, errors]).toEqual([0, expect.stringContaining('art: 2 pictures in ')]);
    const address = async () => {
      const page = await (await fetch(`${stack.url}/en`)).text();
      return /\/images\/[0-9a-f]{8}\/own\/poster\.png/.exec(page)?.[0];
    };
    await expect.poll(address, SOON).toBeDefined();
    const first = await address();
    const answer = await fetch(stack.url + first);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    await writeOwnArt(join(own, 'art'), '#0022aa');
    expect((await run(['import', own])).code).toBe(0);
    await expect.poll(address, SOON).not.toBe(first);
    const replaced = await fetch(stack.url + (await address()));
    expect([replaced.status, replaced.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('immutable'),
    ]);
  });

  test('plans and money use the settings and the database of the product', async () => {
    const synced = await recorded().run((place) => plans(['sync'], place));
    expect([synced.code, synced.errors]).toEqual([0, '']);
    expect(synced.out).toMatch(/^PAYPAL: \d+ created, \d+ existed\.$/mv);
    const args = 'transfer --amount 100 --currency USD --to Kitchen'.split(' ');
    expect(await recorded().run((place) => money(args, place))).toEqual({
      code: 0,
      out: 'Entered: transfer of 1.00 USD.\n',
      errors: '',
    });
    const refund = ['refund', 'K-NONE', '--reason', 'x', '--operator', 'y'];
    const refused = await recorded().run((place) => money(refund, place));
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.errors).toContain('K-NONE');
  });

  test('a payment that the demo began with is known at the gateway: it can be refunded', async () => {
    const database = openStackDatabase(dataDir);
    const { rows } = await database.query(
      `select number, charge_id as "chargeId" from purchase.receipt
       where charge_id like 'demo-%' and charged_at > now() - interval '179 days' order by number limit 1`,
      [],
    );
    await database.close();
    const [{ number, chargeId }] = rows as [{ number: string; chargeId: string }];
    const words = `refund ${number} --amount 100 --reason Sorry --operator Amira`.split(' ');
    const ordered = await recorded().run((place) => money(words, place));
    expect([ordered.errors, ordered.out]).toEqual([
      '',
      expect.stringMatching(/^Ordered: 1\.00 USD/v),
    ]);
    const refunds = async () => {
      const { movements } = (await (
        await fetch(`${stack.sandboxUrl}/gateways/paypal/ledger`)
      ).json()) as { movements: { kind: string; chargeId: string; amount: number }[] };
      return movements.filter((each) => each.kind === 'refund' && each.chargeId === chargeId);
    };
    await expect.poll(refunds, SOON).toMatchObject([{ amount: 100 }]);
  });

  test('a second import names the first and since when; an export needs not wait', async () => {
    const before = await genre();
    await using _held = await heldImport();
    const first = new AbortController();
    const { printed, run: runFirst } = recorded(first);
    const file = await renamed('First');
    const ended = runFirst((place) => catalogue(['import', file], place));
    await vi.waitUntil(() => AT_VIDEOS.test(printed.errors), SOON);
    const second = await run(['import', await renamed('Second')]);
    expect(second.code).toBe(1);
    expect(second.errors).toMatch(
      new RegExp(
        `^Another npm run catalogue is at work: process ${process.pid} of \\S+, since 20\\S+Z\\.`,
      ),
    );
    expect(await genre()).toBe(before);
    // Ctrl-C, while the database makes the import wait.
    first.abort();
    expect(await ended).toMatchObject({
      code: 1,
      out: '',
      errors: expect.stringMatching(/\nEnded\. Nothing was written\.\n$/),
    });
    expect(await genre()).toBe(before);
  });

  test('Ctrl-C and kill -9 of the command write nothing, and the next import may begin', async () => {
    {
      await using _held = await heldImport();
      const file = await renamed('Killed');
      const ends: [ExitResult['code'], string | undefined][] = [];
      for (const signal of ['SIGINT', 'SIGKILL'] as const) {
        const { child, printed, ended } = runProcess(['import', file]);
        await vi.waitUntil(() => AT_VIDEOS.test(printed.errors), SOON);
        child.kill(signal);
        const { code, errors } = await ended;
        ends.push([code, errors.trim().split('\n').at(-1)]);
      }
      expect(ends).toEqual([
        [1, 'Ended. Nothing was written.'],
        [null, expect.stringContaining('] video: ')],
      ]);
    }
    const next = async () => (await run(['import', await renamed('Next')])).code;
    await expect.poll(next, SOON).toBe(0);
    expect(await genre()).toBe('Next');
  });

  test('only the user of the product reaches the socket', async () => {
    const socket = join(dataDir, 'commands/socket');
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'commands')).mode & 0o777).toBe(0o700);
    // Only root can be another user.
    if (process.getuid?.() !== 0) return;
    const code = `process.setuid(65534); require('net').connect(process.argv[1]).on('error', (e) => console.log(e.code))`;
    const child = spawn(process.execPath, ['-e', code, socket]);
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    expect(String(said)).toBe('EACCES\n');
  });

  test.each([
    '',
    'no JSON\n',
    '{}\n',
    '{"name":"reset","task":{}}\n',
    '{"name":"catalogue","task":null}\n',
    '{"name":"money","task":{"kind":"transfer","at":"x"}}\n',
  ])('a caller that says %j harms nothing', async (said) => {
    const before = await genre();
    const socket = connect(join(dataDir, 'commands/socket'));
    socket.end(said);
    socket.resume();
    await once(socket, 'close');
    expect(await genre()).toBe(before);
  });

  test('a product that is killed ends its commands; its socket is found dead and replaced', async () => {
    expect((await run(['import', await renamed('Stays')])).code).toBe(0);
    const { printed, run: runHeld } = recorded();
    {
      await using _held = await heldImport();
      const file = await renamed('Lost');
      const ended = runHeld((place) => catalogue(['import', file], place));
      await vi.waitUntil(() => AT_VIDEOS.test(printed.errors), SOON);
      await stack.kill();
      expect(await ended).toMatchObject({
        code: 1,
        errors: expect.stringMatching(
          /\nThe product ended before this command\. Nothing is half done: run the command again\.\n$/,
        ),
      });
    }
    expect(existsSync(join(dataDir, 'commands/socket'))).toBe(true);
    // No product runs: the command does the work itself.
    expect(await genre()).toBe('Stays');

    const starting = startStack({ dataDir, ports: stack.ports, env: ENV });
    // A command during the start waits for it.
    await vi.waitUntil(() => existsSync(join(dataDir, 'postgres/postmaster.pid')), SOON);
    expect(await genre()).toBe('Stays');
    stack = await starting;
    expect(stack.output()).toContain('the catalogue of the database stays');
    expect(stack.output()).toContain('command started');
    await stack.stop();
    expect(existsSync(join(dataDir, 'commands'))).toBe(false);
  });
});

test('with an external database nothing listens', async () => {
  const config = readConfig({ KANDIL_DATA_DIR: folder, DATABASE_URL: 'postgresql://h/d' });
  const platform = { database: { engine: 'external' } } as Parameters<typeof openCommands>[1];
  await (
    await openCommands(config, platform)
  )();
  expect(existsSync(join(folder, 'commands'))).toBe(false);
});
