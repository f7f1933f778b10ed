import type { Catalogue } from '@kandil/contract/catalogue';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoCatalogue, demoPictures } from '../../../../testing/demo-files.ts';
import { CatalogueError } from './problems.ts';
import { readCatalogue } from './read.ts';

const pictures = await demoPictures();
let file: Catalogue;
beforeEach(async () => {
  file = structuredClone(await demoCatalogue()) as Catalogue;
});

function problemsOf(json: unknown): string[] {
  try {
    readCatalogue(json, pictures);
  } catch (error) {
    if (error instanceof CatalogueError)
      return error.problems.map(({ place, problem }) => `${place}: ${problem}`);
    throw error;
  }
  return [];
}
const spoil = (item: object | undefined, fields: object) => Object.assign(item ?? {}, fields);

describe('problems of shape and of what is named are told together', () => {
  test('in different titles', () => {
    spoil(file.titles[1], { genres: ['westerns'] });
    spoil(file.titles[2], { year: 'long ago' });
    expect(problemsOf(file)).toEqual([
      expect.stringMatching(/^titles\[2\] \(son-kale\)\.year: /),
      expect.stringMatching(/^titles\[1\] .*\.genres\[0\]: there is no genre 'westerns'$/),
    ]);
  });

  test('in one title with a field that is unknown and a list that is too long', () => {
    spoil(file.titles[2], {
      colour: 'red',
      genres: Array.from({ length: 11 }, (_, n) => `genre-${n}`),
    });
    const problems = problemsOf(file);
    expect(problems).toHaveLength(13);
    expect(problems).toContain("titles[2] (son-kale).genres[10]: there is no genre 'genre-10'");
  });

  test('twice the same code, one of them in a title with a wrong year', () => {
    spoil(file.titles[1], { code: file.titles[0]?.code, year: null });
    expect(problemsOf(file)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^titles\[1\] .*\.year: /),
        expect.stringMatching(/^titles\[1\] .* is there twice$/),
      ]),
    );
  });
});

describe('one fault is one problem', () => {
  const row = () => file.categories[0]?.rows.find(({ type }) => type === 'CUSTOM_CONTENTS');

  test.each<[string, () => void, RegExp]>([
    ['a name that is no code', () => file.titles[0]?.genres.push('No Code'), /genres\[3\]/],
    [
      'a code that cannot be read, which others name',
      () => spoil(file.genres[0], { code: 7 }),
      /^genres\[0\]\.code/,
    ],
    ['a list that is missing', () => spoil(file, { people: undefined }), /^people/],
    ['a list that is none', () => spoil(file.titles[0], { cast: 'everybody' }), /\.cast/],
    ['a title that is none', () => file.titles.push('a title' as never), /^titles\[42\]/],
    ['items that are no list', () => spoil(row(), { items: 'nur' }), /\.items/],
    ['a row of an unknown type', () => spoil(row(), { type: 'BEST' }), /\.type/],
    ['a film that is none', () => spoil(file.titles[0], { film: 'later' }), /\.film/],
    [
      'a picture that is no path',
      () => spoil(file.titles[0]?.pictures, { mobile: '../secret.webp' }),
      /pictures\.mobile/,
    ],
    [
      'a programme that is none',
      () => spoil(file.channels[0]?.programmes, { 0: { name: 'News' } }),
      /programmes\[0\]/,
    ],
  ])('%s', (_what, make, place) => {
    make();
    expect(problemsOf(file)).toEqual([expect.stringMatching(place)]);
  });

  test.each([['a text'], [null], [[]]])('a file that is %j', (json) => {
    expect(problemsOf(json)).toEqual([expect.stringMatching(/^the file: /)]);
  });
});
