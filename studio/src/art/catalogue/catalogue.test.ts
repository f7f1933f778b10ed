import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { readArt } from './art.ts';
import { sha256, type Entry } from './encode.ts';
import { ICONS } from './icons.ts';
import { images } from './images.ts';

const root = new URL('../../../../', import.meta.url);
const folder = new URL('demo/art/', root);
const art = readArt(new URL('demo/art.json', root));
const list = images(art);
const index = JSON.parse(await readFile(new URL('index.json', folder), 'utf8')) as Record<
  string,
  Entry
>;

/** What a title's picture is drawn from: nothing with words. */
const DRAWN = ['code', 'scene', 'palette', 'kids', 'figure', 'flip', 'crop', 'stills'];
const MOST_BYTES = 13 * 1024 * 1024;

describe('the specification', () => {
  test('has 42 titles, six stills for each series, eight channels, and avatars for both audiences', () => {
    expect(art.titles).toHaveLength(42);
    expect(art.titles.filter((t) => t.stills)).toHaveLength(28);
    for (const title of art.titles) expect([undefined, 6]).toContain(title.stills?.length);
    expect(art.channels.map((c) => c.code)).toEqual([
      'hilal',
      'bogaz',
      'girih',
      'fanous',
      'mihrab',
      'yildiz',
      'lale',
      'kervan',
    ]);
    for (const audience of ['ADULT', 'KIDS'])
      expect(art.avatars.filter((a) => a.audience === audience).length).toBeGreaterThanOrEqual(8);
  });

  test('neighbouring titles differ in scene or in palette', () => {
    const looks = art.titles.map((t) => `${t.scene} ${t.palette} ${t.kids ?? ''}`);
    expect(new Set(looks).size).toBe(looks.length);
  });

  test('unknown names, mirrored writing and doubled codes are refused by name', async () => {
    const temporary = await mkdtemp(join(tmpdir(), 'art-'));
    const file = join(temporary, 'art.json');
    const title = { code: 'a', scene: 'clock', palette: 'royal' };
    const broken = [
      { ...title, scene: 'moonbase' },
      { ...title, palette: 'beige' },
      { ...title, flip: true },
    ];
    const channel = { code: 'b', name: 'B', palette: 'royal', mark: 'star', font: 'comic' };
    await writeFile(file, JSON.stringify({ titles: broken, channels: [channel], avatars: [] }));
    expect(() => readArt(file)).toThrow(
      /moonbase.*beige.*cannot be mirrored.*comic.*a is used twice/s,
    );
    await rm(temporary, { recursive: true });
  });
});

describe('the committed art', () => {
  test('the index lists exactly the images asked for', () => {
    const drawn = Object.keys(index).filter((path) => !path.startsWith('site/'));
    expect(drawn.toSorted()).toEqual(list.map((image) => image.path).toSorted());
  });

  test('every image is current: it was made from the SVG drawn today', () => {
    const stale = list
      .filter((image) => index[image.path]?.sha256 !== sha256(image.svg()))
      .map((image) => image.path);
    // Cure: npm run art
    expect(stale).toEqual([]);
  });

  test('every file is there with the size and weight the index gives', async () => {
    for (const { path, width, height } of list) {
      const entry = index[path];
      const file = new URL(path, folder);
      const { format, width: w, height: h } = await sharp(await readFile(file)).metadata();
      expect({ path, format, w, h }).toEqual({ path, format: 'webp', w: width, h: height });
      expect(entry).toMatchObject({ width, height, bytes: (await stat(file)).size });
    }
  });

  test('placeholders are short data URIs and colours are hex', () => {
    const uri = /^data:image\/webp;base64,[\w+/]+=*$/;
    const wrong = Object.entries(index).filter(
      ([, e]) =>
        !uri.test(e.placeholder) || e.placeholder.length > 200 || !/^#[0-9a-f]{6}$/.test(e.color),
    );
    expect(wrong).toEqual([]);
  });

  test('no SVG holds text', () => {
    const lettered = list.filter((image) => image.svg().includes('<text'));
    expect(lettered.map((image) => image.path)).toEqual([]);
  });

  test('no picture of a title is lettered: pages set titles in the language of their reader', () => {
    for (const title of art.titles)
      for (const key of Object.keys(title)) expect(DRAWN).toContain(key);
  });

  test('all together stay within thirteen megabytes', () => {
    expect(Object.values(index).reduce((sum, entry) => sum + entry.bytes, 0)).toBeLessThanOrEqual(
      MOST_BYTES,
    );
  });

  test('application icons have their sizes', async () => {
    for (const { file, pixels } of ICONS) {
      const { width, height, format } = await sharp(
        await readFile(new URL(`demo/art/site/${file}`, root)),
      ).metadata();
      expect({ file, format, width, height }).toEqual({
        file,
        format: 'png',
        width: pixels,
        height: pixels,
      });
    }
  });
});
