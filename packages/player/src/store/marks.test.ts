import { describe, expect, it } from 'vitest';
import type { Mark } from './marks.ts';
import { chapterAt, chapterBeside, chaptersOf, scenesOf, skipAt } from './marks.ts';

const mark = (kind: Mark['kind'], from: number, to: number, more: Partial<Mark> = {}): Mark => ({
  kind,
  from,
  to,
  title: null,
  ...more,
});
const marks = [
  mark('CHAPTER', 0, 160),
  mark('RECAP', 0, 6),
  mark('INTRO', 6, 28),
  mark('CHAPTER', 160, 320, { title: 'The harbour' }),
  mark('SCENE', 161, 179, { theme: 'FEAR' }),
  mark('CHAPTER', 320, 480),
  mark('CREDITS', 455, 480),
];
const chapters = chaptersOf(marks);

describe('segments that can be skipped', () => {
  it.each([
    [0, 'RECAP'],
    [5.9, 'RECAP'],
    [5.96, 'INTRO'],
    [6, 'INTRO'],
    [27.9, 'INTRO'],
    [28, undefined],
    [300, undefined],
    [455, 'CREDITS'],
    [480, undefined],
  ])('at %d s is %s', (moment, kind) => {
    expect(skipAt(marks, moment)?.kind).toBe(kind);
  });

  it('the inner one of two wins', () => {
    const both = [mark('RECAP', 0, 60), mark('INTRO', 20, 40)];
    expect(skipAt(both, 10)?.kind).toBe('RECAP');
    expect(skipAt(both, 30)?.kind).toBe('INTRO');
  });
});

describe('chapters', () => {
  it('are numbered in order of time', () => {
    expect(chaptersOf(marks.toReversed())).toEqual([
      { number: 1, from: 0, to: 160, title: null },
      { number: 2, from: 160, to: 320, title: 'The harbour' },
      { number: 3, from: 320, to: 480, title: null },
    ]);
  });

  it.each([
    [0, 1],
    [159.9, 1],
    [160, 2],
    [480, 3],
  ])('at %d s is number %d', (moment, number) => {
    expect(chapterAt(chapters, moment)?.number).toBe(number);
  });

  it.each([
    [0, 1, 160],
    [160, 1, 320],
    [400, 1, undefined],
    [400, -1, 320],
    [322, -1, 160],
    [162, -1, 0],
    [1, -1, 0],
  ] as const)('from %d s by %d leads to %s', (moment, step, target) => {
    expect(chapterBeside(chapters, moment, step)).toBe(target);
  });

  it('of a video without chapters lead nowhere', () => {
    expect(chapterAt([], 10)).toBeUndefined();
    expect(chapterBeside([], 10, 1)).toBeUndefined();
    expect(chapterBeside([], 10, -1)).toBeUndefined();
  });
});

it('a scene without a theme is ignored', () => {
  expect(scenesOf([...marks, mark('SCENE', 1, 2)])).toHaveLength(1);
});
