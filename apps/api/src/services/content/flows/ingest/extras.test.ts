import { MediaRefusal } from '@kandil/media/ingest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExtras } from './extras.ts';

const MIB = 1024 * 1024;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extras-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What is read from a side file with this text. */
async function read(text: string) {
  const file = join(folder, 'film.json');
  await writeFile(file, text);
  return readExtras(file);
}
const intro = (to: number) => ({ kind: 'INTRO', from: 0, to });

test('a side file is a list of marks, or an object with marks and sound tracks', async () => {
  expect((await read(JSON.stringify([intro(9)]))).extras).toEqual({ marks: [intro(9)] });
  const audio = '["tr", { "language": "en", "kind": "COMMENTARY" }]';
  const { extras, check } = await read(`{ "audio": ${audio} }`);
  expect(extras).toEqual({
    audio: [{ language: 'tr' }, { language: 'en', kind: 'COMMENTARY' }],
  });
  expect(check(9)).toBeUndefined();
});

test('a mark may end a second after the video, and is cut to it', async () => {
  const { check } = await read(JSON.stringify([intro(10)]));
  expect(check(20)).toEqual([intro(10)]);
  expect(check(9)).toEqual([intro(9)]);
  expect(() => check(8.9)).toThrow(
    'film.json:1:32: [0].to: is behind the end of the video (8.9 s)',
  );
  const inObject = await read(`{ "marks": ${JSON.stringify([intro(10)])} }`);
  expect(() => inObject.check(1)).toThrow('marks[0].to: is behind the end of the video (1.0 s)');
});

test('a file of more than a mebibyte is not read, nor a folder', async () => {
  const list = JSON.stringify([intro(9)]);
  expect((await read(list.padEnd(MIB))).extras.marks).toHaveLength(1);
  const refusal = /^[\w.-]+ is no file of chapters and segments\.$/;
  await expect(read(list.padEnd(MIB + 1))).rejects.toThrow(refusal);
  await expect(readExtras(folder)).rejects.toThrow(refusal);
});

test.each([
  ['{ "marks": [', /^film\.json:1:\d+: /],
  ['{ "audio": ["tur"] }', /^film\.json:1:13: audio\[0\]: /],
  ['{ "sound": [] }', /^film\.json:1:\d+: .*sound/],
  [`{ "audio": ${JSON.stringify(Array.from({ length: 21 }, () => 'tr'))} }`, /: audio: /],
])('a file that is wrong is refused with the place: %s', async (text, place) => {
  const refused = read(text);
  await expect(refused).rejects.toThrow(MediaRefusal);
  await expect(refused).rejects.toThrow(place);
});

test('20 sound tracks are allowed; a file that is missing is named', async () => {
  const audio = Array.from({ length: 20 }, () => 'tr');
  expect((await read(JSON.stringify({ audio }))).extras.audio).toHaveLength(20);
  await expect(readExtras(join(folder, 'none.json'))).rejects.toThrow(
    /^none\.json cannot be read: /,
  );
});
