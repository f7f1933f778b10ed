import type { Catalogue } from '@kandil/contract/catalogue';
import { migrateDatabase } from '@kandil/testkit/database';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../api/src/platform/testing.ts';
import {
  animatedPicture,
  OWN_POSTER,
  ownCatalogue,
  plainPicture,
  writeFiles,
  writeOwnArt,
} from '../../../api/src/testing/own-art.ts';
import { catalogue as runCatalogue } from '../../../../scripts/lib/catalogue-arguments.ts';
import { ROOT } from '../../../../scripts/lib/paths.ts';
import { type ExitResult, recordedPlace } from '../../../../scripts/lib/place.fixture.ts';

/** Imports take seconds on a busy machine. */
const PATIENCE = 60_000;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let dataDir: string;
let folder: string;
let file: Catalogue;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrateDatabase(database.url);
  dataDir = await mkdtemp(join(tmpdir(), 'kandil-own-data-'));
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kandil-own-art-'));
  file = await ownCatalogue();
  return () => rm(folder, { recursive: true });
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const catalogue = (args: string[], settings: Record<string, string> = {}): Promise<ExitResult> =>
  recordedPlace({ DATABASE_URL: database.url, KANDIL_DATA_DIR: dataDir, ...settings }).run(
    (place) => runCatalogue(args, place),
  );

async function written(name: string, content: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify(content, null, 2));
  return path;
}
const art = async () =>
  (await database.pool.query('select path, stored from content.art order by path')).rows;
const imports = async () =>
  (await database.pool.query('select checksum from content.imported')).rows;
const blobs = async () =>
  existsSync(join(dataDir, 'blobs')) ? readdir(join(dataDir, 'blobs'), { recursive: true }) : [];

/** Jobs that create the gateways' plans of new packages. */
const plansOrdered = async () =>
  (await database.pool.query(`select from queue.job where name = 'payment.sync-plans'`)).rowCount;

/** A site that names a partner for each offer of the demo, and one of the operator's pictures. */
const SITE = {
  name: { en: 'Fanous' },
  contact: { email: 'hello@fanous.test' },
  look: { picture: OWN_POSTER },
  partners: ['ramadan-special', '80-off', 'eid-mubarek', 'lantern-radio'].map((slug) => ({
    slug,
    title: { en: slug },
    subTitle: { en: slug },
    description: { en: slug },
  })),
};

/** An installation's folder. */
async function writeFolder(poster?: string): Promise<void> {
  await written('catalogue.json', file);
  const offers = await readFile(join(ROOT, 'demo/offers.json'), 'utf8');
  await written('offers.json', JSON.parse(offers));
  await mkdir(join(folder, 'site'));
  await written('site/site.json', SITE);
  await writeOwnArt(join(folder, 'art'), poster);
}

/** Files that are no pictures for the product, each with what the import says of it. */
async function hostile(): Promise<Record<string, [Buffer, string]>> {
  const jpeg = await plainPicture('#aa7722').jpeg().toBuffer();
  const webp = await plainPicture('#aa7722').webp().toBuffer();
  const animated = await animatedPicture(['#ff0000', '#0000ff']);
  // The largest size that a PNG can claim, without pixels.
  const claims = Buffer.from(await plainPicture('#aa7722').png().toBuffer());
  claims.writeUInt32BE(0x7fffffff, 16);
  claims.writeUInt32BE(0x7fffffff, 20);
  const noPicture = 'is no WebP, JPEG or PNG picture';
  return {
    'animated.webp': [animated, 'is animated'],
    'claims.png': [claims, 'is damaged'],
    'cut.jpg': [jpeg.subarray(0, jpeg.length / 2), 'is damaged'],
    'empty.png': [Buffer.alloc(0), 'is empty'],
    'gif.png': [await plainPicture('#aa7722').gif().toBuffer(), noPicture],
    'heavy.webp': [Buffer.concat([webp, Buffer.alloc(10 * 2 ** 20)]), 'has more than 10 MB'],
    'pixels.png': [
      await plainPicture('#aa7722', 5200, 5000).png({ compressionLevel: 9 }).toBuffer(),
      'has more than 25 megapixels',
    ],
    'svg.webp': [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), noPicture],
  };
}

