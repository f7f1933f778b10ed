import type { Catalogue } from '@kandil/contract/catalogue';
import { expect, test } from 'vitest';
import { WEIGHT } from '../../rules/match-reason.ts';
import { searchWords } from './search-words.ts';

const title = (patch: object) => ({ title: {}, seasons: [], cast: [], genres: [], ...patch });
const wordsOf = (...titles: object[]) =>
  searchWords({
    titles: titles.map(title),
    genres: [{ code: 'crime', title: { en: 'Crime' } }],
    people: [
      { code: 'leyla', name: { en: 'Leyla' } },
      { code: 'yusuf', name: { en: 'Yusuf' } },
    ],
  } as unknown as Catalogue);

/** The weight of each word, with the titles that have it. */
async function weightsOf(...titles: object[]) {
  const { words } = await wordsOf(...titles);
  return words.map(({ word, weight, places }) => [word, weight, places]);
}

test('words of names, people, characters, episodes, genres and keywords weigh differently', async () => {
  const film = {
    title: { en: 'Brass Lantern' },
    cast: [
      { person: 'leyla', role: { en: 'Zehra' } },
      { person: 'yusuf', role: { en: 'Director' }, crew: true },
    ],
    seasons: [{ episodes: [{ title: { en: 'Midnight' } }] }],
    genres: ['crime'],
    keywords: { en: ['harbour'] },
  };
  expect(await weightsOf(film)).toEqual([
    ['brass', WEIGHT.begins, [0]],
    ['crime', WEIGHT.genre, [0]],
    ['harbour', WEIGHT.keyword, [0]],
    ['lantern', WEIGHT.name, [0]],
    ['leyla', WEIGHT.cast, [0]],
    ['midnight', WEIGHT.episode, [0]],
    ['yusuf', WEIGHT.cast, [0]],
    // What a member of the crew did is no character.
    ['zehra', WEIGHT.character, [0]],
  ]);
});

test('a word of a title counts once, with its greatest weight, and for each title by itself', async () => {
  const named = { title: { en: 'Old Crime' }, genres: ['crime'], keywords: { en: ['crime'] } };
  const ofGenre = { title: { en: 'Crime of the old' }, genres: ['crime'] };
  const bare = { genres: ['crime'] };
  const words = await weightsOf(named, ofGenre, bare);
  expect(words.filter(([word]) => word === 'crime')).toEqual(
    [
      ['crime', WEIGHT.name, [0]],
      ['crime', WEIGHT.begins, [1]],
      ['crime', WEIGHT.genre, [2]],
    ].toSorted(([, one], [, other]) => Number(one) - Number(other)),
  );
});

test('a name without any word is no search word', async () => {
  expect(await weightsOf({ title: { en: '!!', tr: 'Fener' } })).toEqual([
    ['fener', WEIGHT.begins, [0]],
  ]);
});

test('what sounds like a word of an episode alone is not meant', async () => {
  const episodes = [{ title: { en: 'Midnight' } }];
  const { near } = await wordsOf({ title: { en: 'Lantern' }, seasons: [{ episodes }] });
  expect(new Set(near.map(({ word }) => word))).toEqual(new Set(['lantern']));
  const keys = near.map(({ key }) => key);
  expect(keys).toEqual(keys.toSorted());
  const both = await wordsOf({ title: { en: 'Midnight' }, seasons: [{ episodes }] });
  expect(new Set(both.near.map(({ word }) => word))).toEqual(new Set(['midnight']));
});
