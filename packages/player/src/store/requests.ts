import type { StoreApi } from 'zustand/vanilla';
import type { Action } from './actions.ts';
import { skipKeyAt } from './actions.ts';
import type { GuardChoice, SkipChoice } from './choices.ts';
import { startOverAt } from './live.ts';
import type { SceneTheme, SkipKind } from './marks.ts';
import { chapterBeside, chaptersOf } from './marks.ts';
import type { MediaPort } from './port.ts';
import type { PlayerPreferences, PreferencesPort } from './preferences.ts';
import type { Patch } from './reducers.ts';
import {
  SKIP_SECONDS,
  VOLUME_STEP,
  muteToggled,
  rateBeside,
  seekTo,
  shownPosition,
  skipBy,
  subtitlesToTurnOn,
  volumeTo,
} from './reducers.ts';
import type { PlayerState, Quality } from './state.ts';

/** The viewer's requests. Each sets the requested state and calls the media; facts follow. */
export type Requests = {
  readonly play: () => void;
  readonly pause: () => void;
  readonly togglePlay: () => void;
  /** Seconds, clamped to the seekable window. */
  readonly seek: (seconds: number) => void;
  /** Seconds to move by; ten forward by default. */
  readonly skip: (seconds?: number) => void;
  /** 0 to 1. */
  readonly setVolume: (volume: number) => void;
  readonly changeVolume: (steps: number) => void;
  readonly toggleMute: () => void;
  readonly setRate: (rate: number) => void;
  /** One step faster or slower. */
  readonly changeRate: (step: number) => void;
  readonly chooseQuality: (quality: Quality) => void;
  readonly chooseAudio: (language: string) => void;
  /** null turns subtitles off; the language stays stored. */
  readonly chooseSubtitles: (language: string | null) => void;
  readonly toggleSubtitles: () => void;
  readonly toggleFullscreen: () => void;
  readonly togglePip: () => void;
  /** Seeks to the live edge. */
  readonly goLive: () => void;
  /** Seeks to the beginning of the programme on screen, where that is reachable. */
  readonly startOver: () => void;
  /** Seeks to the previous or next chapter, where there is one. */
  readonly chapter: (step: number) => void;
  /** One frame back or forward; only while paused. */
  readonly stepFrame: (step: number) => void;
  readonly chooseSkip: (kind: SkipKind, choice: SkipChoice) => void;
  readonly chooseGuard: (theme: SceneTheme, choice: GuardChoice) => void;
  readonly chooseTimeline: (way: 'ltr' | 'rtl') => void;
  /** Skips the current segment, or plays the next video; returns what was done. */
  readonly skipNow: () => Action | null;
  /** Plays the next video on the viewer's request. */
  readonly next: () => void;
  /** Dismisses the offer of the next video. */
  readonly dismissOffer: () => void;
};

type Ports = {
  readonly store: StoreApi<PlayerState>;
  readonly media: () => MediaPort | null;
  readonly preferences: PreferencesPort;
};

/** The usual 25 frames a second; a slower film shows some steps twice. */
const FRAME_SECONDS = 1 / 25;

/** Binds the requests to a store, the connected media, and the preferences. */
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
    const { volume, muted, hushed } = { ...now(), ...patch };
    ask(patch, { volume, muted });
    media()?.setVolume(volume, muted || hushed);
  };
  const setRate = (rate: number): void => media()?.setRate(ask({ rate }).rate);
  const next = (): void => void (now().follows && ask({ leaving: 'viewer', asksStill: false }));
  const showSubtitles = (language: string | null, remember: PlayerPreferences = {}): void => {
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
    setRate,
    changeRate: (step) => setRate(rateBeside(now().rate, step)),
    chooseQuality: (quality) => media()?.chooseQuality(ask({ quality }, { quality }).quality),
    chooseAudio: (language) => {
      ask({ audio: language }, { audioLanguage: language });
      media()?.chooseAudio(language);
    },
    chooseSubtitles: (language) =>
      showSubtitles(language, language === null ? {} : { subtitleLanguage: language }),
    // On and off says nothing of the language, so none is stored.
    toggleSubtitles: () =>
      showSubtitles(now().subtitles === null ? subtitlesToTurnOn(now(), preferences) : null),
    toggleFullscreen: () => media()?.toggleFullscreen(),
    togglePip: () => media()?.togglePip(),
    goLive: () => {
      seekBy(seekTo(now(), now().seekable.end));
      play();
    },
    startOver: () => {
      const start = startOverAt(now(), shownPosition(now()));
      if (start === null) return;
      seekBy(seekTo(now(), start));
      play();
    },
    chapter: (step) => {
      const target = chapterBeside(chaptersOf(now().marks), shownPosition(now()), step);
      if (target !== undefined) seekBy(seekTo(now(), target));
    },
    stepFrame: (step) => {
      if (now().paused) seekBy(skipBy(now(), step * FRAME_SECONDS));
    },
    chooseSkip: (kind, choice) => {
      const skips = { ...now().skips, [kind]: choice };
      ask({ skips }, { skips });
    },
    chooseGuard: (theme, choice) => {
      const guard = { ...now().guard, [theme]: choice };
      ask({ guard }, { guard });
    },
    chooseTimeline: (timeline) => void ask({ timeline }, { timeline }),
    skipNow: () => {
      const action = skipKeyAt(now());
      if (action?.type === 'skip') seekBy(seekTo(now(), action.to));
      if (action?.type === 'next') next();
      return action;
    },
    next,
    dismissOffer: () => {
      const { offer } = now();
      if (offer !== null) ask({ offer: { ...offer, dismissed: true } });
    },
  };
}
