import type { Catalogue } from '@kandil/contract/catalogue';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoCatalogue, demoPictures } from '../../../../testing/demo-files.ts';
import { CatalogueError } from '../../../../platform/catalogue-error.ts';
import { readCatalogue } from './read.ts';

const art = { pictures: await demoPictures() };
let file: Catalogue;
beforeEach(async () => {
  file = structuredClone(await demoCatalogue()) as Catalogue;
});

function problemsOf(json: unknown): string[] {
  try {
    readCatalogue(json, art);
  } catch (error) {
    if (error instanceof CatalogueError)
      return error.problems.map(({ place, problem }) => `${place}: ${problem}`);
    throw error;
  }
  return [];
}
const spoil = (item: object | undefined, fields: object) => Object.assign(item ?? {}, fields);

describe('problems of the schema and of references are reported together', () => {
  test('in different titles', () => {
    spoil(file.titles[1], { genres: ['westerns'] });
    spoil(file.titles[2], { year: 'long ago' });
    expect(problemsOf(file)).toEqual([
      expect.stringMatching(/^titles\[2\] \(son-kale\)\.year: /),
      expect.stringMatching(/^titles\[1\] .*\.genres\[0\]: there is no genre 'westerns'$/),
    ]);
  });

  test('in one title with an unknown field and a list that is too long', () => {
    spoil(file.titles[2], {
      colour: 'red',
      genres: Array.from({ length: 11 }, (_, n) => `genre-${n}`),
    });
    const problems = problemsOf(file);
    expect(problems).toHaveLength(13);
    expect(problems).toContain("titles[2] (son-kale).genres[10]: there is no genre 'genre-10'");
  });

  test('for a duplicate code in a title with an invalid year', () => {
    spoil(file.titles[1], { code: file.titles[0]?.code, year: null });
    expect(problemsOf(file)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^titles\[1\] .*\.year: /),
        expect.stringMatching(/^titles\[1\] .* is there twice$/),
      ]),
    );
  });
});

describe('one error is one problem', () => {
  const row = () => file.categories[0]?.rows.find(({ type }) => type === 'CUSTOM_CONTENTS');

  test.each<[string, () => void, RegExp]>([
    ['an invalid code', () => file.titles[0]?.genres.push('No Code'), /genres\[3\]/],
    [
      'an invalid code with references to it',
      () => spoil(file.genres[0], { code: 7 }),
      /^genres\[0\]\.code/,
    ],
    ['a missing list', () => spoil(file, { people: undefined }), /^people/],
    ['a list of the wrong type', () => spoil(file.titles[0], { cast: 'everybody' }), /\.cast/],
    ['a title of the wrong type', () => file.titles.push('a title' as never), /^titles\[42\]/],
    ['items of the wrong type', () => spoil(row(), { items: 'nur' }), /\.items/],
    ['a row with an unknown type', () => spoil(row(), { type: 'BEST' }), /\.type/],
    ['a film of the wrong type', () => spoil(file.titles[0], { film: 'later' }), /\.film/],
    [
      'an invalid picture path',
      () => spoil(file.titles[0]?.pictures, { mobile: '../secret.webp' }),
      /pictures\.mobile/,
    ],
    [
      'a programme of the wrong shape',
      () => spoil(file.channels[0]?.programmes, { 0: { name: 'News' } }),
      /programmes\[0\]/,
    ],
  ])('%s', (_what, make, place) => {
    make();
    expect(problemsOf(file)).toEqual([expect.stringMatching(place)]);
  });

  test.each([['a text'], [null], [[]]])('the file %j', (json) => {
    expect(problemsOf(json)).toEqual([expect.stringMatching(/^the file: /)]);
  });
});
