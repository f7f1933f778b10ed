import type { Catalogue } from '@kandil/contract/catalogue';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importCatalogue } from '../../apps/api/src/services/content/flows/import/index.ts';
import {
  programme,
  utc,
  xmltv,
} from '../../apps/api/src/services/content/flows/guide/xmltv.fixture.ts';
import { openTestDatabase } from '../../apps/api/src/platform/testing.ts';
import { demoCatalogue, demoPictures } from '../../apps/api/src/testing/demo-files.ts';
import { guide as runGuide, readArguments } from './arguments.ts';
import { recordedPlace } from '../lib/place.fixture.ts';

/** The first run loads the whole product, on a busy machine. */
const PATIENCE = 120_000;
const HOUR = 3_600_000;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase({ from: 'migrated' });
  folder = await mkdtemp(join(tmpdir(), 'kandil-guide-'));
  const file = structuredClone(await demoCatalogue()) as Catalogue;
  const hilal = file.channels.find(({ code }) => code === 'hilal') ?? {};
  const guide = { url: 'https://127.0.0.1/x.xml', id: 'h' };
  Object.assign(hilal, { stream: 'https://live.example/x.m3u8', programmes: [], guide });
  await importCatalogue(database, file, { pictures: await demoPictures() });
}, PATIENCE);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) =>
  recordedPlace({ DATABASE_URL: database.url, KANDIL_DATA_DIR: folder }).run((place) =>
    runGuide(args, place),
  );
/** The path of a file with so many programmes of half an hour. */
async function fileOf(count: number): Promise<string> {
  const start = Math.ceil(Date.now() / HOUR) * HOUR;
  const all = Array.from({ length: count }, (_, index) =>
    programme('h', utc(start + index * (HOUR / 2)), utc(start + (index + 1) * (HOUR / 2))),
  );
  const path = join(folder, 'guide.xml');
  await writeFile(path, xmltv(...all, programme('x', utc(start), utc(start + HOUR))));
  return path;
}
const stored = async () =>
  (await database.pool.query('select count(*)::int as count from content.broadcast')).rows[0];

describe('npm run guide', { timeout: PATIENCE }, () => {
  test('imports a guide, says what it has, and does not replace it by a much shorter one', async () => {
    expect((await run()).out).toContain('hilal: no guide\n');
    const given = ['import', await fileOf(20), '--channel', 'hilal=h'];
    const dry = await run(...given, '--dry-run');
    expect(dry).toMatchObject({ code: 0, errors: '' });
    expect(dry.out).toMatch(/^hilal \(h\): 20 programmes from .* UTC to .* UTC\n/);
    expect(dry.out).toContain('Other channels in the file: x\n');
    expect(dry.out).toContain('A dry run: nothing was written.');
    expect(await stored()).toEqual({ count: 0 });
    expect((await run(...given)).code).toBe(0);
    expect(await stored()).toEqual({ count: 20 });
    expect((await run()).out).toMatch(/hilal: until .* UTC, imported .* UTC from .*guide\.xml\n/);
    await fileOf(1);
    const unknown = await run('import', await fileOf(1), '--channel', 'hilal=nobody');
    expect(unknown.code).toBe(1);
    expect(unknown.errors).toContain(
      "The guide of 'hilal' stays as it was: the file has no programmes for 'nobody'.",
    );
    expect(await stored()).toEqual({ count: 20 });
  });

  test.each<[string[], string]>([
    [['import', 'no-such-file.xml', '--channel', 'hilal=h'], 'no-such-file.xml cannot be read'],
    [['import', 'a.xml', '--channel', 'nobody=h'], "The catalogue has no channel 'nobody'."],
    [['import', 'a.xml', '--channel', 'bogaz=h'], "'bogaz' is made from its programmes"],
    [['import', 'https://127.0.0.1/x.xml', '--channel', 'hilal=h'], 'is not a public address'],
  ])('%j is refused in words', async (args, words) => {
    const { code, errors } = await run(...args);
    expect(code).toBe(1);
    expect(errors).toContain(words);
    expect(errors).not.toContain('    at ');
  });
});

describe('the arguments', () => {
  test('name a file or an address, and channels with their ids', () => {
    const given = 'import a.xml --channel a=b=c --channel d=e --zone Asia/Tehran --force --dry-run';
    expect(readArguments(given.split(' '))).toEqual({
      kind: 'import',
      from: join(process.cwd(), 'a.xml'),
      channels: [
        { code: 'a', id: 'b=c' },
        { code: 'd', id: 'e' },
      ],
      zone: 'Asia/Tehran',
      force: true,
      dryRun: true,
    });
    expect(readArguments(['import', 'https://g.example/x', '--channel', 'a=b'])).toMatchObject({
      from: 'https://g.example/x',
      zone: null,
    });
    expect(readArguments([])).toEqual({ kind: 'list' });
  });

  test.each([
    [['import'], /Usage/],
    [['import', 'a.xml'], /Usage/],
    [['export', 'a.xml', '--channel', 'a=b'], /Usage/],
    [['import', 'a.xml', '--channel', 'a'], /is not CODE=ID/],
    [['import', 'a.xml', '--channel', 'a=b', '--channel', 'a=c'], /names 'a' twice/],
    [['import', 'a.xml', '--channel', 'a=b', '--zone', 'Europe/Istambul'], /is no time zone/],
    [['import', 'https://', '--channel', 'a=b'], /is not an address/],
    [['import', 'a.xml', '--channel', 'a=b', '--force-it'], /--force-it/],
  ])('%j are refused', (args, words) => expect(() => readArguments(args)).toThrow(words));
});
