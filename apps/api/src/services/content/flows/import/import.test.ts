import type { Catalogue } from '@kandil/contract/catalogue';
import { LANGUAGES } from '@kandil/i18n';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../../platform/database/index.ts';
import { openTestDatabase } from '../../../../platform/testing.ts';
import { demoCatalogue, demoPictures } from '../../../../testing/demo-files.ts';
import { catalogueWithout } from '../../tests/removed.fixture.ts';
import type { PictureIndex } from '../../store/pictures.ts';
import { importCatalogue, type ImportReport } from './index.ts';
import { CatalogueError } from '../../../../platform/catalogue-error.ts';

let database: Database;
let pictures: PictureIndex;
let file: Catalogue;
beforeAll(async () => {
  database = await openTestDatabase({ from: 'migrated' });
  pictures = await demoPictures();
});
beforeEach(async () => {
  file = structuredClone(await demoCatalogue()) as Catalogue;
});
afterAll(() => database.close());

const load = (json: unknown, dryRun = false) =>
  importCatalogue(database, json, { pictures, dryRun });
const count = async (table: string) =>
  (await database.pool.query(`select count(*)::int as n from content.${table}`)).rows[0]
    ?.n as number;
const touched = ({ changes }: ImportReport) =>
  Object.entries(changes).flatMap(([name, { added, changed, removed }]) =>
    added + changed + removed > 0 ? [[name, added, changed, removed]] : [],
  );

/** The problems of an invalid file, with their paths. */
async function problemsOf(json: unknown): Promise<string[]> {
  const error: unknown = await load(json).catch((reason: unknown) => reason);
  if (!(error instanceof CatalogueError))
    throw new Error('the file was not refused', { cause: error });
  return error.problems.map(({ place, problem }) => `${place}: ${problem}`);
}

describe('the demo catalogue', () => {
  test('a dry run reports what would change and changes nothing', async () => {
    const report = await load(file, true);
    expect(report.changes['title']).toEqual({ added: 42, changed: 0, removed: 0 });
    expect(await count('title')).toBe(0);
  });

  test.each(LANGUAGES.map(({ code }) => code))('has every text in %s', (language) => {
    const without: string[] = [];
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('en' in value && typeof value.en === 'string') {
        const text = (value as Record<string, string>)[language];
        if (!text?.trim()) without.push(value.en);
      } else Object.values(value).forEach(walk);
    };
    walk(file);
    expect(without).toEqual([]);
  });

  test('is imported completely; the second import does nothing', async () => {
    expect((await load(file)).unchanged).toBe(false);
    expect([
      await count('title'),
      await count('person'),
      await count('genre'),
      await count('channel'),
    ]).toEqual([42, 42, 14, 8]);
    expect(await load(file)).toEqual({ unchanged: true, changes: {} });
  });

  test('leaves the search to its indexes, which need no look at the rows', async () => {
    const { rows } = await database.pool.query(
      `select relname, relallvisible > 0 as visible, reltuples > 0 as analysed from pg_class
       where oid in ('content.search_word'::regclass, 'content.search_near'::regclass) order by relname`,
    );
    expect(rows).toEqual([
      { relname: 'search_near', visible: true, analysed: true },
      { relname: 'search_word', visible: true, analysed: true },
    ]);
  });

  test('ids stay when texts change, and only rows that differ are written', async () => {
    const id = async () =>
      (await database.pool.query(`select id from content.title where code = 'nur'`)).rows[0]
        ?.id as number;
    const before = await id();
    const nur = file.titles.find(({ code }) => code === 'nur');
    if (nur) nur.storyline = { en: 'Another text.' };
    expect(touched(await load(file))).toEqual([['title', 0, 1, 0]]);
    expect(await id()).toBe(before);
    await load(await demoCatalogue());
  });

  test('a renamed title moves to its position in the alphabet', async () => {
    const { rows: before } = await database.pool.query(
      "select (alphabet ->> 'fa')::int as place from content.title where code = 'nur'",
    );
    const nur = file.titles.find(({ code }) => code === 'nur');
    if (nur) nur.title = { ...nur.title, fa: 'آب' };
    await load(file);
    const inOrder = async () =>
      (
        await database.pool.query<{ code: string }>(
          "select code from content.title order by (alphabet ->> 'fa')::int",
        )
      ).rows.map(({ code }) => code);
    expect((await inOrder())[0]).toBe('nur');
    await load(await demoCatalogue());
    expect((await inOrder())[before[0]?.place as number]).toBe('nur');
  });

  test('a title missing from the file is removed with its episodes, once', async () => {
    const report = await load(catalogueWithout(file, 'son-kale'));
    expect(report.changes['title']).toEqual({ added: 0, changed: expect.any(Number), removed: 1 });
    const left = await database.pool.query(
      `select code from content.title where removed_at is null
       union select code from content.video where code like 'son-kale%' and removed_at is null`,
    );
    expect(left.rows).toHaveLength(41);
    // It was removed then, not now.
    const at = async () =>
      (await database.pool.query(`select min(removed_at) as at from content.video`)).rows[0]?.at;
    const before = await at();
    const again = await load({ ...catalogueWithout(file, 'son-kale'), faq: [] });
    expect(touched(again)).toEqual([['faq', 0, 0, file.faq.length]]);
    expect(await at()).toEqual(before);
    await load(await demoCatalogue());
  });
});

