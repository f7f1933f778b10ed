import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '@kandil/testkit/database';
import type { Catalogue } from '@kandil/contract/catalogue';
import type { OffersFile } from '@kandil/contract/offers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../apps/api/src/platform/testing.ts';
import { catalogueWithout } from '../apps/api/src/services/content/tests/removed.fixture.ts';
import { catalogue as runCatalogue } from './lib/catalogue-arguments.ts';
import { ROOT } from './lib/paths.ts';
import { type ExitResult, recordedPlace } from './lib/place.fixture.ts';

const DEMO = join(ROOT, 'demo/catalogue.json');
/** Imports take seconds on a busy machine. */
const PATIENCE = 60_000;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kandil-catalogue-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** Settings of the test's database, or of an embedded one in a folder. */
const environmentOf = (dataDir?: string): Record<string, string> =>
  dataDir === undefined
    ? { DATABASE_URL: database.url, KANDIL_DATA_DIR: folder }
    : { KANDIL_DATA_DIR: dataDir };

/** Runs the command in this process. */
const catalogue = (args: string[], dataDir?: string): Promise<ExitResult> =>
  recordedPlace(environmentOf(dataDir)).run((place) => runCatalogue(args, place));

/** Runs the command as a process, which is killed when its progress has this text. */
async function catalogueProcess(args: string[], killAt?: string): Promise<ExitResult> {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/operate.ts'), 'catalogue', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environmentOf() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = { out: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    ended.errors += text;
    if (killAt !== undefined && ended.errors.includes(killAt)) child.kill('SIGKILL');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...ended };
}

const demo = async () => JSON.parse(await readFile(DEMO, 'utf8')) as Catalogue;
async function written(name: string, content: unknown): Promise<string> {
  const file = join(folder, name);
  const isWritten = typeof content === 'string' || Buffer.isBuffer(content);
  await writeFile(file, isWritten ? content : JSON.stringify(content, null, 2));
  return file;
}
const names = async () =>
  (
    await database.pool.query(
      `select md5(string_agg(t::text, '')) as all from (
         select code, title, position from content.title union all
         select code, title, duration from content.video order by 1) t`,
    )
  ).rows[0].all as string | null;

