import type { Catalogue } from '@kandil/contract/catalogue';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoCatalogue, demoPictures } from '../../../../testing/demo-files.ts';
import { CatalogueError } from '../../../../platform/catalogue-error.ts';
import type { StreamRules } from '../../rules/streams.ts';
import { readCatalogue } from './read.ts';

const art = { pictures: await demoPictures() };
let file: Catalogue;
beforeEach(async () => {
  file = structuredClone(await demoCatalogue()) as Catalogue;
});

function problemsOf(json: unknown, streams?: StreamRules): string[] {
  try {
    readCatalogue(json, art, streams);
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

test('invalid codes and numbers are no duplicates of each other', () => {
  for (const item of [...file.titles.slice(0, 2), ...file.genres.slice(0, 2)])
    spoil(item, { code: 7 });
  for (const season of file.titles[0]?.seasons ?? []) spoil(season, { index: 'first' });
  expect(problemsOf(file).filter((problem) => problem.endsWith(' is there twice'))).toEqual([]);
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

describe('a title in a valid file is not', () => {
  const series = () => file.titles.find(({ kind }) => kind === 'SERIES');
  const film = () => file.titles.find(({ kind }) => kind === 'FILM');
  const repeatFirst = (list: unknown[] | undefined) => list?.push(list[0]);

  test.each<[string, () => void, RegExp]>([
    [
      'a film with seasons',
      () => spoil(film(), { seasons: [{ ...series()?.seasons[0], code: 'other', episodes: [] }] }),
      / \(nur\): a film has a film and no seasons$/,
    ],
    [
      'a film without its video',
      () => spoil(film(), { film: null }),
      / \(nur\): a film has a film and no seasons$/,
    ],
    [
      'a series with a film',
      () => spoil(series(), { film: { ...film()?.film, code: 'other' } }),
      / \(shadows-of-the-golden-horn\): a series has seasons and no film$/,
    ],
    [
      'twice in a genre',
      () => repeatFirst(series()?.genres),
      /genres\[3\]: 'drama' is there twice$/,
    ],
    [
      'with a person twice in its cast',
      () => repeatFirst(series()?.cast),
      /cast\[\d\]: 'selin-aksoy' is there twice$/,
    ],
    [
      'with two seasons of a number',
      () => spoil(series()?.seasons[1], { index: 1 }),
      /seasons\[1\].*: 'season 1' is there twice$/,
    ],
    [
      'with an episode of the code of another',
      () => repeatFirst(series()?.seasons[0]?.episodes),
      /episodes\[\d+\].*: 'shadows-of-the-golden-horn-s1e1' is there twice$/,
    ],
    [
      'with a season of the code of another',
      () => spoil(series()?.seasons[1], { code: series()?.seasons[0]?.code }),
      /seasons\[1\].*: '.+' is there twice$/,
    ],
    [
      'without media, which format 2 alone allows',
      () => spoil(file, { format: 1 }) && delete film()?.film?.media,
      / \(nur\)\.film: has no media; in format 2 they may be left out$/,
    ],
    [
      'with an asset, which format 2 alone has',
      () =>
        spoil(file, { format: 1 }) &&
        spoil(film()?.film ?? undefined, { asset: 'ingest-0123456789abcdef' }),
      / \(nur\)\.film\.asset: is a field of format 2, and the file names format 1$/,
    ],
    [
      'with an unknown picture of an episode',
      () => spoil(series()?.seasons[0]?.episodes[0], { image: 'none.webp' }),
      /\.image: there is no picture 'none\.webp'$/,
    ],
  ])('%s', (_what, make, problem) => {
    expect(problemsOf(file)).toEqual([]);
    make();
    expect(problemsOf(file)).toContainEqual(expect.stringMatching(problem));
  });
});

test('rows of two categories have different codes', () => {
  const [home, other] = file.categories;
  spoil(other?.rows[0], { code: home?.rows[0]?.code });
  expect(problemsOf(file)).toEqual([
    expect.stringMatching(/^categories\[1\].*rows\[0\].*: 'continue-watching' is there twice$/),
  ]);
});

describe('streams of other parties', () => {
  const streamed = (urls: readonly string[], at = 0) =>
    spoil(file.channels[at], { programmes: [], streams: urls.map((url) => ({ url })) });
  const url = 'https://live.example/a.m3u8';
  const first = () => `channels[0] (${file.channels[0]?.code}).streams[0].url`;

  test('of an origin that the operator does not allow name their field', () => {
    streamed([url, 'https://other.example/a.m3u8']);
    const rules = { sources: ['https://other.example'], secure: true };
    expect(problemsOf(file, rules)).toEqual([
      `${first()}: MEDIA_SOURCES does not allow the origin 'https://live.example'`,
    ]);
    expect(problemsOf(file, { sources: [], secure: true })).toEqual([]);
  });

  test('come over http from this machine alone, and only where the product does', () => {
    streamed(['http://localhost:8080/a.m3u8', 'http://127.0.0.1/b.m3u8', 'http://[::1]:1/c.m3u8']);
    expect(problemsOf(file, { sources: [], secure: false })).toEqual([]);
    expect(problemsOf(file, { sources: [], secure: true })).toHaveLength(3);
    for (const wrong of [
      'http://live.example/a.m3u8',
      'http://localhost.example/',
      'ftp://a.b/c',
    ]) {
      streamed([wrong]);
      expect(problemsOf(file)).toEqual([expect.stringContaining(first())]);
    }
  });

  test('differ, and have few origins in all', () => {
    streamed([url, url]);
    expect(problemsOf(file)).toEqual([
      expect.stringMatching(/streams\[1\]\.url: .* is there twice$/),
    ]);
    const origins = Array.from({ length: 25 }, (_, each) => `https://${each}.example/`);
    file.channels.length = 7;
    file.channels.forEach((_, each) => streamed(origins.slice(each * 4, each * 4 + 4), each));
    expect(problemsOf(file)).toEqual([
      expect.stringMatching(/^channels\[6\].*at most 24 origins$/),
    ]);
  });
});
