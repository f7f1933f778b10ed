import type { CatalogueMark } from '@kandil/contract/catalogue';
import { ordinaryFirst } from '@kandil/media';
import {
  type Examination,
  examine,
  type GivenSubtitles,
  type KindOfSound,
  makeClip,
  type MakeStep,
  MediaRefusal,
  soundName,
  trackKey,
} from '@kandil/media/ingest';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaFiles } from '../../../../platform/media/files/index.ts';
import type { Queue } from '../../../../platform/queue/index.ts';
import { type IngestTarget, ingestTarget, manifestOf, videosOfTitle } from '../../store/assets.ts';
import type { Db } from '../../store/sql.ts';
import { bind, type Binding, secondsOf } from './bind.ts';
import { marksOfChapters } from './chapters.ts';
import { type ExtrasFile, readExtras } from './extras.ts';
import type { Places } from './places.ts';
import { claim, hasFiles, storeClip, storeSubtitles } from './store-files.ts';

/** A file and the video that will play it. */
export interface IngestTask {
  /** Code of an episode, film or trailer. */
  code: string;
  file: string;
  subtitles: readonly GivenSubtitles[];
  /** Languages and kinds of the audio tracks, in order, if the file names none or wrong ones. */
  audio: readonly KindOfSound[];
  /** Side file with chapters and segments. */
  extras?: string | undefined;
}

export interface IngestOptions {
  places: Places;
  /** Opens the database for a short time: encoding takes hours, and one process holds an embedded database. */
  withDb: <Result>(
    work: (db: Db, queue: Pick<Queue, 'enqueue'>) => Promise<Result>,
  ) => Promise<Result>;
  /** The store of the files that are played. */
  files: MediaFiles;
  /** LUFS of the sound. */
  loudness: number;
  signal?: AbortSignal | undefined;
  onProgress?: (progress: IngestProgress) => void;
  /** Called before the video switches. @throws if it shall not */
  confirm?: () => Promise<void>;
  /** Bytes of the disk that must stay free (0). */
  keepFree?: number;
  /** Segments between the points from which a killed run resumes; see `makeClip`. */
  partSegments?: number;
}

export const INGEST_STEPS = [
  'read',
  'video',
  'sound',
  'storyboard',
  'subtitles',
  'publish',
] as const;

export interface IngestProgress {
  step: 'read' | MakeStep | 'publish';
  /** Share of the step, 0 to 1. */
  share: number;
}

export interface IngestReport {
  /** False if the video already plays this. */
  changed: boolean;
  /** Id of what it plays. */
  asset: string;
  /** Seconds. */
  duration: number;
  /** Names of its sounds and keys of its subtitles, in order. */
  sounds: string[];
  subtitles: string[];
  /** Null: those of the catalogue file. */
  marks: CatalogueMark[] | null;
  /** `1080p (1920x1080)`, highest first. */
  rungs: string[];
  /** What the ingest left out or corrected. */
  notes: readonly string[];
}

type Preparation = { examined: Examination; marks: CatalogueMark[] | null };

/**
 * Makes a video of the catalogue play a file. The files of the asset are stored first; then the video switches to it in one
 * transaction. Idempotent: the same file again changes nothing, and a killed run resumes.
 * @throws MediaRefusal if the input is wrong; NotNow if another condition blocks it; AbortError
 */
export async function ingest(task: IngestTask, options: IngestOptions): Promise<IngestReport> {
  const { places, files, withDb, signal, onProgress } = options;
  const target = await withDb((db) => findTarget(db, task.code));
  const { examined, marks } = await prepare(task, target, options);
  const claimed = (ids: readonly string[]) => withDb((db) => claim(db, ids));
  await claimed([examined.id]);
  const stored = await withDb((db) => manifestOf(db, examined.id));
  const known = stored && (await hasFiles(files, stored)) ? stored : undefined;
  const { clip, subtitles, notes } = await makeClip(examined, {
    pack: places.made,
    work: places.work,
    known,
    signal,
    ...(options.keepFree !== undefined && { keepFree: options.keepFree }),
    ...(options.partSegments && { partSegments: options.partSegments }),
    onStep: (step, share) => onProgress?.({ step, share }),
  });
  onProgress?.({ step: 'publish', share: 0 });
  const folder = join(places.made, clip.id);
  if (!known) await storeClip(files, clip, folder);
  const { duration } = clip;
  const tracks = await storeSubtitles(files, subtitles, { duration, claim: claimed });
  const binding = { clip, subtitles: tracks, marks };
  await options.confirm?.();
  const changed = await withDb((db, queue) => bind(db, queue, task.code, binding));
  await rm(folder, { recursive: true, force: true });
  onProgress?.({ step: 'publish', share: 1 });
  return { ...reportOf(binding), changed, rungs: clip.video.map(rungName), notes };
}

