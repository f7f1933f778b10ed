import type { Catalogue } from '@kandil/contract/catalogue';
import { expect, test } from 'vitest';
import { storyWords } from './story-words.ts';

const en = (text: string) => ({ storyline: { en: text } });
const title = (patch: object) => ({ storyline: {}, seasons: [], trailers: [], ...patch });

/** Each word with the places of its titles. */
async function wordsOf(...titles: object[]) {
  const words = await storyWords({ titles: titles.map(title) } as unknown as Catalogue);
  return words.map(({ word, places }) => [word, [...places]]);
}

test('words of storylines, episodes and films have their titles in order; trailers have none', async () => {
  const series = {
    storyline: { en: 'Harbour lights', tr: 'Liman' },
    seasons: [{ episodes: [en('Lights go out'), en('Fog')] }],
    trailers: [en('Trailer')],
  };
  const film = { ...en('Dawn'), film: en('Harbour of brass') };
  expect(await wordsOf(series, film)).toEqual([
    ['brass', [1]],
    ['dawn', [1]],
    ['fog', [0]],
    ['harbour', [0, 1]],
    ['lights', [0]],
    ['liman', [0]],
    ['out', [0]],
  ]);
});

test('two letters are a word in scripts whose letters are more', async () => {
  expect(await wordsOf(en('An ox at 12, ten'), en('山 東京 物語'))).toEqual([
    ['ten', [0]],
    ['東京', [1]],
    ['物語', [1]],
  ]);
});

// Such words are "and", "that", "one".
test.each([
  [4, 3],
  [12, 3],
  [16, 4],
  [40, 10],
])('of %d titles, a word in the stories of more than %d says nothing', async (count, most) => {
  const titles = Array.from({ length: count }, (_, place) =>
    en(`${place < most ? 'known' : ''} ${place <= most ? 'common' : ''}`),
  );
  const places = Array.from({ length: most }, (_, place) => place);
  expect(await wordsOf(...titles)).toEqual([['known', places]]);
});

test('the lists grow', async () => {
  const text = Array.from({ length: 140_000 }, (_, word) => `word${word}`).join(' ');
  const words = await wordsOf(en(text), en(text));
  expect(words).toHaveLength(140_000);
  expect(words.filter(([, places]) => String(places) !== '0,1')).toEqual([]);
});