describe('an invalid file changes nothing; the error has the path of each problem', () => {
  test.each<[string, (file: Catalogue) => void, string]>([
    [
      'a text without English',
      (f) => {
        f.titles[2] = { ...f.titles[2], title: { ar: 'القلعة' } } as never;
      },
      'titles[2] (son-kale).title: needs a text in English (en)',
    ],
    [
      'an unknown genre',
      (f) => {
        f.titles[0]?.genres.push('westerns');
      },
      "titles[0] (shadows-of-the-golden-horn).genres[3]: there is no genre 'westerns'",
    ],
    [
      'an unknown person',
      (f) => {
        f.titles[0]?.cast.push({ person: 'nobody', role: { en: 'Nobody' } });
      },
      "titles[0] (shadows-of-the-golden-horn).cast[5].person: there is no person 'nobody'",
    ],
    [
      'a duplicate code',
      (f) => {
        if (f.titles[1] && f.titles[0]) f.titles[1].code = f.titles[0].code;
      },
      "titles[1] (shadows-of-the-golden-horn): 'shadows-of-the-golden-horn' is there twice",
    ],
    [
      'a series without seasons',
      (f) => {
        if (f.titles[0]) f.titles[0].seasons = [];
      },
      'titles[0] (shadows-of-the-golden-horn): a series has seasons and no film',
    ],
    [
      'a title for children with a higher age rating',
      (f) => {
        const title = f.titles.find(({ code }) => code === 'moonlight-friends');
        if (title) title.ageRating = 11;
      },
      'titles[22] (moonlight-friends).ageRating: a title for children is rated at most 10',
    ],
    [
      'an age rating above 18',
      (f) => {
        if (f.titles[0]) f.titles[0].ageRating = '19+' as never;
      },
      'titles[0] (shadows-of-the-golden-horn).ageRating: an age rating is a whole number from 0 to 18',
    ],
    [
      'an age rating of another form',
      (f) => {
        if (f.titles[0]) f.titles[0].ageRating = 'PG-13' as never;
      },
      'titles[0] (shadows-of-the-golden-horn).ageRating: an age rating is a whole number from 0 to 18',
    ],
    [
      'a channel for children that is rated younger than what it shows',
      (f) => {
        const channel = f.channels.find(({ code }) => code === 'fanous');
        if (channel) channel.ageRating = 6;
      },
      "channels[2] (fanous).programmes[2].title: 'little-astronomer' is rated 7, and the channel for children 6",
    ],
    [
      'an unknown picture',
      (f) => {
        if (f.titles[0]) f.titles[0].pictures.mobile = 'titles/none.webp';
      },
      "titles[0] (shadows-of-the-golden-horn).pictures.mobile: there is no picture 'titles/none.webp'",
    ],
    [
      'a row with an unknown genre',
      (f) => {
        const row = f.categories[0]?.rows.find(({ genre }) => genre);
        if (row) row.genre = 'none';
      },
      "categories[0] (home).rows[4] (empires-and-caravans).genre: there is no genre 'none'",
    ],
    [
      'items in a row that takes none',
      (f) => {
        const row = f.categories[0]?.rows[1];
        if (row) row.items = ['nur'];
      },
      'categories[0] (home).rows[1] (new-episodes): items belong to CUSTOM_CONTENTS, and only there',
    ],
    [
      'a title for adults on a channel for children',
      (f) => {
        f.channels[2]?.programmes.push({ title: 'son-kale' });
      },
      "channels[2] (fanous).programmes[8].title: 'son-kale' is no title for children, and the channel is",
    ],
  ])('%s', async (_what, spoil, problem) => {
    spoil(file);
    expect(await problemsOf(file)).toContain(problem);
    expect(await count('title')).toBe(42);
  });

  test.each([
    ['not an object', 'a text'],
    ['an unknown format', { format: 2 }],
    ['nothing', null],
  ])('%s', async (_what, json) => {
    expect((await problemsOf(json)).length).toBeGreaterThan(0);
    expect(await count('title')).toBe(42);
  });

  test('a picture path that leaves the folder of the art is invalid', async () => {
    if (file.titles[0]) file.titles[0].pictures.mobile = '../../secrets.json';
    expect((await problemsOf(file))[0]).toContain('pictures.mobile');
  });
});