/** What a report says of a binding. */
const reportOf = ({ clip, subtitles, marks }: Binding) => ({
  asset: clip.id,
  duration: secondsOf(clip),
  sounds: clip.audio.map(soundName),
  subtitles: ordinaryFirst(subtitles).map(trackKey),
  marks,
});

/**
 * Checks everything and writes nothing. Without `withDb` it does not check the code.
 * @throws MediaRefusal
 */
export async function tryIngest(
  task: IngestTask,
  options: Pick<IngestOptions, 'loudness'> &
    Partial<Pick<IngestOptions, 'withDb' | 'signal' | 'onProgress'>>,
): Promise<IngestReport> {
  const target = await options.withDb?.((db) => findTarget(db, task.code));
  const { examined, marks } = await prepare(task, target, options);
  const { source, plan, subtitles, id } = examined;
  return {
    changed: target?.own?.asset_id !== id,
    asset: id,
    duration: secondsOf(source),
    sounds: plan.audio.map(soundName),
    subtitles: ordinaryFirst([...subtitles, ...plan.embedded]).map(trackKey),
    marks,
    rungs: plan.rungs.map(rungName),
    notes: [...source.notes, ...plan.notes],
  };
}

const rungName = ({ id, width, height }: { id: string; width: number; height: number }) =>
  `${id} (${width}x${height})`;

/** The video with that code. @throws MediaRefusal if there is none */
export async function findTarget(db: Db, code: string): Promise<IngestTarget> {
  const target = await ingestTarget(db, code);
  if (target) return target;
  const videos = await videosOfTitle(db, code);
  const advice =
    videos.length > 0 ? ` Its videos are: ${videos.map((v) => v.code).join(', ')}.` : '';
  throw new MediaRefusal(
    advice
      ? `'${code}' is a title, no video.${advice}`
      : `There is no video '${code}' in the catalogue.`,
  );
}

async function prepare(
  task: IngestTask,
  target: IngestTarget | undefined,
  { loudness, signal, onProgress }: Pick<IngestOptions, 'loudness' | 'signal' | 'onProgress'>,
): Promise<Preparation> {
  const extras = task.extras === undefined ? undefined : await readExtras(task.extras);
  const named = task.audio.length > 0 ? task.audio : (extras?.extras.audio ?? []);
  const wishes = {
    audio: named,
    spoken: target?.spoken ?? undefined,
    subtitles: task.subtitles,
    loudness,
  };
  const onShare = (share: number) => onProgress?.({ step: 'read', share });
  const examined = await examine(task.file, wishes, { signal, onShare });
  return { examined, marks: marksOf(extras, examined) };
}

/** The marks of the side file, else the film's chapters, else null: the video keeps those of the catalogue. */
function marksOf(extras: ExtrasFile | undefined, { source }: Examination): CatalogueMark[] | null {
  const given = extras?.check(source.duration);
  if (given) return given;
  const chapters = marksOfChapters(source.chapters, source.duration);
  return chapters.length > 0 ? chapters : null;
}

/** The report in one line. */
export function inWords(report: IngestReport): string {
  const { changed, duration, rungs, sounds, subtitles, marks, notes } = report;
  const parts = [
    `${duration} s`,
    rungs.join(', '),
    sounds.length > 0 ? `sound ${sounds.join(', ')}` : 'no sound',
    ...(subtitles.length > 0 ? [`subtitles ${subtitles.join(', ')}`] : []),
    ...(marks ? [`${marks.length} marks`] : []),
    ...notes.filter((note) => note !== 'no sound'),
  ];
  return `${changed ? 'plays now' : 'played this already'}: ${parts.join('; ')}`;
}
