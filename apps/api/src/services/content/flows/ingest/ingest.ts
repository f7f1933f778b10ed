import type { CatalogueMark } from '@kandil/contract/catalogue';
import {
  type Clip,
  type Examination,
  examine,
  type GivenSubtitles,
  type KindOfSound,
  type KindOfText,
  makeClip,
  type MakeStep,
  MediaRefusal,
  soundName,
  trackKey,
} from '@kandil/media/ingest';
import { isDeepStrictEqual } from 'node:util';
import { transaction } from '../../../../platform/database/kysely.ts';
import {
  type IngestedVideo,
  type IngestTarget,
  ingestTarget,
  putIngested,
  videosOfTitle,
} from '../../store/ingested.ts';
import type { Db } from '../../store/sql.ts';
import { marksOfChapters } from './chapters.ts';
import { type ExtrasFile, readExtras } from './extras.ts';
import type { Places } from './places.ts';

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
  withDb: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  /** LUFS of the sound. */
  loudness: number;
  signal?: AbortSignal | undefined;
  onProgress?: (progress: IngestProgress) => void;
  /** Bytes of the disk that must stay free (0). */
  keepFree?: number;
  /** Segments between the points from which a killed run resumes; see `makeClip`. */
  partSegments?: number;
}

export const INGEST_STEPS = [
  'read',
  'video',
  'sound',
  'subtitles',
  'storyboard',
  'publish',
] as const;

export interface IngestProgress {
  step: 'read' | MakeStep | 'publish';
  /** Share of the step, 0 to 1. */
  share: number;
}

export interface IngestReport {
  /** False if the video already plays this clip. */
  changed: boolean;
  own: IngestedVideo;
  /** `1080p (1920x1080)`, highest first. */
  rungs: string[];
  /** What the ingest left out or corrected. */
  notes: readonly string[];
}

type Preparation = { examined: Examination; marks: CatalogueMark[] | null };

/**
 * Makes a video of the catalogue play a file. The video switches to the finished clip in one transaction. Idempotent: the
 * same file again changes nothing, and a killed run resumes.
 * @throws MediaRefusal if the input is wrong; NotNow if another condition blocks it; AbortError
 */
export async function ingest(task: IngestTask, options: IngestOptions): Promise<IngestReport> {
  const target = await options.withDb((db) => findTarget(db, task.code));
  const { examined, marks } = await prepare(task, target, options);
  const { clip, notes } = await makeClip(examined, {
    pack: options.places.pack,
    work: options.places.work,
    signal: options.signal,
    ...(options.keepFree !== undefined && { keepFree: options.keepFree }),
    ...(options.partSegments && { partSegments: options.partSegments }),
    onStep: (step, share) => options.onProgress?.({ step, share }),
  });
  options.onProgress?.({ step: 'publish', share: 0 });
  const own = ownOf(clip, marks);
  const changed = await options.withDb((db) => publish(db, task.code, own));
  options.onProgress?.({ step: 'publish', share: 1 });
  return { changed, own, rungs: clip.video.map(rungName), notes };
}

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
  const { duration } = source;
  const texts = [...subtitles, ...plan.embedded];
  const own = ownOf({ id, duration, audio: plan.audio, subtitles: texts }, marks);
  const notes = [...source.notes, ...plan.notes];
  return { changed: target?.own?.clip !== id, own, rungs: plan.rungs.map(rungName), notes };
}

const rungName = ({ id, width, height }: { id: string; width: number; height: number }) =>
  `${id} (${width}x${height})`;

/** The video with that code. @throws MediaRefusal if there is none */
async function findTarget(db: Db, code: string): Promise<IngestTarget> {
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

function ownOf(
  { id, duration, audio, subtitles }: Pick<Clip, 'id' | 'duration'> & Tracks,
  marks: CatalogueMark[] | null,
): IngestedVideo {
  return {
    clip: id,
    duration: Math.max(1, Math.round(duration)),
    audio: languagesOf(audio),
    subtitles: languagesOf(subtitles.filter(({ kind }) => kind !== 'FORCED')),
    audio_tracks: audio.map(soundName),
    subtitle_tracks: subtitles.map(trackKey),
    marks,
  };
}

type Tracks = {
  audio: readonly (KindOfSound & { readonly channels?: number })[];
  subtitles: readonly KindOfText[];
};

const languagesOf = (tracks: readonly { readonly language: string }[]): string[] => [
  ...new Set(tracks.map(({ language }) => language)),
];

/** @returns whether anything changed */
function publish(db: Db, code: string, own: IngestedVideo): Promise<boolean> {
  return transaction(db, async (trx) => {
    const target = await findTarget(trx, code);
    if (isDeepStrictEqual(target.own, own)) return false;
    await putIngested(trx, code, own);
    return true;
  });
}

/** The report in one line. */
export function inWords({ changed, own, rungs, notes }: IngestReport): string {
  const parts = [
    `${own.duration} s`,
    rungs.join(', '),
    own.audio.length > 0 ? `sound ${own.audio_tracks.join(', ')}` : 'no sound',
    ...(own.subtitle_tracks.length > 0 ? [`subtitles ${own.subtitle_tracks.join(', ')}`] : []),
    ...(own.marks ? [`${own.marks.length} marks`] : []),
    ...notes.filter((note) => note !== 'no sound'),
  ];
  return `${changed ? 'plays now' : 'played this already'}: ${parts.join('; ')}`;
}
