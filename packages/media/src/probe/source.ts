import { checkFfmpeg, ffprobe, input, missingToneMapping, ProgramFailure } from '../ffmpeg.ts';
import { DECODERS } from './codecs.ts';
import { rangeName } from './colours.ts';
import { type Container, containerOf, DEMUXERS } from './container.ts';
import { type ChapterFacts, clockOf, type Facts, secondsOf, type StreamFacts } from './facts.ts';
import { measureLength } from './length.ts';
import { MOST_PIXELS, type Picture, pictureOf } from './picture.ts';
import { MediaRefusal, NotNow, refuse, refuseIncomplete } from './refusal.ts';
import type { SoundKind, TextKind } from '../track-key.ts';
import { type SourceTrack, tracksOf } from './tracks.ts';

export type Chapter = { readonly from: number; readonly to: number; readonly title: string };

/** The used contents of a file that can be ingested. */
export type Source = {
  readonly container: Container;
  /** Seconds of video according to the file. */
  readonly duration: number;
  readonly video: Picture & { readonly stream: number };
  readonly audio: readonly SourceTrack<SoundKind>[];
  readonly subtitles: readonly SourceTrack<TextKind>[];
  readonly chapters: readonly Chapter[];
  /** Descriptions of what was left out or corrected. */
  readonly notes: readonly string[];
};

/** T-E09: limits for a hostile file. */
const BOUNDS = { seconds: 40, limits: { cpuSeconds: 30, megabytes: 512 } };
const LONGEST_HOURS = 12;
const SHORTEST = 0.5;
const MOST_CHAPTERS = 200;

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
  await checkFfmpeg().catch((error: Error) => {
    throw new NotNow(error.message);
  });
  try {
    const { facts, options } = await factsOf(path, container, signal);
    const claimed = sourceOf(facts, container);
    await checkRange(claimed);
    return isIndexed(claimed) ? claimed : await measured({ path, options, signal }, claimed, facts);
  } catch (error) {
    if (signal?.aborted || error instanceof MediaRefusal) throw error;
    return unread(error);
  }
}

/** @throws MediaRefusal for high dynamic range where ffmpeg cannot convert it */
async function checkRange({ video }: ClaimedSource): Promise<void> {
  const range = rangeName(video.colours);
  const missing = range ? await missingToneMapping() : [];
  if (missing.length > 0)
    refuse(
      `The video is in high dynamic range (${range}), and this ffmpeg cannot convert it: it has no ${missing.join(' and no ')}. Install an ffmpeg with libzimg, as Debian's is, or give a version in standard range (SDR).`,
    );
}

const ASKED = ['-show_format', '-show_streams', '-show_chapters', '-of', 'json'];
/** How ffprobe reports a decoder that is not allowed. */
const REFUSED_DECODER = /Codec \((\w+)\) not on whitelist/g;
const MOST_KINDS = 20;

/**
 * What ffprobe prints. It opens a decoder for every stream, also for covers and image subtitles, and fails at the first
 * one that is not allowed. Such a decoder may then be opened, but it gets no data: the demuxer's own list stays.
 *
 * @returns the facts, and the options that name the file to ffprobe
 */
async function factsOf(
  path: string,
  container: Container,
  signal: AbortSignal | undefined,
): Promise<{ facts: Facts; options: string[] }> {
  const opened = new Set<string>();
  for (;;) {
    const allowed = [DECODERS, ...opened].join();
    const perKind = ['v', 'a', 's', 'd', 't'].flatMap((kind) => [
      `-codec_whitelist:${kind}`,
      allowed,
    ]);
    const options = sourceInput(path, container, ...(opened.size > 0 ? perKind : []));
    try {
      const text = await ffprobe([...ASKED, ...options], { ...BOUNDS, signal });
      return { facts: JSON.parse(text) as Facts, options };
    } catch (error) {
      const said = error instanceof ProgramFailure ? error.lastWords : '';
      const names = [...said.matchAll(REFUSED_DECODER)].flatMap(([, name = '']) => name);
      const more = names.filter((name) => !opened.has(name));
      if (more.length === 0 || opened.size >= MOST_KINDS) throw error;
      for (const name of more) opened.add(name);
    }
  }
}

/** Seconds by which a container may be wrong about its length. */
const CLAIM = 0.5;

