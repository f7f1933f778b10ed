import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clip, Storyboard } from '../clip.ts';
import { MEDIA_FILE } from '../encode/arguments.ts';
import type { Layout } from '../encode/read-index.ts';
import { drawSheets, type Sheets } from '../encode/sheets.ts';
import { readSingle } from '../pack.ts';
import { fps } from '../probe/frame-rate.ts';
import { MediaRefusal } from '../probe/refusal.ts';
import type { Source } from '../probe/source.ts';
import { assemble } from './assemble.ts';
import { boundsFor } from './bounds.ts';
import type { Examination } from './examine.ts';
import { checkUnchanged } from './fingerprint.ts';
import { checkRoom } from './room.ts';
import { makeSound } from './sound.ts';
import { embeddedCues } from './subtitles/embedded.ts';
import type { Subtitles } from './subtitles/file.ts';
import { encodeVideo, joinVideo, type VideoJob } from './video.ts';
import { lockWork, once, sweep, whole } from './work.ts';

export type MakeOptions = {
  /** Folder in which the folder of the clip appears, named by its id; what nobody takes from there goes after a week. */
  readonly pack: string;
  /** The clip of the examined file, if it was made and stored before. */
  readonly known?: Clip | undefined;
  /** Folder for unfinished work. */
  readonly work: string;
  /** Segments per part (30, two minutes); a killed process loses at most one part. */
  readonly partSegments?: number;
  /** Bytes of the disk that must stay free. */
  readonly keepFree?: number;
  readonly signal?: AbortSignal | undefined;
  readonly onStep: (step: MakeStep, share: number) => void;
};

export type MakeStep = 'video' | 'sound' | 'storyboard' | 'subtitles';

const PART_SEGMENTS = 30;

/** A clip, and the subtitles that the file and its side files have: they belong to the video that plays the clip. */
export type MadeClip = {
  readonly clip: Clip;
  readonly subtitles: readonly Subtitles[];
  readonly notes: readonly string[];
};

/**
 * Makes the clip of a file in the pack, unless it was made before. After a kill, the next call continues where the last
 * one stopped. Readers see only the complete clip.
 *
 * @throws MediaRefusal if the file is damaged; NotNow during the ingest of another file or on a full disk; AbortError
 */
export async function makeClip(examined: Examination, options: MakeOptions): Promise<MadeClip> {
  using _lock = await lockWork(options.work);
  const folder = join(options.work, examined.id);
  await sweep(options.work);
  await sweep(options.pack);
  const known = options.known ?? (await readSingle(join(options.pack, examined.id)));
  if (!known) await checkDisk(examined, options);
  await mkdir(folder, { recursive: true });
  const clear = () => rm(folder, { recursive: true, force: true });
  const found = await work(examined, { ...options, known }, folder).catch(
    async (error: unknown) => {
      if (error instanceof MediaRefusal) {
        await clear(); // a retry would fail in the same way
        // A file that was removed or changed meanwhile looks damaged.
        await checkUnchanged(examined.path, examined.fingerprint);
      }
      throw error;
    },
  );
  await clear();
  const { clip, text } = found;
  const notes = [...examined.source.notes, ...examined.plan.notes, ...found.notes];
  return { clip, subtitles: [...examined.subtitles, ...text], notes };
}

async function work(examined: Examination, options: MakeOptions, folder: string) {
  const { path, source, plan } = examined;
  const made = options.known
    ? { clip: options.known, notes: [] }
    : await encode(examined, options, folder);
  options.onStep('subtitles', 0);
  const text = await embeddedCues(
    { path, container: source.container, duration: source.duration },
    plan.embedded,
    join(folder, 'text'),
    options.signal,
  );
  await checkUnchanged(path, examined.fingerprint);
  return { clip: made.clip, text: text.found, notes: [...made.notes, ...text.notes] };
}

async function encode(examined: Examination, options: MakeOptions, folder: string) {
  const { path, source, plan } = examined;
  const { signal, onStep, partSegments = PART_SEGMENTS } = options;
  const tell = (step: MakeStep) => (share: number) => onStep(step, share);
  const job: VideoJob = {
    path,
    source,
    plan,
    work: folder,
    partSegments,
    signal,
    onShare: tell('video'),
  };
  const pictures = await encodeVideo(job);
  const duration = pictures / fps(source.video.rate);
  const places = {
    video: join(folder, 'video'),
    board: join(folder, 'board'),
  };
  const layouts = await once<Layout[]>(folder, 'video', async () => {
    let joined: Layout[] = [];
    await whole(
      places.video,
      async (draft) => void (joined = await joinVideo(job, pictures, draft)),
    );
    return joined;
  });
  const sound = await makeSound(
    { path, source, plan, duration, signal, onShare: tell('sound') },
    folder,
  );
  tell('storyboard')(0);
  const made = await once<Storyboard>(folder, 'storyboard', async () => {
    const rung = plan.rungs.at(-1) ?? plan.rungs[0];
    const media = join(places.video, rung.id, MEDIA_FILE);
    let drawn: Storyboard | undefined;
    await whole(places.board, async (draft) => {
      const where = { media, folder: draft, duration };
      const bounds = { ...boundsFor(duration), signal };
      drawn = await drawSheets(where, sheetsFor(source, duration), bounds, tell('storyboard'));
    });
    if (!drawn) throw new Error('no storyboard was drawn');
    return drawn;
  });
  await checkUnchanged(path, examined.fingerprint);
  const pieces = {
    id: examined.id,
    source,
    plan,
    duration,
    sound: sound.folder,
    video: { folder: places.video, layouts },
    storyboard: { folder: places.board, made },
  };
  return { clip: await assemble(pieces, options.pack), notes: sound.notes };
}

const BOX = { width: 192, height: 108 };
/** Storyboards have a picture every two seconds up to ten minutes, and every ten seconds in longer films. */
const SHORT = 600;
const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);

function sheetsFor({ video }: Source, duration: number): Sheets {
  const scale = Math.min(BOX.width / video.width, BOX.height / video.height);
  return {
    interval: duration <= SHORT ? 2 : 10,
    width: even(video.width * scale),
    height: even(video.height * scale),
    columns: 10,
    rows: 10,
  };
}

/** kbit/s, more than stereo and less than 5.1. */
const SOUND_RATE = 256;

/** Films need about half of the rungs' maximum bit rates, once in parts and once joined. */
function checkDisk({ plan, source }: Examination, { work: folder, keepFree }: MakeOptions) {
  const rate = plan.rungs.reduce(
    (sum, { maxRate }) => sum + maxRate,
    SOUND_RATE * plan.audio.length,
  );
  return checkRoom(folder, (rate * 1000 * source.duration) / 8, keepFree);
}
