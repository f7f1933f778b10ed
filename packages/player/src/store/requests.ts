import type { StoreApi } from 'zustand/vanilla';
import type { MediaPort } from './port.ts';
import type { PlayerPreferences, PreferencesPort } from './preferences.ts';
import type { Patch } from './reducers.ts';
import {
  SKIP_SECONDS,
  VOLUME_STEP,
  muteToggled,
  seekTo,
  skipBy,
  subtitlesToTurnOn,
  volumeTo,
} from './reducers.ts';
import type { PlayerState, Quality } from './state.ts';

/** Everything a viewer can ask for. Each sets what is asked and tells the media; facts follow. */
export type Requests = {
  readonly play: () => void;
  readonly pause: () => void;
  readonly togglePlay: () => void;
  /** Seconds, kept inside the seekable window. */
  readonly seek: (seconds: number) => void;
  /** Seconds to move by, ten forward unless told. */
  readonly skip: (seconds?: number) => void;
  /** 0 to 1. */
  readonly setVolume: (volume: number) => void;
  readonly changeVolume: (steps: number) => void;
  readonly toggleMute: () => void;
  readonly setRate: (rate: number) => void;
  readonly chooseQuality: (quality: Quality) => void;
  readonly chooseAudio: (language: string) => void;
  /** null turns subtitles off; the language stays remembered. */
  readonly chooseSubtitles: (language: string | null) => void;
  readonly toggleSubtitles: () => void;
  readonly toggleFullscreen: () => void;
  readonly togglePip: () => void;
  /** To the newest moment of a live channel. */
  readonly goLive: () => void;
};

type Ports = {
  readonly store: StoreApi<PlayerState>;
  readonly media: () => MediaPort | null;
  readonly preferences: PreferencesPort;
};

/** Seconds behind the newest live moment, so that 'live' does not mean 'out of data'. */
const LIVE_MARGIN = 6;

/** Binds the requests to a store, the media that is connected at the time, and the preferences. */
export function createRequests({ store, media, preferences }: Ports): Requests {
  const now = store.getState;

  const ask = (patch: Patch, remember?: PlayerPreferences): PlayerState => {
    store.setState(patch);
    if (remember !== undefined) preferences.write(remember);
    return now();
  };
  const seekBy = (patch: Patch): void => {
    const { seekTarget } = ask(patch);
    if (seekTarget !== null) media()?.seek(seekTarget);
  };
  const sound = (patch: Patch): void => {
    const { volume, muted } = { ...now(), ...patch };
    ask(patch, { volume, muted });
    media()?.setVolume(volume, muted);
  };
  const chooseSubtitles = (language: string | null): void => {
    const remember = language === null ? {} : { subtitleLanguage: language };
    ask({ subtitles: language, cues: [] }, { subtitlesEnabled: language !== null, ...remember });
    media()?.chooseSubtitles(language);
  };
  const play = (): void => {
    if (now().ended) seekBy(seekTo(now(), now().seekable.start));
    media()?.play();
  };
  const pause = (): void => media()?.pause();

  return {
    play,
    pause,
    togglePlay: () => (now().paused ? play() : pause()),
    seek: (seconds) => seekBy(seekTo(now(), seconds)),
    skip: (seconds = SKIP_SECONDS) => seekBy(skipBy(now(), seconds)),
    setVolume: (volume) => sound(volumeTo(volume)),
    changeVolume: (steps) =>
      sound(volumeTo((now().muted ? 0 : now().volume) + steps * VOLUME_STEP)),
    toggleMute: () => sound(muteToggled(now())),
    setRate: (rate) => media()?.setRate(ask({ rate }).rate),
    chooseQuality: (quality) => media()?.chooseQuality(ask({ quality }, { quality }).quality),
    chooseAudio: (language) => {
      ask({ audio: language }, { audioLanguage: language });
      media()?.chooseAudio(language);
    },
    chooseSubtitles,
    toggleSubtitles: () =>
      chooseSubtitles(
        now().subtitles === null ? subtitlesToTurnOn(now(), preferences.read()) : null,
      ),
    toggleFullscreen: () => media()?.toggleFullscreen(),
    togglePip: () => media()?.togglePip(),
    goLive: () => seekBy(seekTo(now(), now().seekable.end - LIVE_MARGIN)),
  };
}
