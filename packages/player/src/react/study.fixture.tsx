import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createCaptions } from '../captions/captions.ts';
import { createRemote } from '../engine/remote.ts';
import type { MediaPort } from '../store/port.ts';
import { createPlayer } from '../store/player.ts';
import type { PlayerPreferences } from '../store/preferences.ts';
import type { CaptionLabels } from './captions/caption-labels.ts';
import { PlayerContext } from './context.ts';
import type { PlayerLabels } from './labels.ts';
import { createUiStore } from './ui-store.ts';

const captionWords: CaptionLabels = {
  backToSubtitles: 'Back to subtitles',
  second: 'Second subtitles',
  look: 'Appearance',
  lookParts: {
    size: 'Size',
    colour: 'Colour',
    background: 'Background',
    position: 'Position',
    edge: 'Edge',
  },
  looks: {
    size: { small: 'Small', medium: 'Medium', large: 'Large', huge: 'Very large' },
    colour: { white: 'White', yellow: 'Yellow', cyan: 'Light blue', green: 'Green' },
    background: { none: 'None', soft: 'Soft', solid: 'Solid' },
    position: { low: 'Low', raised: 'Raised', top: 'Top' },
    edge: { shadow: 'Shadow', outline: 'Outline' },
  },
  lookReset: 'As they were',
  sample: 'A sample',
  timing: 'Timing',
  offset: (seconds) => `${seconds} s`,
  earlier: 'Earlier',
  later: 'Later',
  timingReset: 'On time again',
  transcript: 'Transcript',
  transcriptClose: 'Close the transcript',
  language: 'Language',
  none: 'None',
  search: 'Search what is said',
  searchFound: (count) => `${count} lines`,
  searchNothing: 'Nobody says that here.',
  backToNow: 'Back to now',
  repeat: 'Repeat this line',
  repeatStop: 'Playing on',
  loading: 'Fetching the lines',
  chooseLanguage: 'Choose a language',
  failed: 'The lines did not come.',
  cast: 'Play on another screen',
  castConnecting: 'Connecting',
  castConnected: 'Playing on another screen',
};
/** The texts of the tested parts; other controls are not rendered. */
const words = {
  subtitles: 'Subtitles',
  subtitlesOff: 'Off',
  tryAgain: 'Try again',
  help: { title: 'Keys', close: 'Close' },
  captions: captionWords,
} as unknown as PlayerLabels;

const stamp = (second: number) => new Date(second * 1000).toISOString().slice(11, 23);

/** A file of `count` lines of two seconds each: 'en line 0', 'en line 1' ... */
export const fileOf = (language: string, count: number): string =>
  [
    'WEBVTT',
    ...Array.from(
      { length: count },
      (_, line) =>
        `${stamp(line * 2)} --> ${stamp(line * 2 + 2)}\n${language === 'ar' ? 'سطر' : `${language} line`} ${line}`,
    ),
  ].join('\n\n');

/**
 * Renders parts of a player around `children`, on a stream with subtitles in three languages and a controlled clock.
 * Turkish fails once.
 */
export function renderStudy(
  children: ReactNode,
  { lines = 20, remembered = {} }: { lines?: number; remembered?: PlayerPreferences } = {},
) {
  const kept: PlayerPreferences[] = [];
  const preferences = {
    read: () => remembered,
    write: (patch: PlayerPreferences) => void kept.push(patch),
  };
  const core = createPlayer(preferences);
  const captions = createCaptions(core, preferences);
  const ui = createUiStore();
  const seeks: number[] = [];
  const note = () => undefined;
  const media = {
    open: note,
    setVolume: note,
    setRate: note,
    seek: (to: number) => void seeks.push(to),
    chooseSubtitles: note,
    destroy: note,
  } as unknown as MediaPort;
  let asked = 0;
  captions.loadWith(async (language) => {
    if (language === 'tr' && ++asked === 1) throw new Error('404');
    return fileOf(language, lines);
  });
  captions.connect();
  core.connect(captions.before(media));
  core.open({ url: '/a.m3u8', type: 'hls' }, 0, true);
  const subtitleTracks = ['en', 'ar', 'tr'].map((language) => ({ language, label: language }));
  captions.report({ subtitleTracks, seekable: { start: 0, end: 9000 }, duration: 9000 });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  const parts = {
    core,
    captions,
    remote: createRemote(),
    ui,
    labels: words,
    locale: 'en',
    direction: 'ltr' as const,
    extras: true,
    sceneGuard: true,
    live: undefined,
  };
  const view = render(
    <PlayerContext value={parts}>
      <section className="kp">
        <div className="kp-view">{children}</div>
      </section>
    </PlayerContext>,
  );
  return { ...view, ...parts, seeks, kept };
}
