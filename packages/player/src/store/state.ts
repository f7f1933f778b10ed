import type { Guard, Skips } from './choices.ts';
import { guardFrom, skipsFrom } from './choices.ts';
import type { StreamHead } from './head.ts';
import type { Programme } from './live.ts';
import type { Mark } from './marks.ts';
import type { Offer } from './up-next.ts';

/** A playable stream: its address and packaging. */
export type PlayerSource = {
  readonly url: string;
  readonly type: 'hls' | 'file';
  /** The prefetched part of the stream. */
  readonly head?: StreamHead | undefined;
  /** The tallest picture in pixels that the device shows smoothly; taller ones are not offered. */
  readonly maxHeight?: number | undefined;
};

/** An audio or subtitle track. `language` is BCP 47 and identifies it within its list. */
export type Track = { readonly language: string; readonly label: string };

/** 'auto', 'saver' for the least data with a fair picture, or the fixed height in pixels. */
export type Quality = 'auto' | 'saver' | number;

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
 * - `offAir`: a channel's origin does not answer, refuses or has no stream at the moment; the player asks again by itself.
 * - `media`: the picture or the sound could not be decoded, or a part of a film is not there.
 * - `unsupported`: this browser plays neither this stream nor anything like it.
 */
export type PlayerError = {
  readonly kind: 'network' | 'access' | 'missing' | 'offAir' | 'media' | 'unsupported';
  readonly status?: number | undefined;
  /** The browser fetched the stream itself and does not say why it failed: the address may have expired. */
  readonly mayHaveEnded?: true | undefined;
};

/** The state of the stream. */
export type StreamFacts = {
  readonly source: PlayerSource | null;
  /** Seconds; 0 until known. */
  readonly duration: number;
  readonly live: boolean;
  /** The host plays a channel. It knows before the stream does. */
  readonly channel: boolean;
  /** On a live stream: milliseconds since 1970 at position 0. Null where the stream has no dates. */
  readonly zeroAt: number | null;
  /** The programmes of a live channel, in order. */
  readonly programmes: readonly Programme[];
  /** The seekable window. A film: all of it. Live: what the channel keeps. */
  readonly seekable: Span;
  /** Heights in pixels, tallest first. Empty where the browser alone decides. */
  readonly qualities: readonly number[];
  readonly audioTracks: readonly Track[];
  readonly subtitleTracks: readonly Track[];
  /** In order of time; none for live channels. */
  readonly marks: readonly Mark[];
  /** Whether another video follows this one. */
  readonly follows: boolean;
};

/** What the media element and the engine report. */
export type Actual = {
  readonly position: number;
  /** End of the buffered range around the position, in seconds. */
  readonly buffered: number;
  readonly paused: boolean;
  /** Playback was requested, and there is nothing to show yet. */
  readonly waiting: boolean;
  readonly seeking: boolean;
  readonly ended: boolean;
  /** A stream is being opened or reopened: events of the element are not the viewer's actions. */
  readonly opening: boolean;
  /** A picture has been shown since the source was opened. */
  readonly started: boolean;
  readonly volume: number;
  readonly muted: boolean;
  readonly rate: number;
  readonly fullscreen: boolean;
  readonly pip: boolean;
  /** The picture is on another screen, or in a phone's own player: the page renders nothing over it. */
  readonly away: boolean;
  /** Current height in pixels. */
  readonly playingQuality: number | null;
  readonly cues: readonly Cue[];
  readonly error: PlayerError | null;
  /** The Scene Guard has muted the sound, whatever `muted` says. */
  readonly hushed: boolean;
  /** The last automatic skip; cleared at the next seek. */
  readonly skipped: Mark | null;
  /** The offer of the next video, once its time has come. */
  readonly offer: Offer | null;
  /** The player waits for the viewer to answer "still watching?". */
  readonly asksStill: boolean;
};

/** What the viewer requested; the stream may not have followed yet. */
export type RequestedPlayback = {
  readonly seekTarget: number | null;
  /** On a channel: the time in milliseconds since 1970 to seek to once it is reachable. */
  readonly joinAt: number | null;
  readonly quality: Quality;
  readonly audio: string | null;
  readonly subtitles: string | null;
  readonly skips: Skips;
  readonly guard: Guard;
  /** The timeline's direction in right-to-left languages. */
  readonly timeline: 'ltr' | 'rtl';
  /** The next video starts by itself after its countdown. */
  readonly autoNext: boolean;
  /** The next video was requested, by the countdown or by the viewer. */
  readonly leaving: 'countdown' | 'viewer' | null;
};

export type PlayerState = StreamFacts & Actual & RequestedPlayback;

/** The state before anything was opened. */
export const initialState: PlayerState = {
  source: null,
  duration: 0,
  live: false,
  channel: false,
  zeroAt: null,
  programmes: [],
  seekable: { start: 0, end: 0 },
  qualities: [],
  audioTracks: [],
  subtitleTracks: [],
  marks: [],
  follows: false,
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
  away: false,
  playingQuality: null,
  cues: [],
  error: null,
  hushed: false,
  skipped: null,
  offer: null,
  asksStill: false,
  seekTarget: null,
  joinAt: null,
  quality: 'auto',
  audio: null,
  subtitles: null,
  skips: skipsFrom(),
  guard: guardFrom(),
  timeline: 'ltr',
  autoNext: true,
  leaving: null,
};