const READING = [
  ['a dry run', ['import', DEMO, '--dry-run']],
  ['an export', ['export']],
  ['a list of what was removed', ['removed']],
] as const;
const schemas = async () =>
  (
    await database.pool.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname !~ '^pg_' order by 1`,
    )
  ).rows.map(({ name }) => name);

describe.each(READING)('%s changes nothing', { timeout: PATIENCE }, (_what, args) => {
  test('on tables older than the release: it reports that', async () => {
    const before = await schemas();
    expect(before).not.toContain('content');
    const { code, out, errors } = await catalogue([...args]);
    expect([code, out]).toEqual([1, '']);
    expect(errors).toMatch(/^The tables of this database are older .* Nothing was changed\.\n$/);
    expect(await schemas()).toEqual(before);
  });

  test('without a database: it reports that', async () => {
    const dataDir = join(folder, 'none');
    const { code, errors } = await catalogue([...args], dataDir);
    expect([code, errors]).toEqual([1, expect.stringMatching(/^There is no database in .*none/)]);
    expect(existsSync(dataDir)).toBe(false);
  });
});

test('an import into an outside database that lacks tables is refused', async () => {
  const before = await schemas();
  const { code, errors } = await catalogue(['import', DEMO]);
  expect(code).toBe(1);
  expect(errors).toMatch(/^The tables of this database are older .* npm run migrate brings them/);
  expect(await schemas()).toEqual(before);
});

describe('npm run catalogue', { timeout: PATIENCE }, () => {
  test('a dry run shows its progress and what would change, and writes nothing', async () => {
    await migrateDatabase(database.url);
    const before = await schemas();
    const { code, out, errors } = await catalogue(['import', DEMO, '--dry-run']);
    expect([code, out]).toEqual([0, expect.stringContaining('nothing was written')]);
    const steps = errors.trim().split('\n');
    expect(steps[0]).toBe(`[1/${steps.length}] genre: ${(await demo()).genres.length}`);
    expect(steps.at(-1)).toMatch(new RegExp(String.raw`^\[${steps.length}/${steps.length}\] rows`));
    expect(await names()).toBeNull();
    expect(await schemas()).toEqual(before);
  });

  test('an import writes the file, an export gives it back, and a second import has nothing to do', async () => {
    expect((await catalogue(['import', DEMO])).code).toBe(0);
    const file = join(folder, 'exported.json');
    expect((await catalogue(['export', file])).code).toBe(0);
    const { titles } = JSON.parse(await readFile(file, 'utf8')) as Catalogue;
    expect(titles).toEqual((await demo()).titles);
    const { out } = await catalogue(['export']);
    expect(out).toBe(await readFile(file, 'utf8'));
    expect((await catalogue(['import', DEMO])).out).toContain('Nothing to do');
  });

  test('an import killed midway writes nothing; a second one writes all', async () => {
    const before = await names();
    const file = await demo();
    for (const title of file.titles) title.title = { en: `Renamed ${title.code}` };
    const path = await written('renamed.json', file);
    const killed = await catalogueProcess(['import', path], 'video:');
    expect(killed.code).toBeNull();
    expect(await names()).toBe(before);
    expect((await catalogue(['import', path])).code).toBe(0);
    expect(await names()).not.toBe(before);
  });

  test('what a file lacks is removed and listed; the command deletes it at once, and nothing else', async () => {
    expect((await catalogue(['import', DEMO])).code).toBe(0);
    const exists = async (code: string) =>
      (await database.pool.query('select from content.title where code = $1', [code])).rows.length;
    const file = catalogueWithout(await demo(), 'son-kale', 'hilal');
    const path = await written('less.json', file);
    const line = 'removed (deleted after 30 days): titles 1, seasons 1, videos ';
    expect((await catalogue(['import', path, '--dry-run'])).out).toContain(`To be ${line}`);
    expect((await catalogue(['removed'])).out).toBe('Nothing is removed.\n');
    expect((await catalogue(['import', path])).out).toContain(line.replace('r', 'R'));
    const { code, out } = await catalogue(['removed']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^channel {2}hilal {5}deleted after [\d-]+T[\d:]+Z {2}.+\ntitle {4}son-kale {2}deleted after [\d-]+T[\d:]+Z {2}.+\n$/,
    );
    const living = await catalogue(['removed', '--delete', 'nur']);
    expect([living.code, living.errors]).toEqual([
      1,
      "Nothing is removed under the code 'nur'. Import a catalogue without it first.\n",
    ]);
    for (const args of [
      ['removed', '--delete', 'son-kale', '--dry-run'],
      ['import', DEMO, '--delete', 'son-kale'],
      ['export', '--delete', 'son-kale'],
    ])
      expect((await catalogue(args)).errors).toMatch(/^Usage/);
    expect(await exists('son-kale')).toBe(1);
    expect((await catalogue(['removed', '--delete', 'son-kale'])).out).toBe(
      "'son-kale' is deleted.\n",
    );
    expect([await exists('son-kale'), await exists('nur')]).toEqual([0, 1]);
    expect((await catalogue(['removed'])).out).toMatch(/^channel {2}hilal .+\n$/);
    expect((await catalogue(['import', DEMO])).code).toBe(0);
    expect((await catalogue(['removed'])).out).toBe('Nothing is removed.\n');
  });

  test('every problem is reported with its line and column, both of schema and of references', async () => {
    const before = await names();
    const file = await demo();
    if (file.titles[1]) file.titles[1].genres = ['westerns'];
    Object.assign(file.titles[2] ?? {}, { year: 'long ago' });
    const path = await written('wrong.json', file);
    const lines = (await readFile(path, 'utf8')).split('\n');
    const placeOf = (text: string) => {
      const line = lines.findIndex((each) => each.includes(text));
      return `${path}:${line + 1}:${(lines[line] ?? '').indexOf(text) + 1}`;
    };
    const { code, errors } = await catalogue(['import', path]);
    expect(code).toBe(1);
    const [genre, year, ...rest] = errors.trimEnd().split('\n');
    expect(genre).toContain(`${placeOf('"westerns"')}: titles[1] (`);
    expect(genre).toContain(`there is no genre 'westerns'`);
    expect(year).toContain(`${placeOf('"long ago"')}: titles[2] (`);
    expect(rest).toEqual(['2 problems; nothing was written.']);
    expect(await names()).toBe(before);
  });

  test('all problems are shown, however many', async () => {
    const file = await demo();
    const question = { question: { en: '' }, answer: { en: '' } };
    file.faq = Array.from({ length: 300 }, () => question);
    const { errors } = await catalogue(['import', await written('many.json', file)]);
    expect(errors.match(/^.*many\.json:\d+:\d+: faq\[\d+\]/gm)).toHaveLength(600);
    expect(errors).toContain('600 problems; nothing was written.');
  });

  test('a byte order mark is accepted', async () => {
    const path = await written('marked.json', '\uFEFF{ "format": 3 }');
    expect((await catalogue(['import', path])).errors).toContain('marked.json:1:13: format: ');
  });

  test.each(['demo/catalogue.json', 'demo/offers.json'])(
    '%s in windows-1252 is refused',
    async (demo) => {
      const lines = (await readFile(join(ROOT, demo), 'utf8')).split('\n');
      lines[4] = lines[4]?.replace('": "', '": "é') ?? '';
      const column = lines[4].indexOf('é') + 1;
      const head = Buffer.from(lines.slice(0, 5).join('\n'), 'latin1');
      const path = await written(
        'old.json',
        Buffer.concat([head, Buffer.from(`\n${lines.slice(5).join('\n')}`)]),
      );
      const { code, errors } = await catalogue(['import', path]);
      const problem = 'this is not UTF-8 (byte 0xE9): save the file as UTF-8';
      expect([code, errors]).toEqual([1, `${path}:5:${column}: ${problem}\n`]);
    },
  );

  test('characters that the database cannot store are named with line and column', async () => {
    const file = await demo();
    Object.assign(file.titles[0]?.title ?? {}, { en: 'Half \uD83D' });
    Object.assign(file.faq[0]?.answer ?? {}, { ar: 'a\0b' });
    const offers = JSON.parse(await readFile(join(ROOT, 'demo/offers.json'), 'utf8')) as OffersFile;
    offers.seller = ['One\0', 'Two \uDE00'];
    const problem = 'has a character that cannot be stored (U+0000 or half of a surrogate pair)';
    const titles = await catalogue(['import', await written('half.json', file)]);
    const sale = await catalogue(['import', await written('zero.json', offers)]);
    expect(titles.errors).toMatch(
      /half\.json:\d+:\d+: titles\[0\] \(.*\)\.title\.en: has a character/,
    );
    expect(titles.errors).toContain(`faq[0].answer.ar: ${problem}`);
    expect(titles.errors).toContain('2 problems; nothing was written.');
    expect(sale.errors).toMatch(/zero\.json:3:\d+: seller\[0\]: has a character/);
    expect(sale.errors).toContain('2 problems; nothing was written.');
  });

  test.each([
    ['no JSON, with line and column', ['import', 'FILE'], /broken\.json:2:3: this is no JSON: /],
    ['no file', ['import', '/no/such/file.json'], /cannot be read/],
    ['no command', [], /Usage/],
    ['an unknown option', ['import', 'FILE', '--force'], /--force[\s\S]*Usage/],
  ])('%s is reported in words', async (_what, args, words) => {
    const file = await written('broken.json', '{\n  oops: 1 }');
    const { code, errors } = await catalogue(args.map((arg) => (arg === 'FILE' ? file : arg)));
    expect([code, errors]).toEqual([1, expect.stringMatching(words)]);
    expect(errors).not.toContain('    at ');
  });

  test('as a process it ends with the exit code and prints to both streams', async () => {
    const wrong = await catalogueProcess([]);
    expect([wrong.code, wrong.out]).toEqual([1, '']);
    expect(wrong.errors).toMatch(/^Usage/);
    const { code, out, errors } = await catalogueProcess(['export']);
    expect([code, errors]).toEqual([0, '']);
    expect((JSON.parse(out) as Catalogue).titles).toHaveLength((await demo()).titles.length);
  });
});
