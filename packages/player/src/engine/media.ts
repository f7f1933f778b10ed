import type { MediaPort, OpenOptions, Report } from '../store/port.ts';
import type { PlayerSource } from '../store/state.ts';
import { createCueWindow } from './cue-window.ts';
import type { Engine } from './engine.ts';
import { engineFor } from './open-engine.ts';
import { readMedia } from './read-media.ts';
import { readStats } from './read-stats.ts';
import { toggleFullscreen, togglePip, watchScreen } from './screen.ts';

export type MediaParts = {
  readonly video: HTMLVideoElement;
  /** The full-screen element: the video with everything rendered over it. */
  readonly stage: HTMLElement;
  readonly report: Report;
};

/** Any of these events may change several facts, so all are read at once. */
const REPORTED_EVENTS = [
  'timeupdate',
  'progress',
  'play',
  'pause',
  'playing',
  'waiting',
  'canplay',
  'seeking',
  'seeked',
  'ended',
  'loadedmetadata',
  'durationchange',
  'volumechange',
  'ratechange',
  'emptied',
] as const;

/** Binds a media element to the store; no other module touches the element. */
export function createMedia({ video, stage, report }: MediaParts): MediaPort {
  const listening = new AbortController();
  const { signal } = listening;
  const cues = createCueWindow(video, report);
  let engine: Engine | null = null;
  let opening = 0;

  for (const name of REPORTED_EVENTS)
    video.addEventListener(name, () => report(readMedia(video)), { signal });
  video.addEventListener('playing', () => report({ started: true, opening: false }), { signal });
  watchScreen(stage, video, report, signal);

  const release = (): void => {
    opening += 1;
    engine?.destroy();
    engine = null;
  };
  const play = (): void => {
    // Refused without a gesture, or interrupted by a pause: the element stays paused and reports it.
    video.play().catch((error: unknown) => {
      const blocked = error instanceof DOMException && error.name === 'NotAllowedError';
      report({ ...readMedia(video), blocked });
    });
  };
  const open = async (source: PlayerSource, options: OpenOptions): Promise<void> => {
    release();
    const current = opening;
    const fresh: Report = (facts) => {
      if (opening === current) report(facts);
    };
    try {
      const openWith = await engineFor(source);
      if (opening !== current) return;
      const start = options.play ? play : () => undefined;
      engine = openWith({ video, source, options, cues, start, report: fresh });
    } catch {
      fresh({ error: { kind: 'network' }, waiting: false });
    }
  };

  return {
    open: (source, options) => void open(source, options),
    renew: (source) => engine?.renew(source.url),
    play,
    pause: () => video.pause(),
    seek: (position) => {
      video.currentTime = position;
    },
    setVolume: (volume, muted) => {
      video.volume = volume;
      video.muted = muted;
    },
    setRate: (rate) => {
      // Loading resets the rate to the default.
      video.defaultPlaybackRate = rate;
      video.playbackRate = rate;
    },
    chooseQuality: (quality) => engine?.chooseQuality(quality),
    chooseAudio: (language) => engine?.chooseAudio(language),
    chooseSubtitles: (language) => engine?.chooseSubtitles(language),
    toggleFullscreen: () => toggleFullscreen(stage, video),
    togglePip: () => togglePip(video),
    stats: () => readStats(video, engine?.stats()),
    destroy: () => {
      listening.abort();
      release();
    },
  };
}
