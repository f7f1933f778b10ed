import { expect, it } from 'vitest';
import { frameAt, parseStoryboard } from './storyboard.ts';

const base = 'https://media.test/asset/storyboard.vtt?t=1';
const file = `WEBVTT

NOTE made by the packager

1
00:00.000 --> 00:02.000
sheet-1.jpg#xywh=0,0,192,108

00:00:02.000 --> 00:00:04.500\r
sheet-1.jpg#xywh=192,0,192,108

01:00:00.000 --> 01:00:02.000
../sheet-2.jpg#xywh=384,108,192,108

00:06.000 --> 00:08.000
not a picture
`;

it('parses frames with their sheets, relative to the file', () => {
  expect(parseStoryboard(file, base)).toEqual([
    {
      start: 0,
      end: 2,
      image: 'https://media.test/asset/sheet-1.jpg',
      x: 0,
      y: 0,
      width: 192,
      height: 108,
    },
    {
      start: 2,
      end: 4.5,
      image: 'https://media.test/asset/sheet-1.jpg',
      x: 192,
      y: 0,
      width: 192,
      height: 108,
    },
    {
      start: 3600,
      end: 3602,
      image: 'https://media.test/sheet-2.jpg',
      x: 384,
      y: 108,
      width: 192,
      height: 108,
    },
  ]);
});

it.each([
  [0, 0],
  [3, 192],
  [1800, 192],
  [3601, 384],
])('shows at %d s the frame before it', (moment, x) => {
  expect(frameAt(parseStoryboard(file, base), moment)?.x).toBe(x);
});

it('has no frame in an empty file', () => {
  expect(frameAt(parseStoryboard('', base), 5)).toBeUndefined();
});
