import { describe, expect, it } from 'vitest';
import { muteToggled, volumeTo } from './features/volume.ts';
import { opened, reported } from './reducers.ts';
import { rateBeside } from './features/speed.ts';
import { rungFor } from './features/quality.ts';
import { seekTo, shownPosition, skipBy } from './features/seeking.ts';
import { subtitlesToTurnOn } from './features/subtitles.ts';
import { trackFor } from './tracks.ts';
import { reopened } from './reopening.ts';
import type { PlayerState } from './state.ts';
import { initialState } from './features/index.ts';

const source = { url: '/a.m3u8', type: 'hls' } as const;
const film: PlayerState = {
  ...initialState,
  source,
  duration: 100,
  seekable: { start: 0, end: 100 },
  position: 50,
};
const tracks = [
  { language: 'tr', label: 'Türkçe' },
  { language: 'ar-SA', label: 'العربية' },
];

describe('seeking', () => {
  it.each([
    [30, 30],
    [-4, 0],
    [400, 100],
  ])('clamps %d to %d, inside the film', (requested, target) => {
    expect(seekTo(film, requested)).toMatchObject({ seekTarget: target, ended: false });
  });

  it('stays inside the window of a live channel', () => {
    const live: PlayerState = { ...film, live: true, seekable: { start: 1000, end: 1600 } };
    expect(seekTo(live, 5).seekTarget).toBe(1000);
  });

  it.each([
    ['from far behind', 1100, 1590],
    ['from within the margin, without a step back', 1594, 1594],
    ['before the window is known', 0, 0],
  ])('ends shortly before the live edge of a channel: %s', (_, position, target) => {
    const seekable = position === 0 ? { start: 0, end: 0 } : { start: 1000, end: 1600 };
    const live: PlayerState = { ...film, live: true, position, seekable };
    expect(seekTo(live, 1600).seekTarget).toBe(target);
    expect(skipBy(live, 600).seekTarget).toBe(target);
  });

  it('adds up quick skips from the pending target', () => {
    const once = { ...film, ...skipBy(film, 10) };
    const twice = { ...once, ...skipBy(once, 10) };
    expect(shownPosition(twice)).toBe(70);
  });

  it('ends when the element has landed, not before', () => {
    const pending: PlayerState = { ...film, seekTarget: 80 };
    expect(reported(pending, { seeking: true })).not.toHaveProperty('seekTarget');
    expect(reported(pending, { seeking: false })).toHaveProperty('seekTarget', null);
  });
});

describe('sound', () => {
  it.each([
    [0.5, { volume: 0.5, muted: false }],
    [1.2, { volume: 1, muted: false }],
    [0, { volume: 0, muted: true }],
    [0.1 + 0.2, { volume: 0.3, muted: false }],
  ])('accepts the volume %d', (requested, patch) => {
    expect(volumeTo(requested)).toEqual(patch);
  });

  it('mutes and keeps the volume', () => {
    expect(muteToggled({ ...film, volume: 0.7 })).toEqual({ muted: true });
    expect(muteToggled({ ...film, volume: 0.7, muted: true })).toEqual({
      muted: false,
      volume: 0.7,
    });
  });

  it('unmutes audibly from zero', () => {
    expect(muteToggled({ ...film, volume: 0, muted: true })).toEqual({ muted: false, volume: 0.5 });
  });
});

describe('speed', () => {
  const OFFERED = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

  it('steps up and down through the seven speeds and stops at both ends', () => {
    const walk = (from: number, step: 1 | -1) => {
      const met = [from];
      for (const _ of OFFERED) met.push(rateBeside(met.at(-1) ?? from, step));
      return met;
    };
    expect(walk(0.5, 1)).toEqual([...OFFERED, 2]);
    expect(walk(2, -1)).toEqual([...OFFERED.toReversed(), 0.5]);
  });
});

describe('tracks and levels', () => {
  it('finds a track by its tag in any case, else by its primary language', () => {
    expect(trackFor(tracks, 'TR')).toBe(tracks[0]);
    expect(trackFor(tracks, 'ar')).toBe(tracks[1]);
    expect(trackFor(tracks, 'fa')).toBeUndefined();
    expect(trackFor(tracks, null)).toBeUndefined();
  });

  it.each([
    ['auto', 'auto'],
    [720, 720],
    [900, 720],
    [144, 360],
  ] as const)('selects the level for %s', (requested, rung) => {
    expect(rungFor([1080, 720, 360], requested)).toBe(rung);
  });

  it('leaves the choice to the engine where there are no levels', () => {
    expect(rungFor([], 720)).toBe('auto');
  });

  it('turns subtitles on in the language last used, else in the first', () => {
    const state: PlayerState = { ...film, subtitleTracks: tracks };
    expect(subtitlesToTurnOn(state, { read: () => ({ subtitleLanguage: 'ar' }) })).toBe('ar-SA');
    expect(subtitlesToTurnOn(state, { read: () => ({ subtitleLanguage: 'ur' }) })).toBe('tr');
    expect(subtitlesToTurnOn(film, { read: () => ({}) })).toBeNull();
  });

  it('turns them on in the best of the viewer’s languages while none was chosen', () => {
    const on = (languages: string[], subtitleLanguage?: string) =>
      subtitlesToTurnOn(
        { subtitleTracks: tracks },
        { languages, read: () => ({ subtitleLanguage }) },
      );
    expect(on(['ar', 'en'])).toBe('ar-SA');
    expect(on(['ur', 'ar', 'tr'])).toBe('ar-SA');
    expect(on(['ar'], 'tr')).toBe('tr');
  });
});

describe('opening', () => {
  it('clears the last stream and keeps the choices', () => {
    const before: PlayerState = {
      ...film,
      started: true,
      ended: true,
      volume: 0.2,
      rate: 1.5,
      error: { kind: 'media' },
    };
    const now = { ...before, ...opened(before, { url: '/b.m3u8', type: 'hls' }, 12) };
    expect(now).toMatchObject({
      position: 12,
      started: false,
      ended: false,
      error: null,
      duration: 0,
    });
    expect(now).toMatchObject({ volume: 0.2, rate: 1.5, opening: true, waiting: true });
  });

  it('keeps the state when the same stream is reopened', () => {
    const failed: PlayerState = { ...film, started: true, error: { kind: 'network' } };
    expect({ ...failed, ...reopened(failed, source) }).toMatchObject({
      started: true,
      duration: 100,
      error: null,
      opening: true,
    });
  });
});
