import { expect, test } from 'vitest';
import { screensOf, spread } from './load.ts';

const list = (length: number) => Array.from({ length }, (_, at) => at);

test('posters are spread over the whole catalogue', () => {
  expect(spread(list(6), 3)).toEqual([0, 2, 4]);
  expect(spread(list(42), 30)).toHaveLength(30);
  expect(spread(list(42), 30).at(-1)).toBeGreaterThan(39);
});

test('a catalogue smaller than the wall is used whole', () => {
  expect(spread(list(5), 30)).toEqual(list(5));
  expect(spread([], 30)).toEqual([]);
});

const art = (src: string) => ({ src, width: 1, height: 1, placeholder: '' });
const title = (code: string) => ({ image: art(code), mobileImage: art(`${code} tall`) });

test('each device shows a different title', () => {
  const shown = (...codes: string[]) =>
    Object.values(screensOf(codes.map(title)) ?? {}).map(({ src }) => src);
  expect(shown('a', 'b', 'c', 'd')).toEqual(['a', 'b', 'c tall']);
  expect(shown('a')).toEqual(['a', 'a', 'a tall']);
  expect(shown()).toEqual([]);
});