/** Lets an episode name each of these pictures. */
function nameInEpisodes(names: readonly string[]): void {
  const [season] = file.titles[0]?.seasons ?? [];
  const [episode] = season?.episodes ?? [];
  if (!season || !episode) throw new Error('the catalogue has no episode');
  season.episodes = names.map((name, at) => ({
    ...episode,
    code: `${episode.code}-${at}`,
    image: `own/${name}`,
  }));
}

describe('pictures that cannot be used', { timeout: PATIENCE }, () => {
  test('are all named with their place and reason, and nothing is written', async () => {
    const before = [await imports(), await art(), await blobs()];
    await writeOwnArt(join(folder, 'art'));
    const files = await hostile();
    const own = join(folder, 'art/own');
    for (const [name, [bytes]] of Object.entries(files)) await writeFile(join(own, name), bytes);
    await mkdir(join(own, 'folder.png'));
    await writeFiles(folder, { 'outside.png': await plainPicture('#112233').png().toBuffer() });
    await symlink('../../outside.png', join(own, 'link.png'));
    await symlink('nowhere.png', join(own, 'loose.png'));
    execFileSync('mkfifo', [join(own, 'pipe.png')]);
    const reasons: Record<string, string> = {
      ...Object.fromEntries(Object.entries(files).map(([name, [, reason]]) => [name, reason])),
      'folder.png': 'is no file',
      'link.png': 'is a link that leaves the folder',
      'pipe.png': 'is no file',
    };
    nameInEpisodes([...Object.keys(reasons), 'loose.png', 'none.png', 'UPPER.png']);
    const path = await written('catalogue.json', file);
    const { code, errors } = await catalogue(['import', path, '--art', join(folder, 'art')]);
    expect(code).toBe(1);
    for (const [name, reason] of Object.entries(reasons))
      expect(errors).toMatch(
        new RegExp(`catalogue\\.json:\\d+:\\d+: titles.*the picture 'own/${name}' ${reason}`),
      );
    for (const name of ['loose.png', 'none.png'])
      expect(errors).toContain(`there is no picture 'own/${name}'`);
    expect(errors).toContain('.image: the path of a picture has lower-case letters');
    expect(errors).toContain(`${Object.keys(reasons).length + 3} problems; nothing was written.`);
    expect([await imports(), await art(), await blobs()]).toEqual(before);
  });

  test.each([
    ['is not there', 'none'],
    ['is a file', 'catalogue.json'],
  ])('a folder that %s is named with the user', async (_what, name) => {
    const path = await written('catalogue.json', file);
    const { code, errors } = await catalogue(['import', path, '--art', join(folder, name)]);
    expect(code).toBe(1);
    expect(errors).toMatch(
      new RegExp(`^The folder of the art: '.*${name}' cannot be read by \\S+: `),
    );
  });
});

