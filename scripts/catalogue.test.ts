import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '@kandil/contract/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../apps/api/src/platform/testing.ts';
import { ROOT } from './lib/paths.ts';

const DEMO = join(ROOT, 'demo/catalogue.json');

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

interface Ended {
  code: number | null;
  out: string;
  errors: string;
}

/** Runs the command on the test's database. `killAt`: text of the progress at which it is killed. */
function catalogue(args: string[], { killAt }: { killAt?: string } = {}): Promise<Ended> {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/catalogue.ts'), ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: database.url, KANDIL_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let errors = '';
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  child.stdout.on('data', (text) => (out += text));
  child.stderr.on('data', (text) => {
    errors += text;
    if (killAt !== undefined && errors.includes(killAt)) child.kill('SIGKILL');
  });
  return new Promise((done) => child.on('close', (code) => done({ code, out, errors })));
}

const demo = async () => JSON.parse(await readFile(DEMO, 'utf8')) as Catalogue;
async function written(name: string, content: unknown): Promise<string> {
  const file = join(folder, name);
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  await writeFile(file, text);
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

describe('npm run catalogue', () => {
  test('a dry run shows its progress and what would change, and writes nothing', async () => {
    const { code, out, errors } = await catalogue(['import', DEMO, '--dry-run']);
    expect([code, out]).toEqual([0, expect.stringContaining('nothing was written')]);
    const steps = errors.trim().split('\n');
    expect(steps[0]).toBe(`[1/${steps.length}] genre: ${(await demo()).genres.length}`);
    expect(steps.at(-1)).toMatch(new RegExp(String.raw`^\[${steps.length}/${steps.length}\] rows`));
    expect(await names()).toBeNull();
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

  test('killed in the middle, nothing was written; done again, all of it is', async () => {
    const before = await names();
    const file = await demo();
    for (const title of file.titles) title.title = { en: `Renamed ${title.code}` };
    const path = await written('renamed.json', file);
    const killed = await catalogue(['import', path], { killAt: 'video:' });
    expect(killed.code).toBeNull();
    expect(await names()).toBe(before);
    expect((await catalogue(['import', path])).code).toBe(0);
    expect(await names()).not.toBe(before);
  });

  test('every problem is named with its line and column', async () => {
    const before = await names();
    const file = await demo();
    if (file.titles[1]) file.titles[1].genres = ['westerns'];
    Object.assign(file.titles[2] ?? {}, { year: 'long ago' });
    const path = await written('wrong.json', file);
    const lines = (await readFile(path, 'utf8')).split('\n');
    const first = await catalogue(['import', path]);
    const year = lines.findIndex((line) => line.includes('"long ago"'));
    const column = (lines[year] ?? '').indexOf('"long ago"') + 1;
    expect(first.code).toBe(1);
    expect(first.errors).toContain(`${path}:${year + 1}:${column}: titles[2] (`);
    expect(first.errors).toContain('1 problem; nothing was written.');
    Object.assign(file.titles[2] ?? {}, { year: 2020 });
    const second = await catalogue(['import', await written('wrong.json', file)]);
    const genre = lines.findIndex((line) => line.includes('"westerns"')) + 1;
    expect(second.errors).toMatch(new RegExp(`wrong.json:${genre}:\\d+: titles\\[1\\] .*westerns`));
    expect(await names()).toBe(before);
  });

  test.each([
    ['no JSON', ['import', 'FILE'], /is no JSON: .*line 2 column 3/],
    ['no file', ['import', '/no/such/file.json'], /cannot be read/],
    ['no command', [], /Usage/],
    ['an unknown option', ['import', 'FILE', '--force'], /--force[\s\S]*Usage/],
  ])('%s is said in words', async (_what, args, words) => {
    const file = await written('broken.json', '{\n  oops: 1 }');
    const { code, errors } = await catalogue(args.map((arg) => (arg === 'FILE' ? file : arg)));
    expect([code, errors]).toEqual([1, expect.stringMatching(words)]);
    expect(errors).not.toContain('    at ');
  });
});
