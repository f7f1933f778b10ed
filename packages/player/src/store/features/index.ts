import type { StoreApi } from 'zustand/vanilla';
import type { Rule } from '../events.ts';
import type { MediaPort } from '../port.ts';
import type { PlayerPreferences, PreferencesPort } from '../preferences.ts';
import type { Patch, PlayerState } from '../state.ts';
import { audio, type AudioRequests } from './audio.ts';
import { type ChapterRequests, chapters } from './chapters.ts';
import type { Feature, FeaturePorts, ViewerFacts } from './feature.ts';
import { guard, type GuardRequests } from './guard.ts';
import { live, type LiveRequests } from './live.ts';
import { playback, type PlaybackRequests } from './playback.ts';
import { quality, type QualityRequests } from './quality.ts';
import { screen, type ScreenRequests } from './screen.ts';
import { seeking, type SeekingRequests } from './seeking.ts';
import { skipping, type SkippingRequests } from './skipping.ts';
import { speed, type SpeedRequests } from './speed.ts';
import { stream } from './stream.ts';
import { subtitles, type SubtitlesRequests } from './subtitles.ts';
import { timeline, type TimelineRequests } from './timeline.ts';
import { upNext, type UpNextRequests } from './up-next.ts';
import { volume, type VolumeRequests } from './volume.ts';

/** All features, in the order of their events. */
const FEATURES = [
  playback,
  seeking,
  audio,
  subtitles,
  quality,
  speed,
  volume,
  screen,
  chapters,
  live,
  skipping,
  guard,
  timeline,
  upNext,
  stream,
] as readonly Feature<Patch>[];

/** The viewer's requests. Each sets the requested state and calls the media; facts follow. */
export type Requests = PlaybackRequests &
  SeekingRequests &
  AudioRequests &
  SubtitlesRequests &
  QualityRequests &
  SpeedRequests &
  VolumeRequests &
  ScreenRequests &
  ChapterRequests &
  LiveRequests &
  SkippingRequests &
  GuardRequests &
  TimelineRequests &
  UpNextRequests;

const merged = <Part>(parts: readonly object[]): Part => Object.assign({}, ...parts) as Part;

/** The state before anything was opened. */
export const initialState = merged<PlayerState>(FEATURES.map(({ initial }) => initial));

/** State that survives a change of source. */
export const lastingOf = (state: PlayerState): Patch =>
  Object.fromEntries(
    FEATURES.flatMap(({ lasting = [] }) => lasting.map((key) => [key, state[key]])),
  );

/** The state before anything was opened, with the stored choices. */
export const startingState = (
  preferences: PlayerPreferences,
  viewer: ViewerFacts = {},
): PlayerState =>
  merged([initialState, ...FEATURES.map(({ chosen }) => chosen?.(preferences, viewer) ?? {})]);

/** The rules of all events, in order. */
export const EVENT_RULES: readonly Rule[] = FEATURES.flatMap(({ events = [] }) => events);

type RequestPorts = {
  readonly store: StoreApi<PlayerState>;
  readonly media: () => MediaPort | null;
  readonly preferences: PreferencesPort;
};

/** Binds the requests to a store, the connected media, and the preferences. */
export function createRequests({ store, media, preferences }: RequestPorts): Requests {
  const request: FeaturePorts['request'] = (patch, choice) => {
    store.setState(patch);
    if (choice !== undefined) preferences.write(choice);
    return store.getState();
  };
  const seek: FeaturePorts['seek'] = (patch) => {
    const { seekTarget } = request(patch);
    if (seekTarget !== null) media()?.seek(seekTarget);
  };
  const ports = { now: store.getState, request, seek, media, preferences };
  return merged(FEATURES.map(({ requests }) => requests?.(ports) ?? {}));
}
