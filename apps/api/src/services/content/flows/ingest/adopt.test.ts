import { filesOf, type Clip } from '@kandil/media';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clipOf } from '../../../../../../../packages/media/src/clip.fixture.ts';
import { writeSingle } from '../../../../../../../packages/media/src/pack.ts';
import { silentLog } from '../../../../platform/log.ts';
import { folderFiles } from '../../../../platform/media/files/folder.ts';
import { openTestDatabase } from '../../../../platform/testing.ts';
import { catalogueCache } from '../../world.ts';
import { contentTables } from '../../store/sql.ts';
import { mediaCatalogue } from '../../store/media.ts';
import { adoptIngested } from './adopt.ts';
import { unbind } from './bind.ts';

const ID = 'ingest-0123456789abcdef';
const CODE = 'nur-film';
const CUES = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nMerhaba\n';
const folder = await mkdtemp(join(tmpdir(), 'adopt-'));
const database = await openTestDatabase({ from: 'demo' });
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** Lays out a clip as the earlier release did. */
async function oldClip(): Promise<Clip> {
  const stored = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, 'clips', ID, file)), { recursive: true });
    await writeFile(join(folder, 'clips', ID, file), text);
    const sha256 = createHash('sha256').update(text).digest('hex');
    return { file, bytes: Buffer.byteLength(text), sha256 };
  };
  const made = clipOf(ID, { rungs: [360], languages: ['tr'] });
  const tracks = async <Track extends { file: string }>(list: readonly Track[]) =>
    Promise.all(list.map(async (each) => ({ ...each, ...(await stored(each.file, each.file)) })));
  const clip: Clip = {
    ...made,
    version: '0123abcd',
    video: await tracks(made.video),
    audio: await tracks(made.audio),
    storyboard: { ...made.storyboard, ...(await stored('storyboard.jpg', 'pictures')) },
    subtitles: [
      { ...(await stored('sub-tr.sdh/clip.vtt', CUES)), language: 'tr', name: 'tr', kind: 'SDH' },
    ],
  };
  await writeSingle(join(folder, 'clips', ID), clip);
  return clip;
}

test('a film that an earlier release ingested plays on, with its subtitles and marks, until it is forgotten', async () => {
  const clip = await oldClip();
  const marks = [{ kind: 'INTRO', from: 1, to: 2 }];
  await database.pool.query(
    `insert into content.ingested (code, clip, duration, audio, subtitles, marks, audio_tracks, subtitle_tracks)
     values ($1, $2, 60, '{tr}', '{tr}', $3, '{tr}', '{tr.sdh}'), ('gone', 'ingest-ffffffffffffffff', 9, '{}', '{}', null, '{}', '{}')`,
    [CODE, ID, JSON.stringify(marks)],
  );
  const files = folderFiles(join(folder, 'media-files'));
  const db = contentTables(database);
  const queue = { enqueue: async () => true };
  const adopt = () => adoptIngested({ db, queue, files }, join(folder, 'clips'), silentLog);
  const recording = () => mediaCatalogue(database, catalogueCache()).recordingOf(CODE);
  await adopt();
  expect(await recording()).toMatchObject({
    asset: ID,
    sounds: [{ track: 'tr', language: 'tr', kind: 'MAIN' }],
    subtitles: [{ language: 'tr', kind: 'SDH', file: 'clip.vtt' }],
  });
  const rows = async () =>
    (await database.pool.query('select code, duration, marks from content.video_asset')).rows;
  expect(await rows()).toEqual([{ code: CODE, duration: 60, marks }]);
  const keys = await files.list('');
  expect(keys).toHaveLength(filesOf(clip).length);
  expect(keys).toContain(`0123abcd/${ID}/360p/media.mp4`);
  await adopt();
  expect(await rows()).toHaveLength(1);
  await unbind(db, queue, CODE);
  await adopt();
  expect(await rows()).toEqual([]);
});
