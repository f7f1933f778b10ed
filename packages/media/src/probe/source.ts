import { ffmpegVersion, ffprobe, input, ProgramFailed } from '../ffmpeg.ts';
import { type Container, containerOf, DEMUXERS } from './container.ts';
import { type ChapterFacts, clockOf, type Facts, secondsOf, type StreamFacts } from './facts.ts';
import { languageOf } from './language.ts';
import { MOST_PIXELS, type Picture, pictureOf, VIDEO_CODECS } from './picture.ts';
import { NotNow, refuse } from './refusal.ts';

/** An audio or text track; `stream` is its number in the file, `main` marks the file's default track. */
export type SourceTrack = {
  readonly stream: number;
  readonly language: string | undefined;
  readonly main: boolean;
};

export type Chapter = { readonly from: number; readonly to: number; readonly title: string };

/** The used contents of a file that can be ingested. */
export type Source = {
  readonly container: Container;
  /** Seconds of video according to the file. */
  readonly duration: number;
  readonly video: Picture & { readonly stream: number };
  readonly audio: readonly SourceTrack[];
  readonly subtitles: readonly SourceTrack[];
  readonly chapters: readonly Chapter[];
  /** Descriptions of what was left out or corrected. */
  readonly notes: readonly string[];
};

/** T-E09: limits for a hostile file. */
const BOUNDS = { seconds: 40, limits: { cpuSeconds: 30, megabytes: 512 } };
const LONGEST_HOURS = 12;
const SHORTEST = 0.5;
const MOST_TRACKS = 20;
const MOST_CHAPTERS = 200;

const AUDIO_CODECS =
  'aac,mp3,mp3float,mp2,mp2float,ac3,eac3,dca,opus,libopus,vorbis,flac,alac,truehd,pcm_s16le,pcm_s24le,pcm_s16be,pcm_s24be,pcm_f32le,pcm_s32le,pcm_u8,pcm_dvd,pcm_bluray';
const TEXT_CODECS = 'subrip,srt,mov_text,webvtt,ass,ssa,text';
const DECODERS = [...VIDEO_CODECS.values(), AUDIO_CODECS, TEXT_CODECS].join();

/** Input options for ffmpeg: this demuxer, the allowed decoders, the largest frame size, and no other file. */
export const sourceInput = (path: string, container: Container, ...options: string[]): string[] =>
  input(
    path,
    '-format_whitelist',
    DEMUXERS,
    '-codec_whitelist',
    DECODERS,
    '-max_pixels',
    String(MOST_PIXELS),
    '-f',
    container,
    ...options,
  );

/**
 * Reads the facts of a film.
 *
 * @throws MediaRefusal with the reason why the file cannot be ingested; NotNow if ffmpeg is missing or cannot run now;
 *   AbortError
 */
export async function probe(path: string, signal?: AbortSignal): Promise<Source> {
  const container = await containerOf(path);
  if (!(await ffmpegVersion())) throw new NotNow('ffmpeg with libx264 is needed, and is not here.');
  const asked = ['-show_format', '-show_streams', '-show_chapters', '-of', 'json'];
  const text = await ffprobe([...asked, ...sourceInput(path, container)], {
    ...BOUNDS,
    signal,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    return unread(error);
  });
  return sourceOf(JSON.parse(text) as Facts, container);
}

/** Only an exit of ffprobe says something about the file; a failed start or a kill does not. */
function unread(error: unknown): never {
  if (error instanceof ProgramFailed)
    return refuse('The file is damaged or cut off: nothing in it can be read.');
  if (error instanceof Error && error.name === 'AbortError')
    throw new NotNow(`Looking into the file has not ended within ${BOUNDS.seconds} seconds.`);
  throw new NotNow(error instanceof Error ? error.message : String(error));
}

/** Checks the facts of ffprobe. @throws MediaRefusal */
export function sourceOf(facts: Facts, container: Container): Source {
  const streams = facts.streams ?? [];
  const ofType = (type: string) => streams.filter(({ codec_type: is }) => is === type);
  const [video] = ofType('video').filter(({ disposition }) => !disposition?.['attached_pic']);
  if (!video) return refuse('There is no video in this file.');
  const picture = pictureOf(video);
  const duration = durationOf(facts, video);
  const audio = ofType('audio').filter(isKnown(AUDIO_CODECS));
  const subtitles = ofType('subtitle').filter(isKnown(TEXT_CODECS));
  if (audio.length > MOST_TRACKS || subtitles.length > MOST_TRACKS)
    refuse(`There are more than ${MOST_TRACKS} tracks of sound or of subtitles in this file.`);
  const lost = ofType('audio').length - audio.length;
  const drawn = ofType('subtitle').length - subtitles.length;
  return {
    container,
    duration,
    video: { ...picture, stream: video.index },
    audio: audio.map(trackOf),
    subtitles: subtitles.filter(({ disposition }) => !disposition?.['forced']).map(trackOf),
    chapters: (facts.chapters ?? []).slice(0, MOST_CHAPTERS).flatMap(chapterOf),
    notes: [
      ...picture.notes,
      ...(audio.length === 0 ? ['no sound'] : []),
      ...(lost > 0 ? [`${lost} audio track(s) of an unknown kind left out`] : []),
      ...(drawn > 0 ? [`${drawn} subtitle track(s) left out: pictures, no text`] : []),
    ],
  };
}

const isKnown =
  (codecs: string) =>
  ({ codec_name: name = '' }: StreamFacts) =>
    codecs.split(',').includes(name);

const trackOf = ({ index, tags, disposition }: StreamFacts): SourceTrack => ({
  stream: index,
  language: languageOf(tags?.['language']),
  main: Boolean(disposition?.['default']),
});

/** Seconds from the start of the file to the end of the last frame; sound after it does not count. */
function durationOf({ format }: Facts, video: StreamFacts): number {
  const whole = secondsOf(format?.duration);
  const own = secondsOf(video.duration) ?? clockOf(video.tags?.['DURATION']);
  const late = (secondsOf(video.start_time) ?? 0) - (secondsOf(format?.start_time) ?? 0);
  const duration = Math.min(own === undefined ? Infinity : own + late, whole ?? Infinity);
  if (!Number.isFinite(duration))
    return refuse('The file does not say how long it is. Copy it into an MP4 or MKV file first.');
  return withinReason(duration);
}

function withinReason(duration: number): number {
  if (duration < SHORTEST) refuse('The video is shorter than half a second.');
  if (duration > LONGEST_HOURS * 3600) refuse(`The video is longer than ${LONGEST_HOURS} hours.`);
  return duration;
}

function chapterOf({ start_time, end_time, tags }: ChapterFacts): Chapter[] {
  const [from, to] = [secondsOf(start_time), secondsOf(end_time)];
  const title = (tags?.['title'] ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 80);
  return from !== undefined && to !== undefined && from >= 0 && from < to && title
    ? [{ from, to, title }]
    : [];
}
