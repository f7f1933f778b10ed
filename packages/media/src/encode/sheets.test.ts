import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clipOf } from '../clip.fixture.ts';
import { shoot } from '../ingest/film.fixture.ts';
import { storyboardTrack } from '../playlist/storyboard.ts';
import { drawSheets } from './sheets.ts';

it('a storyboard continues from sheet to sheet', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheets-'));
  const media = await shoot(join(folder, 'film.mp4'), 'testsrc2=s=64x36:r=25:d=9');
  const layout = { interval: 1, width: 32, height: 18, columns: 2, rows: 2 };
  const storyboard = await drawSheets({ media, folder, duration: 9 }, layout, { seconds: 60 });
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.jpg'));
  await rm(folder, { recursive: true });
  expect(sheets.toSorted()).toEqual(['storyboard-1.jpg', 'storyboard-2.jpg', 'storyboard-3.jpg']);
  expect(storyboard.more?.map(({ file }) => file)).toEqual(sheets.toSorted().slice(1));
  const track = storyboardTrack([{ ...clipOf('a'), duration: 9, storyboard }], (_, file) => file);
  expect(track.match(/^storyboard.*$/gm)?.slice(2)).toEqual([
    'storyboard-1.jpg#xywh=0,18,32,18',
    'storyboard-1.jpg#xywh=32,18,32,18',
    'storyboard-2.jpg#xywh=0,0,32,18',
    'storyboard-2.jpg#xywh=32,0,32,18',
    'storyboard-2.jpg#xywh=0,18,32,18',
    'storyboard-2.jpg#xywh=32,18,32,18',
    'storyboard-3.jpg#xywh=0,0,32,18',
  ]);
  expect(track).toContain('00:00:08.000 --> 00:00:09.000\nstoryboard-3.jpg');
}, 30_000);
