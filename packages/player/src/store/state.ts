import type { AudioState } from './features/audio.ts';
import type { GuardState } from './features/guard.ts';
import type { LiveState } from './features/live.ts';
import type { PlaybackState } from './features/playback.ts';
import type { QualityState } from './features/quality.ts';
import type { ScreenState } from './features/screen.ts';
import type { SeekingState } from './features/seeking.ts';
import type { SkippingState } from './features/skipping.ts';
import type { SpeedState } from './features/speed.ts';
import type { StreamState } from './features/stream.ts';
import type { SubtitlesState } from './features/subtitles.ts';
import type { TimelineState } from './features/timeline.ts';
import type { UpNextState } from './features/up-next.ts';
import type { VolumeState } from './features/volume.ts';
import type { StreamHead } from './head.ts';
import type { TrackKind } from './tracks.ts';

/** A playable stream: its address and packaging. */
export type PlayerSource = {
  readonly url: string;
  readonly type: 'hls' | 'file';
  /** Further addresses of a channel, in the order to try them when the one before fails. */
  readonly others?: readonly string[] | undefined;
  /** Seconds that the viewer can rewind a channel; by default what the stream has. */
  readonly window?: number | undefined;
  /** The prefetched part of the stream. */
  readonly head?: StreamHead | undefined;
  /** The tallest picture in pixels that the device shows smoothly; taller ones are not offered. */
  readonly maxHeight?: number | undefined;
};

/** An audio or subtitle track. Language (BCP 47) and kind identify it within its list: see `keyOf`. */
export type Track = {
  readonly language: string;
  readonly label: string;
  /** Absent for an ordinary track of its language. */
  readonly kind?: TrackKind | undefined;
};

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
  /** Why a stream of another origin ended without a status; for the operator, not for the viewer. */
  readonly reason?: StreamReason | undefined;
  /** The browser fetched the stream itself and does not say why it failed: the address may have expired. */
  readonly mayHaveEnded?: true | undefined;
};

/**
 * - `cors`: its server answers, but does not allow this page to read it (no `Access-Control-Allow-Origin`).
 * - `policy`: the content security policy of this page does not name its origin.
 * - `unreachable`: its server does not answer, and this device is online.
 * - `ended`: a live playlist that has ended (`EXT-X-ENDLIST`).
 */
export type StreamReason = 'cors' | 'policy' | 'unreachable' | 'ended';

/** The state of the player: each feature has its part. */
export type PlayerState = StreamState &
  PlaybackState &
  SeekingState &
  AudioState &
  SubtitlesState &
  QualityState &
  SpeedState &
  VolumeState &
  ScreenState &
  LiveState &
  SkippingState &
  GuardState &
  TimelineState &
  UpNextState;

export type Patch = Partial<PlayerState>;
