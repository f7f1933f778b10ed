import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { shoot, tone } from '../../../../../../../packages/media/src/ingest/film.fixture.ts';
import { versionOfCatalogue } from '../../store/version.ts';
import { CODE, ingestOfFile } from './ingest.fixture.ts';
import { changeTracks, type TracksTask } from './tracks.ts';

const { db, files, folder, recording, take, written } = await ingestOfFile();

let film: string;
beforeAll(async () => {
  const sounds = [...tone(300, 2), ...tone(400, 2), '-map', '0', '-map', '1', '-map', '2'];
  film = await shoot(join(folder, 'two.mkv'), 'testsrc2=s=64x48:r=25:d=2', sounds);
  await take({ file: film, audio: [{ language: 'tr' }, { language: 'ar' }] });
}, 60_000);

const change = (more: Partial<TracksTask> = {}) =>
  changeTracks(
    { code: CODE, sounds: [], first: null, subtitles: [], removed: [], ...more },
    { files, withDb: (work) => work(db()) },
  );
const listed = async () => {
  const { sounds, subtitles } = await change();
  return {
    sounds: sounds.map(({ track, language, kind }) => `${track}: ${language} ${kind}`),
    subtitles: subtitles.map(({ language, kind, source }) => `${language} ${kind} ${source}`),
  };
};
const srt = (text: string) => `1\n00:00:00,500 --> 00:00:01,000\n${text}\n`;

test('a sound is corrected and plays first, without a new asset', async () => {
  expect(await listed()).toEqual({ sounds: ['tr: tr MAIN', 'ar: ar MAIN'], subtitles: [] });
  const before = [await recording(), await versionOfCatalogue(db())];
  await change({ sounds: [{ track: 'tr', language: 'tr', kind: 'DESCRIPTION' }], first: 'ar' });
  expect((await listed()).sounds).toEqual(['ar: ar MAIN', 'tr: tr DESCRIPTION']);
  const after = await recording();
  expect(after).toMatchObject({
    asset: (before[0] as { asset: string }).asset,
    sounds: [
      { track: 'ar', language: 'ar', kind: 'MAIN' },
      { track: 'tr', language: 'tr', kind: 'DESCRIPTION' },
    ],
  });
  expect(await versionOfCatalogue(db())).not.toBe(before[1]);
});

test('given subtitles stay when the film is ingested again; removed ones are gone', async () => {
  const file = await written('tr.srt', srt('Merhaba'));
  await change({ subtitles: [{ language: 'tr', kind: 'SDH', file }] });
  await take({ file: film, audio: [{ language: 'tr' }, { language: 'ar' }] });
  expect((await listed()).subtitles).toEqual(['tr SDH OPERATOR']);
  expect(await recording()).toMatchObject({ subtitles: [expect.anything()] });
  await change({ removed: [{ language: 'tr', kind: 'SDH' }] });
  expect((await listed()).subtitles).toEqual([]);
});

test('what cannot be is refused in words, and nothing changes', async () => {
  const before = await listed();
  const file = await written('fr.srt', srt('Bonjour'));
  const subtitles = [{ language: 'fr', file }];
  const ar = { track: 'ar', language: 'tr', kind: 'DESCRIPTION' } as const;
  for (const [more, words] of [
    [{ code: 'nothing' }, /There is no video 'nothing'/],
    [{ code: 'eleven-sandals-film' }, /plays the clips of the catalogue file: ingest a film first/],
    [{ first: 'de', subtitles }, /has no sound 'de'; it has ar, tr/],
    [{ sounds: [ar], subtitles }, /Two sounds of 'nur-film' would be 'tr.ad'/],
    [{ removed: [{ language: 'de', kind: 'FULL' }], subtitles }, /has no subtitles 'de'/],
    [{ subtitles: [{ language: 'fr', file: film }] }, /two.mkv/],
  ] as const)
    await expect(change(more)).rejects.toThrow(words);
  expect(await listed()).toEqual(before);
});
