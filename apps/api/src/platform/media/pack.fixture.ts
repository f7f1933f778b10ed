import {
  type AudioTrack,
  type Clip,
  type Segment,
  type VideoTrack,
  webvtt,
  writeIndex,
} from '@kandil/media';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folderFiles } from './files/folder.ts';
import type { MediaLibrary } from './library.ts';
import { type Recording, Recordings } from './recordings.ts';

const SEGMENTS = 15;
const LENGTH = 3000;
const HEAD = 800;

/** Bytes that identify their file and position. */
export const bytesOf = (name: string, size: number) =>
  Buffer.from(`${name.padEnd(20, '.')}|`.repeat(Math.ceil(size / 21)).slice(0, size));

/** What the media server needs of a catalogue whose videos play clips of packs, by code. */
export function packRecordings(
  library: MediaLibrary,
  recordings: Readonly<Record<string, Recording>>,
) {
  const files = folderFiles('/none');
  const catalogue = {
    recordingOf: async (code: string) => recordings[code],
    manifestOf: async () => undefined,
    subtitleFileOf: async () => undefined,
  };
  return { files, recordings: new Recordings(library, catalogue, files) };
}

/** Writes a pack with identifiable bytes instead of media, and returns its manifests. */
export async function writePack(
  folder: string,
  ids: readonly string[],
  version: string,
  rungs = [720, 360],
): Promise<Clip[]> {
  const clips = await Promise.all(ids.map((id) => writeClip(folder, id, version, rungs)));
  await writeIndex({ folder, clips });
  return clips;
}

async function writeClip(
  folder: string,
  id: string,
  version: string,
  rungs: readonly number[],
): Promise<Clip> {
  const stored = async (file: string, bytes: Buffer) => {
    const path = join(folder, id, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    return { file, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  };
  const track = async (name: string, codecs: string) => {
    const segments = Array.from({ length: SEGMENTS }, (_, n): Segment => [
      4,
      HEAD + n * LENGTH,
      LENGTH,
    ]);
    const bytes = bytesOf(`${id}.${version}/${name}`, HEAD + SEGMENTS * LENGTH);
    const rate = { bandwidth: 900_000, averageBandwidth: 600_000 };
    return {
      id: name,
      ...(await stored(`${name}/media.mp4`, bytes)),
      codecs,
      ...rate,
      init: [0, HEAD] as const,
      segments,
    };
  };
  const video = rungs.map(async (height): Promise<VideoTrack> => ({
    ...(await track(`${height}p`, 'avc1.4d401f')),
    width: (height * 16) / 9,
    height,
  }));
  const audio = ['tr', 'ar'].map(async (language): Promise<AudioTrack> => ({
    ...(await track(language, 'mp4a.40.2')),
    language,
    name: language,
  }));
  const subtitles = ['en', 'ar'].map(async (language) => {
    const cues = [2, 30, 58].map((start) => ({
      start,
      end: start + 2,
      text: `${id} ${language} ${start}`,
    }));
    const file = await stored(
      `sub-${language}/clip.vtt`,
      Buffer.from(webvtt(cues, { anchored: true })),
    );
    return { ...file, language, name: language };
  });
  const picture = await stored('storyboard.jpg', bytesOf(`${id}.jpg`, 500));
  return {
    id,
    name: id,
    version,
    duration: 60,
    frameRate: 25,
    video: await Promise.all(video),
    audio: await Promise.all(audio),
    subtitles: await Promise.all(subtitles),
    storyboard: { ...picture, interval: 2, width: 192, height: 108, columns: 6, count: 30 },
  };
}
