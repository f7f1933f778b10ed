/** What can be played: the address of a stream, and how it is packaged. */
export type PlayerSource = { readonly url: string; readonly type: 'hls' | 'file' };

/** An audio or subtitle track. `language` is BCP 47 and identifies it within its list. */
export type Track = { readonly language: string; readonly label: string };

/** 'auto', or the height in pixels of the one rung to stay on. */
export type Quality = 'auto' | number;

/** Seconds on the media timeline. */
export type Span = { readonly start: number; readonly end: number };

/** A run of subtitle text in one style. */
export type CueRun = { readonly text: string; readonly italic: boolean; readonly bold: boolean };

/** One subtitle on screen: lines of runs, and the edge of the picture it belongs to. */
export type Cue = {
  readonly id: string;
  readonly place: 'top' | 'bottom';
  readonly align: 'start' | 'center' | 'end';
  readonly lines: readonly (readonly CueRun[])[];
};

/**
 * Why playback stopped.
 * - `network`: the server could not be reached, after several attempts.
 * - `access`: the server refused (HTTP 401 or 403); a fresh address may be all that is needed.
 * - `missing`: the stream is not there (HTTP 404 or 410).
 * - `media`: the picture or the sound could not be decoded.
 * - `unsupported`: this browser plays neither this stream nor anything like it.
 */
export type PlayerError = {
  readonly kind: 'network' | 'access' | 'missing' | 'media' | 'unsupported';
  readonly status?: number | undefined;
};

/** What is known of the stream. */
export type Known = {
  readonly source: PlayerSource | null;
  /** Seconds; 0 until known. */
  readonly duration: number;
  readonly live: boolean;
  /** Where seeking is possible. A film: all of it. Live: the window the channel keeps. */
  readonly seekable: Span;
  /** Heights in pixels, tallest first. Empty where the browser alone decides. */
  readonly qualities: readonly number[];
  readonly audioTracks: readonly Track[];
  readonly subtitleTracks: readonly Track[];
};

/** What the media element and the engine report. */
export type Actual = {
  readonly position: number;
  /** End of the buffered stretch around the position, in seconds. */
  readonly buffered: number;
  readonly paused: boolean;
  /** Playing was asked for, and there is nothing to show yet. */
  readonly waiting: boolean;
  readonly seeking: boolean;
  readonly ended: boolean;
  /** A stream is being opened, for the first time or again: what the element does is not the viewer's doing. */
  readonly opening: boolean;
  /** A picture has been shown since the source was opened. */
  readonly started: boolean;
  readonly volume: number;
  readonly muted: boolean;
  readonly rate: number;
  readonly fullscreen: boolean;
  readonly pip: boolean;
  /** Height now on screen. */
  readonly playingQuality: number | null;
  readonly cues: readonly Cue[];
  readonly error: PlayerError | null;
};

/** What the viewer asked for, which the stream may not have followed yet. */
export type Asked = {
  readonly seekTarget: number | null;
  readonly quality: Quality;
  readonly audio: string | null;
  readonly subtitles: string | null;
};

export type PlayerState = Known & Actual & Asked;

/** The state before anything was opened. */
export const initialState: PlayerState = {
  source: null,
  duration: 0,
  live: false,
  seekable: { start: 0, end: 0 },
  qualities: [],
  audioTracks: [],
  subtitleTracks: [],
  position: 0,
  buffered: 0,
  paused: true,
  waiting: false,
  seeking: false,
  ended: false,
  opening: false,
  started: false,
  volume: 1,
  muted: false,
  rate: 1,
  fullscreen: false,
  pip: false,
  playingQuality: null,
  cues: [],
  error: null,
  seekTarget: null,
  quality: 'auto',
  audio: null,
  subtitles: null,
};
