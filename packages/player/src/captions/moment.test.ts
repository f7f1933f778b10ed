import { describe, expect, it } from 'vitest';
import { beside, currentIndex, linesAt, nextChange } from './moment.ts';
import { parseCaptions } from './parse.ts';
import { findLines } from './search.ts';

const linesOf = (...times: (readonly [string, string, string])[]) =>
  parseCaptions(
    ['WEBVTT', ...times.map(([from, to, text]) => `00:${from} --> 00:${to}\n${text}`)].join('\n\n'),
  );
const lines = linesOf(
  ['01.000', '03.000', 'a'],
  ['02.000', '04.000', 'b'],
  ['06.000', '07.000', 'c'],
);
const texts = (at: number) => linesAt(lines, at).map(({ text }) => text);

describe('the lines of a moment', () => {
  it.each([
    [0.9, [], -1, 1],
    [1, ['a'], 0, 2],
    [2.5, ['a', 'b'], 1, 3],
    [3, ['b'], 1, 4],
    [4, [], 1, 6],
    [6.5, ['c'], 2, 7],
    [7, [], 2, Infinity],
  ])('at %d are %j', (at, shown, current, next) => {
    expect(texts(at)).toEqual(shown);
    expect(currentIndex(lines, at)).toBe(current);
    expect(nextChange(lines, at)).toBe(next);
  });

  it('never cover the picture', () => {
    const heap = linesOf(
      ...Array.from({ length: 40 }, (_, n) => ['01.000', '02.000', `${n}`] as const),
    );
    expect(linesAt(heap, 1.5).map(({ text }) => text)).toEqual(['36', '37', '38', '39']);
  });
});

describe('two languages', () => {
  it('pairs a line with those of its time span', () => {
    const [first, second] = linesOf(['01.000', '05.000', 'one'], ['05.000', '09.000', 'two']);
    const others = linesOf(
      ['01.100', '02.900', 'bir'],
      ['03.000', '05.400', 'iki'],
      ['05.500', '08.000', 'üç'],
    );
    const besideOf = (line: typeof first) => line && beside(line, others).map(({ text }) => text);
    expect(besideOf(first)).toEqual(['bir', 'iki']);
    expect(besideOf(second)).toEqual(['üç']);
  });
});

describe('a search', () => {
  const rows = linesOf(
    ['01.000', '02.000', 'Rüzgâr bizimle'],
    ['02.000', '03.000', 'الرِّيحُ معنا'],
    ['03.000', '04.000', 'هٰذا بيت علي'],
    ['04.000', '05.000', 'Good morning'],
  ).map((line) => ({ line, second: line.text === 'Good morning' ? 'صباح الخير' : '' }));

  it.each([
    ['ruzgar', [0]],
    ['الريح', [1]],
    ['علی', [2]],
    ['GOOD', [3]],
    ['الخير', [3]],
    ['  ', [0, 1, 2, 3]],
    ['nothing of it', []],
  ])('for %j finds %j', (words, found) => expect(findLines(rows, words)).toEqual(found));
});
