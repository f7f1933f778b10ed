import { createTranslate, type UiKey } from '@kandil/i18n';
import { ui as english } from '@kandil/i18n/locales/en';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createCaptions } from '#src/captions/captions.ts';
import { createRemote } from '#src/engine/remote.ts';
import type { MediaPort } from '#src/store/port.ts';
import { createPlayer } from '#src/store/player.ts';
import type { PlayerPreferences } from '#src/store/preferences.ts';
import { PlayerContext } from './context.ts';
import { createUiStore } from './ui-store.ts';

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
  const stored: PlayerPreferences[] = [];
  const preferences = {
    read: () => remembered,
    write: (patch: PlayerPreferences) => void stored.push(patch),
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
  let requests = 0;
  captions.loadWith(async (language) => {
    if (language === 'tr' && ++requests === 1) throw new Error('404');
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
    t: createTranslate<UiKey>(english, 'en'),
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
  return { ...view, ...parts, seeks, stored };
}