describe('a folder', { timeout: PATIENCE }, () => {
  test('in a dry run is checked, and nothing is written, no picture either', async () => {
    await writeFolder();
    const { code, out, errors } = await catalogue(['import', folder, '--dry-run']);
    expect([code, out]).toEqual([0, expect.stringContaining('nothing was written')]);
    expect(out).toContain('Site: would be imported.');
    expect(out).toMatch(/Packages: \d+ to add, 0 to replace\./);
    expect(errors).toContain('2 pictures');
    expect([await imports(), await art(), await blobs()]).toEqual([[], [], []]);
  });

  test('is checked as a whole: problems of every file are listed, and none is written', async () => {
    await writeFolder();
    Object.assign(file.titles[0] ?? {}, { genres: ['westerns'] });
    await written('catalogue.json', file);
    await written('offers.json', { plans: [] });
    await rm(join(folder, 'art/own/still.png'));
    await written('site/site.json', { ...SITE, look: { picture: 'own/none.png' } });
    const { code, errors } = await catalogue(['import', folder]);
    expect(code).toBe(1);
    expect(errors).toMatch(/catalogue\.json:\d+:\d+: .*there is no genre 'westerns'/);
    expect(errors).toMatch(/catalogue\.json:\d+:\d+: .*there is no picture 'own\/still\.png'/);
    expect(errors).toMatch(/offers\.json:\d+:\d+: /);
    expect(errors).toMatch(/site\.json:\d+:\d+: look\.picture: the art has no picture/);
    expect([await imports(), await art(), await blobs()]).toEqual([[], [], []]);
  });

  test('is imported with its pictures; the next import decodes none of them', async () => {
    await writeFolder();
    await writeFiles(join(folder, 'art'), { 'README.txt': Buffer.from('not used') });
    const first = await catalogue(['import', folder]);
    expect([first.code, first.out]).toEqual([0, expect.stringContaining('Packages: ')]);
    expect(first.errors).toMatch(
      /2 pictures in .*, 2 of them new; 1 other files there are not used/,
    );
    expect(first.errors).toContain(`copied to ${join(dataDir, 'blobs')}, which other nodes`);
    expect(await art()).toEqual([
      { path: OWN_POSTER, stored: true },
      { path: 'own/still.png', stored: true },
    ]);
    expect((await blobs()).filter((name) => name.endsWith('.png'))).toHaveLength(2);
    expect(await plansOrdered()).toBe(1);
    const second = await catalogue(['import', folder]);
    expect(await plansOrdered()).toBe(1);
    expect(second.out).toContain('Nothing to do');
    expect(second.errors).toContain(', 0 of them new');
  });

  test('has its site stored; an offer without a campaign or partner is refused', async () => {
    await writeFolder();
    expect((await catalogue(['import', folder])).out).toMatch(/Site: (?:imported|unchanged)\./);
    const site = async () =>
      (await database.pool.query('select document, pictures from content.site')).rows[0];
    expect(await site()).toMatchObject({
      document: SITE,
      pictures: { [OWN_POSTER]: { width: 64, height: 36 } },
    });
    await written('site/site.json', { ...SITE, partners: SITE.partners.slice(1) });
    const { code, errors } = await catalogue(['import', folder]);
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(
        /offers\.json:\d+:\d+: offers\[0\] \(.*the site has no campaign or partner 'ramadan-special'/,
      ),
    ]);
    // Without the file of the site, the stored one counts; and it is not lost by an import of the catalogue alone.
    await rm(join(folder, 'site'), { recursive: true });
    expect((await catalogue(['import', folder])).code).toBe(0);
    expect(await site()).toMatchObject({ document: SITE });
  });

  test('that is ART_DIR stays where it is', async () => {
    await writeFolder('#00aa22');
    const before = await blobs();
    const settings = { ART_DIR: join(folder, 'art') };
    expect((await catalogue(['import', join(folder, 'catalogue.json')], settings)).code).toBe(0);
    expect(await art()).toEqual([
      { path: OWN_POSTER, stored: false },
      { path: 'own/still.png', stored: false },
    ]);
    expect(await blobs()).toEqual(before);
  });

  test.each([
    ['nothing to import', [], /has none of catalogue\.json, site/],
    ['pictures without a catalogue', ['offers.json', 'art'], /art is there without the catalogue/],
  ])('with %s is refused', async (_what, parts, words) => {
    await writeFolder();
    for (const name of ['catalogue.json', 'site', 'offers.json', 'art'])
      if (!parts.includes(name)) await rm(join(folder, name), { recursive: true });
    const { code, errors } = await catalogue(['import', folder]);
    expect([code, errors]).toEqual([1, expect.stringMatching(words)]);
  });

  test('whose files are of one kind is refused', async () => {
    await writeFolder();
    await written('offers.json', file);
    const { code, errors } = await catalogue(['import', folder]);
    expect([code, errors]).toEqual([1, expect.stringContaining('are of the same kind')]);
  });
});
