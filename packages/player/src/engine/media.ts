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
  /** What goes to full screen: the video with everything drawn over it. */
  readonly stage: HTMLElement;
  readonly report: Report;
};

/** After any of these the element has something new to say; all of it is read at once. */
const telling = [
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

/** Binds a media element to the store: the one place that touches it. */
export function createMedia({ video, stage, report }: MediaParts): MediaPort {
  const listening = new AbortController();
  const { signal } = listening;
  const cues = createCueWindow(video, report);
  let engine: Engine | null = null;
  let opening = 0;

  for (const name of telling)
    video.addEventListener(name, () => report(readMedia(video)), { signal });
  video.addEventListener('playing', () => report({ started: true, opening: false }), { signal });
  watchScreen(stage, video, report, signal);

  const release = (): void => {
    opening += 1;
    engine?.destroy();
    engine = null;
  };
  const play = (): void => {
    // Refused without a gesture, or cut short by a pause: the element stays paused and shows it.
    video.play().catch(() => report(readMedia(video)));
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
      // A load resets the rate to the default one.
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
