import { type KindOfSound, type KindOfText, trackKey } from './track-key.ts';

/**
 * The manifest of a clip: everything a server needs to write playlists for it without opening a media file.
 * The packager writes it once. File names are relative to the clip's folder, use `/`
 * and come from a fixed set, so a server can treat them as an allow-list.
 */

/** One media segment inside its track's single file: length in seconds, then byte offset and byte length. */
export type Segment = readonly [seconds: number, offset: number, length: number];

export type StoredFile = {
  readonly file: string;
  readonly bytes: number;
  /** SHA-256 of the whole file, lower-case hex. */
  readonly sha256: string;
};

export type Track = StoredFile & {
  /** Name of the rendition in URLs: `720p`, `tr`. Unique within the clip; that of a picture is its lines and `p`. */
  readonly id: string;
  /** RFC 6381 codec string, read from the initialisation segment. */
  readonly codecs: string;
  /** Peak and average bit rate of the segments, bits per second. */
  readonly bandwidth: number;
  readonly averageBandwidth: number;
  /** Byte offset and length of the initialisation segment. */
  readonly init: readonly [offset: number, length: number];
  readonly segments: readonly Segment[];
};

export type VideoTrack = Track & { readonly width: number; readonly height: number };
/** Its id is its name (`soundName`). Older clips say no kind: all of them are the sound of the film. */
export type AudioTrack = Track &
  KindOfSound & {
    readonly name: string;
    /** 6 for 5.1; absent for stereo. */
    readonly channels?: number;
  };
export type SubtitleTrack = StoredFile &
  KindOfText & {
    readonly name: string;
    /** Where its file is, if not in the clip: subtitles that belong to a video. */
    readonly place?: MediaPlace;
  };

/** What an address names beside the file: the folder of a clip or of subtitles. */
export type MediaPlace = { readonly id: string; readonly version: string };

/** Small pictures, one every `interval` seconds, on a sheet that is filled row by row. */
export type Storyboard = StoredFile & {
  readonly interval: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  /** All pictures, on all sheets. */
  readonly count: number;
  /** Rows per sheet if the pictures need several sheets. */
  readonly rows?: number;
  readonly more?: readonly StoredFile[];
};

export type Clip = {
  readonly id: string;
  readonly name: string;
  /** Changes whenever any byte of the clip changes; part of every URL, so that those may be cached for ever. */
  readonly version: string;
  /** Seconds. */
  readonly duration: number;
  readonly frameRate: number;
  /** Highest rung first. */
  readonly video: readonly VideoTrack[];
  /** The first one is the default. */
  readonly audio: readonly AudioTrack[];
  readonly subtitles: readonly SubtitleTrack[];
  readonly storyboard: Storyboard;
};

/** The clips of an episode, a film or a programme; at least one. */
export type EditList = readonly [Clip, ...Clip[]];

/** The video or audio rendition of a name; undefined if the clip has none. */
export function findTrack(clip: Clip, id: string): Track | undefined {
  return clip.video.find((track) => track.id === id) ?? clip.audio.find((track) => track.id === id);
}

/** The subtitles of a key (`tr`, `tr.sdh`); undefined if the clip has none. */
export function findSubtitles(clip: Clip, key: string): SubtitleTrack | undefined {
  return clip.subtitles.find((track) => trackKey(track) === key);
}

/** The files of a storyboard in order. */
export const sheetsOf = ({ more = [], ...first }: Storyboard): StoredFile[] => [first, ...more];

const LINES = /^(\d{1,5})p$/;

/**
 * Whether a rendition is within a limit of lines. The name counts, not the size: `1080p` of a wide film has 800 lines.
 * Sound and subtitles always are.
 *
 * @param maxHeight null: no limit
 */
export const isWithin = (rendition: string, maxHeight: number | null): boolean =>
  maxHeight === null || Number(LINES.exec(rendition)?.[1] ?? 0) <= maxHeight;

/** Every file of the clip: the allow-list of a server. */
export function filesOf(clip: Clip): StoredFile[] {
  return [...clip.video, ...clip.audio, ...clip.subtitles, ...sheetsOf(clip.storyboard)];
}