/**
 * Corrects a length that the container names too short, or not at all: a recording that was streamed or never ended
 * names none.
 *
 * @throws MediaRefusal for recordings joined byte by byte
 */
async function measured(
  { path, options, signal }: { path: string; options: string[]; signal: AbortSignal | undefined },
  source: ClaimedSource,
  { format }: Facts,
): Promise<Source> {
  const start = secondsOf(format?.start_time) ?? 0;
  const where = { path, stream: source.video.stream, start };
  const { end, restart } = await measureLength(options, where, signal);
  if (restart !== undefined)
    refuse(
      `The file is joined from several recordings: its clock starts again after ${restart.toFixed(1)} s. Join them with an editor, or with ffmpeg's concat demuxer, first.`,
    );
  const { duration: claimed } = source;
  if (claimed !== undefined && end <= claimed + CLAIM) return { ...source, duration: claimed };
  const named = claimed === undefined ? 'no length' : `${claimed.toFixed(1)} s`;
  const note = `the file names ${named}; its pictures last ${end.toFixed(1)} s`;
  return { ...source, duration: withinReason(end), notes: [...source.notes, note] };
}

/** Only an exit of ffprobe says something about the file; a failed start or a kill does not. */
function unread(error: unknown): never {
  if (error instanceof ProgramFailure)
    return refuseIncomplete('The file is damaged or cut off: nothing in it can be read.');
  if (error instanceof Error && error.name === 'AbortError')
    throw new NotNow(`Looking into the file has not ended within ${BOUNDS.seconds} seconds.`);
  throw new NotNow(error instanceof Error ? error.message : String(error));
}

/** Video streams that are no film. */
const STILLS = ['attached_pic', 'timed_thumbnails', 'still_image'];

/** Contents with the length that the file names; undefined if it names none. */
type ClaimedSource = Omit<Source, 'duration'> & { readonly duration: number | undefined };

/** The index of MP4 and MOV lists every sample, so their length is no mere claim. */
const isIndexed = (source: ClaimedSource): source is Source => source.container === 'mov';

/** Checks the facts of ffprobe. @throws MediaRefusal */
export function sourceOf(facts: Facts, container: Container): ClaimedSource {
  const streams = facts.streams ?? [];
  const films = streams.filter(
    ({ codec_type: type, disposition }) =>
      type === 'video' && !STILLS.some((still) => disposition?.[still]),
  );
  const video = films.find(({ disposition }) => disposition?.['default']) ?? films[0];
  if (!video) return refuse('There is no video in this file.');
  const picture = pictureOf(video);
  const { audio, subtitles, notes } = tracksOf(streams);
  const others = films.length - 1;
  return {
    container,
    duration: durationOf(facts, video, container),
    video: { ...picture, stream: video.index },
    audio,
    subtitles,
    chapters: (facts.chapters ?? []).slice(0, MOST_CHAPTERS).flatMap(chapterOf),
    notes: [
      ...picture.notes,
      ...(others > 0 ? [`${others} other video track(s) left out`] : []),
      ...notes,
    ],
  };
}

/** Seconds from the start of the file to the end of the last frame as it is named; sound after it does not count. */
function durationOf(
  { format }: Facts,
  video: StreamFacts,
  container: Container,
): number | undefined {
  const whole = secondsOf(format?.duration);
  const own = secondsOf(video.duration) ?? clockOf(video.tags?.['DURATION']);
  const late = (secondsOf(video.start_time) ?? 0) - (secondsOf(format?.start_time) ?? 0);
  const duration = Math.min(own === undefined ? Infinity : own + late, whole ?? Infinity);
  if (Number.isFinite(duration)) return withinReason(duration);
  return container === 'mov'
    ? refuseIncomplete('The file does not say how long it is. Copy it into an MKV file first.')
    : undefined;
}

function withinReason(duration: number): number {
  if (duration < SHORTEST) refuse('The video is shorter than half a second.');
  if (duration > LONGEST_HOURS * 3600) refuse(`The video is longer than ${LONGEST_HOURS} hours.`);
  return duration;
}

function chapterOf({ start_time, end_time, tags }: ChapterFacts): Chapter[] {
  const [from, to] = [secondsOf(start_time), secondsOf(end_time)];
  const title = (tags?.['title'] ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim();
  return from !== undefined && to !== undefined && from >= 0 && from < to && title
    ? [{ from, to, title }]
    : [];
}
