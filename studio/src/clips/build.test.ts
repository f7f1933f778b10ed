import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPack } from '@kandil/media';
import { buildPack, type PackProgress, progressLine } from './build-pack.ts';
import type { Quality } from './quality.ts';

/** Small and quick: the same steps as for a real pack. */
const QUICK: Quality = {
  stage: 180,
  preset: 'ultrafast',
  rungs: [
    { id: '180p', width: 320, height: 180, crf: 35, maxRate: 300, profile: 'main', level: '3.0' },
  ],
  audioRate: 64,
};
const MINUTES = 120_000;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pack-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('says how far it is in one line', () => {
  expect(progressLine({ clip: 'armada', done: 2, total: 6, share: 0.42 })).toBe(
    'media 3/6 armada 42 %',
  );
  expect(progressLine({ clip: 'kids', done: 6, total: 6, share: 0 })).toBe('media 6/6 kids 0 %');
});

describe('a pack', () => {
  it(
    'is made clip by clip, then stays as it is',
    async () => {
      const reports: PackProgress[] = [];
      const options = {
        quality: QUICK,
        seconds: 8,
        only: ['kids', 'arch'],
        onProgress: (p: PackProgress) => reports.push(p),
      };
      await mkdir(join(folder, '.partial-old'));
      const clips = await buildPack(folder, options);
      expect(clips.map(({ id }) => id)).toEqual(['arch', 'kids']);
      for (const { video, audio, subtitles, duration } of clips) {
        expect(duration).toBe(8);
        expect([...video, ...audio].map(({ segments }) => segments.length)).toEqual([2, 2, 2]);
        expect(video[0]?.codecs).toMatch(/^avc1\.4d/);
        expect(subtitles.map(({ language }) => language)).toEqual(['en', 'ar', 'tr']);
      }
      expect((await readdir(folder)).sort()).toEqual(['arch', 'index.json', 'kids']);
      expect((await readdir(join(folder, 'kids'))).sort()).toEqual([
        '180p',
        'ar',
        'master.m3u8',
        'storyboard.jpg',
        'storyboard.vtt',
        'sub-ar',
        'sub-en',
        'sub-tr',
        'tr',
      ]);
      expect(reports.at(-1)).toEqual({ clip: 'kids', done: 2, total: 2, share: 0 });
      reports.length = 0;
      expect(await buildPack(folder, options)).toEqual(clips);
      expect(reports).toEqual([]);
    },
    MINUTES,
  );

  it(
    'is completed again when a clip of it is damaged',
    async () => {
      await writeFile(join(folder, 'arch', 'tr', 'media.mp4'), 'cut');
      expect((await readPack(folder)).clips.map(({ id }) => id)).toEqual(['kids']);
      const clips = await buildPack(folder, { quality: QUICK, seconds: 8, only: ['kids', 'arch'] });
      expect(clips.map(({ id }) => id).sort()).toEqual(['arch', 'kids']);
    },
    MINUTES,
  );

  it(
    'that is ended half-way leaves what was finished and nothing else',
    async () => {
      const controller = new AbortController();
      const other = join(folder, 'other');
      const onProgress = ({ clip, share }: PackProgress) => {
        if (clip === 'kids' && share === 0) controller.abort();
      };
      const { signal } = controller;
      const build = buildPack(other, {
        quality: QUICK,
        seconds: 8,
        only: ['arch', 'kids'],
        signal,
        onProgress,
      });
      await expect(build).rejects.toThrow('aborted');
      expect((await readdir(other)).sort()).toEqual(['arch', 'index.json']);
    },
    MINUTES,
  );
});
