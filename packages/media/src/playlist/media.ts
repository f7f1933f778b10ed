import type { EditList, MediaPlace, Segment, Track } from '../clip.ts';
import { findSubtitles, findTrack } from '../clip.ts';
import { tag } from './attributes.ts';

/**
 * Address of one file of a clip, or of subtitles that are stored apart, relative to the playlist. It contains the
 * version, so the bytes of an address never change.
 */
export type AddressOf = (place: MediaPlace, file: string) => string;

/** The opening lines of every media playlist; the target is the longest segment, rounded (RFC 8216, 4.3.3.1). */
export function header(seconds: readonly number[], ...more: string[]): string[] {
  // EXT-X-SKIP requires version 9 (RFC 8216bis, 8).
  const version = more.some((line) => line.startsWith('#EXT-X-SKIP')) ? 9 : 7;
  const target = Math.max(1, ...seconds.map((length) => Math.round(length)));
  return [
    '#EXTM3U',
    `#EXT-X-VERSION:${version}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${target}`,
    ...more,
  ];
}

/** The tag that names a track's initialisation segment inside its single file. */
export function mapOf(track: Track, uri: string): string {
  const [offset, length] = track.init;
  return tag('EXT-X-MAP', { URI: uri, BYTERANGE: `${length}@${offset}` });
}

/** One segment as a byte range of its track's single file. */
export function segmentOf([seconds, offset, length]: Segment, uri: string): string[] {
  return [`#EXTINF:${seconds.toFixed(6)},`, `#EXT-X-BYTERANGE:${length}@${offset}`, uri];
}

/**
 * The media playlist of one rendition of an edit list: a virtual asset that needs no files. Each clip starts with a
 * discontinuity and its initialisation segment. Undefined if a clip lacks the rendition.
 */
export function mediaPlaylist(
  clips: EditList,
  rendition: string,
  addressOf: AddressOf,
): string | undefined {
  const tracks = clips.flatMap((clip) => findTrack(clip, rendition) ?? []);
  if (tracks.length < clips.length) return undefined;
  const lines = tracks.flatMap((track, position) => {
    const uri = addressOf(clips[position] ?? clips[0], track.file);
    const border = position === 0 ? [] : ['#EXT-X-DISCONTINUITY'];
    const segments = track.segments.flatMap((segment) => segmentOf(segment, uri));
    return [...border, mapOf(track, uri), ...segments];
  });
  const seconds = tracks.flatMap((track) => track.segments.map(([length]) => length));
  return finished(header(seconds, '#EXT-X-PLAYLIST-TYPE:VOD'), lines);
}

/**
 * The subtitle playlist of one language of an edit list: one WebVTT file per clip, with cue times relative to the
 * clip's start. Undefined if a clip lacks the language.
 */
export function subtitlePlaylist(
  clips: EditList,
  language: string,
  addressOf: AddressOf,
): string | undefined {
  const tracks = clips.flatMap((clip) => findSubtitles(clip, language) ?? []);
  if (tracks.length < clips.length) return undefined;
  const lines = tracks.flatMap((track, position) => {
    const clip = clips[position] ?? clips[0];
    const border = position === 0 ? [] : ['#EXT-X-DISCONTINUITY'];
    return [
      ...border,
      `#EXTINF:${clip.duration.toFixed(6)},`,
      addressOf(track.place ?? clip, track.file),
    ];
  });
  return finished(
    header(
      clips.map(({ duration }) => duration),
      '#EXT-X-PLAYLIST-TYPE:VOD',
    ),
    lines,
  );
}

const finished = (top: string[], lines: string[]) =>
  [...top, ...lines, '#EXT-X-ENDLIST', ''].join('\n');
