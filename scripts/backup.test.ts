import { openStackDatabase } from '@kandil/testkit/database';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { faultsOfBooks, sumsOfBooks } from '../apps/api/src/testing/books.ts';
import { figure } from '../apps/api/src/testing/rounds.ts';
import { backup } from './lib/backup-arguments.ts';
import { recordedPlace } from './lib/place.fixture.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'kandil-drill-'));
  mkdirSync(join(root, 'lost'));
  writeFileSync(join(root, 'key'), `${randomBytes(32).toString('base64')}\n`);
});
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 20 }));

const keyFile = () => ({ BACKUP_KEY_FILE: join(root, 'key') });
const ENV = { RATE_LIMIT_FACTOR: '10000', BOT_CHECK: 'none' };

/** Runs the command in this process. */
async function command(args: string[], environment: Record<string, string>) {
  const { run } = recordedPlace(environment);
  const { code, out, errors } = await run((place) => backup(args, place));
  return { code, printed: out + errors };
}

interface Call {
  body?: object;
  token?: string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the test reads what it expects
async function ask({ url }: Stack, path: string, { body, token }: Call = {}): Promise<any> {
  const response = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-platform': 'tv',
      'x-device-id': 'the-device-of-the-drill',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return ((await response.json()) as { data: unknown }).data;
}

/** Signs people up until `hasEnded`, and adds their addresses. */
async function signUpUntil(stack: Stack, emails: string[], hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    const email = `guest-${emails.length}@kandil.test`;
    const password = 'lamp-of-the-night';
    const body = { fullName: 'Guest', email, password, confirmPassword: password };
    await ask(stack, '/auth/public/register', { body });
    emails.push(email);
  }
}

/** The books of a product, which must balance. */
async function booksIn(dataDir: string): Promise<unknown[]> {
  const database = openStackDatabase(dataDir);
  const query = (text: string) => database.query(text, []);
  expect(await faultsOfBooks(query)).toEqual([]);
  const sums = await sumsOfBooks(query);
  await database.close();
  return sums;
}

const SCHEDULE = `select cron from queue.schedule where name = 'platform.back-up'`;

async function read<Row>(dataDir: string, text: string): Promise<Row[]> {
  const database = openStackDatabase(dataDir);
  const { rows } = await database.query(text, []);
  await database.close();
  return rows as Row[];
}

/** A member who signs in and saves a title; people sign up while the product makes a backup; then the machine is lost. */
async function loseProduct() {
  const dataDir = join(root, 'lost');
  const BACKUP_DIR = join(root, 'backups');
  const env = { ...ENV, ...keyFile(), BACKUP_DIR, LOG_LEVEL: 'info' };
  const stack = await startStack({ dataDir, env });
  const login = { email: 'member@kandil.test', password: 'kandil-demo' };
  const session = await ask(stack, '/auth/public/login', { body: login });
  const series = await ask(stack, '/content/series/findById?code=son-kale');
  const save = `/content/favoriteSeries/addToMyList?seriesId=${series.id}`;
  await ask(stack, save, { token: session.accessToken });
  expect(await read(dataDir, SCHEDULE)).toEqual([{ cron: '7 2 * * *' }]);
  const isMade = () =>
    existsSync(BACKUP_DIR) && readdirSync(BACKUP_DIR).some((name) => name.startsWith('kandil-'));
  const guests: string[] = [];
  const signingUp = signUpUntil(stack, guests, isMade);
  await vi.waitUntil(() => guests.length >= 3, { timeout: 30_000 });
  const acknowledged = guests.length;
  await read(dataDir, `insert into queue.job (name, data) values ('platform.back-up', '{}')`);
  await signingUp;
  await vi.waitUntil(() => stack.output().includes('backup made'), { timeout: 30_000 });
  const more = await command([], { KANDIL_DATA_DIR: dataDir });
  expect(more).toMatchObject({ code: 0, printed: expect.stringMatching(/ tables with \d+ rows/) });
  const books = await booksIn(dataDir);
  expect(books).not.toEqual([]);
  await stack.kill();
  const folder = join(BACKUP_DIR, readdirSync(BACKUP_DIR).toSorted()[0] ?? '');
  const { refreshToken } = session as { refreshToken: string };
  return { folder, books, guests, acknowledged, refreshToken, seriesId: series.id as number };
}

test(
  'drill: a lost product is restored from the backup that it made while people signed up',
  { timeout: 300_000 },
  async (context) => {
    const { folder, books, guests, acknowledged, refreshToken, seriesId } = await loseProduct();
    const dataDir = join(root, 'restored');
    const environment = { ...keyFile(), KANDIL_DATA_DIR: dataDir };
    expect(await command(['verify', folder], environment)).toMatchObject({ code: 0 });
    const started = performance.now();
    const { code, printed } = await command(['restore', folder], environment);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    expect(printed).toMatch(/^Restored into .*: the backup of .* tables with \d+ rows\.$/m);
    expect(code).toBe(0);
    const stack = await startStack({ dataDir, env: ENV });
    const { accessToken: token } = await ask(stack, '/auth/public/refresh-token', {
      body: { token: refreshToken },
    });
    const list = (await ask(stack, '/content/favoriteSeries/myList', { token })) as {
      id: number;
    }[];
    expect(list.map(({ id }) => id)).toContain(seriesId);
    // Those who signed up before the snapshot.
    const found = await read<{ email: string }>(
      dataDir,
      `select email from auth.accounts where email like 'guest-%' order by created_at`,
    );
    expect(found.map(({ email }) => email)).toEqual(guests.slice(0, found.length));
    expect(found.length).toBeGreaterThanOrEqual(acknowledged);
    expect(await read(dataDir, SCHEDULE)).toEqual([]);
    expect(await booksIn(dataDir)).toEqual(books);
    const figures = `${printed.match(/\d+ tables with \d+ rows/)?.[0]} restored in ${seconds} s; ${found.length} of ${guests.length} sign-ups were before the snapshot`;
    await figure(context, 1, figures);
    expect(await stack.stop()).toBe(0);
  },
);

test('wrong arguments and settings are named', async () => {
  const environment = { ...keyFile(), KANDIL_DATA_DIR: join(root, 'none') };
  const BACKUP_DIR = join(root, 'backups');
  const DATABASE_URL = 'postgresql://kandil@localhost/kandil';
  const printed = async (args: string[], more: Record<string, string> = {}) => {
    const ended = await command(args, { ...environment, ...more });
    expect(ended.code).toBe(1);
    return ended.printed;
  };
  expect(await printed(['verify'])).toMatch(/^Usage: /);
  expect(await printed([], { BACKUP_DIR })).toMatch(/^There is no database in /);
  expect(await printed([], { BACKUP_DIR, DATABASE_URL })).toMatch(/for the embedded database/);
  expect(await printed([], { BACKUP_DIR, BACKUP_KEY_FILE: '' })).toMatch(/needs BACKUP_KEY/);
  expect(await printed(['verify', root], { BACKUP_KEY_FILE: '' })).toMatch(/^Set BACKUP_KEY_FILE/);
  const BACKUP_KEY = 'c2hvcnQ=';
  expect(await printed([], { BACKUP_KEY_FILE: '', BACKUP_KEY })).toMatch(/not 32 bytes in base64/);
  expect(await printed(['restore', root])).toMatch(/manifest is missing/);
  expect(await printed(['restore', root], { DATABASE_URL })).toMatch(/^Unset DATABASE_URL/);
});
