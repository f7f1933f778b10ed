import type { Catalogue } from '@kandil/contract/catalogue';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoCatalogue, demoPictures } from '../../../../testing/demo-files.ts';
import { exportCatalogue } from '../export/index.ts';
import { importCatalogue } from '../import/index.ts';
import { videoBy } from '../../store/videos.ts';
import { forgetIngest } from './forget.ts';
import { type IngestTask, tryIngest } from './ingest.ts';
import { CODE, ingestOfFile } from './ingest.fixture.ts';

const { database, folder, places, files, file, db, withDb, task, take, written, rows, recording } =
  await ingestOfFile();
const view = { language: 'en', territory: 0, child: null } as const;

describe('a file for a video', () => {
  test('is refused with a reason if it is invalid, and changes nothing', async () => {
    const marks = await written(
      'marks.json',
      '[\n  { "kind": "INTRO", "from": 0, "to": 1 },\n  { "kind": "SCENE", "from": 1, "to": 2 },\n  { "kind": "NAP", "from": 1, "to": 2 }\n]',
    );
    const late = await written(
      'late.json',
      '{ "marks": [\n{ "kind": "INTRO", "from": 0, "to": 90 }] }',
    );
    const halves = await written(
      'halves.json',
      '[{ "kind": "CHAPTER", "from": 0, "to": 1, "title": { "en": "Half \\ud83d" } }]',
    );
    const wrong: [Partial<IngestTask>, RegExp][] = [
      [{ code: 'nothing' }, /There is no video 'nothing' in the catalogue/],
      [{ code: 'nur' }, /'nur' is a title, no video. Its videos are: .*nur-film/],
      [{ code: "'; drop table content.video; --" }, /There is no video/],
      [{ file: join(folder, 'none.mp4') }, /cannot be read: ENOENT/],
      [{ file: marks }, /no video file/],
      [
        { extras: marks },
        /marks.json:3:\d+: \[1\].theme: a SCENE has a theme.*\nmarks.json:4:13: \[2\].kind: /,
      ],
      [
        { extras: halves },
        /halves.json:1:\d+: \[0\].title.en: has a character that cannot be stored/,
      ],
      [{ extras: late }, /late.json:2:\d+: marks\[0\].to: is behind the end/],
      [{ extras: file }, /film.mkv:\d+:\d+: this is not UTF-8/],
      [{ subtitles: [{ language: 'tr', file: marks }] }, /marks.json: this is neither SRT/],
      [
        { audio: [{ language: 'tr' }, { language: 'ar' }] },
        /2 languages are named for 1 audio track/,
      ],
    ];
    for (const [more, words] of wrong) await expect(take(more)).rejects.toThrow(words);
    expect(await rows()).toEqual([]);
    expect(await readdir(folder)).not.toContain('data');
  });

  test('is checked by a dry run, which writes nothing', async () => {
    const report = await tryIngest(task(), { withDb, loudness: -20 });
    expect(report).toMatchObject({
      changed: true,
      rungs: ['180p (320x180)'],
      duration: 3,
      sounds: ['tr'],
      subtitles: [],
      marks: [{ kind: 'CHAPTER', title: { en: 'Dawn' } }],
    });
    expect(await rows()).toEqual([]);
    expect(await readdir(folder)).not.toContain('data');
  });

  test('replaces the video’s clips, duration, languages and marks', async () => {
    const text = await written('en.srt', '1\n00:00:01,000 --> 00:00:02,000\nHello\n');
    const extras = await written('own.json', '[{ "kind": "CREDITS", "from": 2, "to": 3.5 }]');
    const given = { subtitles: [{ language: 'en', file: text }], extras };
    const report = await take(given);
    expect(report.changed).toBe(true);
    expect(report.marks).toEqual([{ kind: 'CREDITS', from: 2, to: expect.closeTo(3, 1) }]);
    expect(await recording()).toMatchObject({ asset: report.asset });
    const video = await videoBy(db(), view, { code: CODE });
    expect([video?.duration, video?.audio, video?.subtitles]).toEqual([3, ['tr'], ['en']]);
    const [before] = await rows();
    expect((await take(given)).changed).toBe(false);
    expect(await rows()).toEqual([before]);
    expect(await readdir(places.made)).toEqual([]);
    // The names are hashes, so the text may come before the film.
    const listed = await files.list('');
    const isText = (key: string) => key.endsWith('clip.vtt');
    expect(listed.filter((key) => !isText(key))).toEqual([
      expect.stringContaining(`${report.asset}/180p/media.mp4`),
      expect.stringContaining(`${report.asset}/storyboard.jpg`),
      expect.stringContaining(`${report.asset}/tr/media.mp4`),
    ]);
    expect(listed.filter(isText)).toEqual([
      expect.stringMatching(/^[0-9a-f]{8}\/text-[0-9a-f]{16}\/clip.vtt$/),
    ]);
  });

  test('survives an import, even one without the video; an export equals the catalogue file', async () => {
    const before = await recording();
    const demo = (await demoCatalogue()) as Catalogue;
    const changed = structuredClone(demo);
    const title = changed.titles.find(({ code }) => code === 'nur');
    if (title?.film) title.film.duration = 999;
    if (title) title.trailers = [];
    const trailer = await take({ code: 'nur-trailer' });
    const pictures = await demoPictures();
    await importCatalogue(database, changed, { pictures });
    expect((await videoBy(db(), view, { code: CODE }))?.duration).toBe(3);
    const exported = await exportCatalogue(database);
    expect(exported.titles.find(({ code }) => code === 'nur')?.film?.duration).toBe(999);
    expect(await videoBy(db(), view, { code: 'nur-trailer' })).toBeUndefined();
    await importCatalogue(database, demo, { pictures });
    expect(await recording()).toEqual(before);
    expect(await recording('nur-trailer')).toMatchObject({ asset: trailer.asset });
    await forgetIngest('nur-trailer', { places, withDb });
    expect(await forgetIngest(CODE, { places, withDb })).toBe(true);
    expect(await forgetIngest(CODE, { places, withDb })).toBe(false);
    const clips = expect.objectContaining({ length: 12 });
    expect(await recording()).toEqual({ clips });
  });
});
