import { expect, it } from 'vitest';
import { heightsOf, levelsAbove, rungIndex, tracksOf } from './hls-tracks.ts';

const ladder = [
  { height: 360, bitrate: 500_000 },
  { height: 720, bitrate: 1_600_000 },
  { height: 720, bitrate: 2_400_000 },
  { height: 1080, bitrate: 4_000_000 },
];

it('lists each language once, in the order of the playlist', () => {
  expect(
    tracksOf([
      { name: 'Türkçe', lang: 'tr' },
      { name: 'العربية', lang: 'ar' },
      { name: 'Türkçe (betimleme)', lang: 'tr' },
      { name: 'Music only' },
      { name: 'English (Forced)', lang: 'en', forced: true },
    ]),
  ).toEqual([
    { language: 'tr', label: 'Türkçe' },
    { language: 'ar', label: 'العربية' },
    { language: 'und', label: 'Music only' },
  ]);
});

it('lists each height once, tallest first, and none for audio only', () => {
  expect(heightsOf(ladder)).toEqual([1080, 720, 360]);
  expect(heightsOf([{ height: 0, bitrate: 64_000 }])).toEqual([]);
});

it.each([
  ['auto', -1],
  ['saver', 0],
  [720, 2],
  [1440, 3],
  [144, 0],
] as const)('selects the best level for %s', (requested, index) => {
  expect(rungIndex(ladder, requested)).toBe(index);
});

it.each([
  [2160, []],
  [1080, []],
  [720, [3]],
  [480, [3, 2, 1]],
  [240, []],
])(
  'takes the levels above %s away, unless none would remain',
  { tags: ['CONST-36'] },
  (height, levels) => {
    expect(levelsAbove(ladder, height)).toEqual(levels);
  },
);

it('leaves an empty list of levels to the engine', () => {
  expect(rungIndex([], 720)).toBe(-1);
});
