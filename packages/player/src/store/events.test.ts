import { describe, expect, it } from 'vitest';
import { eventsBetween, progressBetween } from './events.ts';
import type { PlayerState } from './state.ts';
import { initialState } from './features/index.ts';

const running: PlayerState = {
  ...initialState,
  source: { url: '/a.m3u8', type: 'hls' },
  started: true,
  paused: false,
  position: 10,
  duration: 100,
};
const types = (before: Partial<PlayerState>, now: Partial<PlayerState>): string[] =>
  eventsBetween({ ...running, ...before }, { ...running, ...now }).map((event) => event.type);

describe('events for the host', () => {
  it('have the position', () => {
    expect(eventsBetween(running, { ...running, paused: true })).toEqual([
      { type: 'pause', position: 10, duration: 100 },
    ]);
  });

  it('start fires once, with the first picture', () => {
    expect(types({ started: false, opening: true }, {})).toEqual(['start']);
    expect(types({ paused: true }, {})).toEqual(['play']);
  });

  it('pause fires only when the viewer paused', () => {
    expect(types({}, { paused: true, ended: true })).toEqual(['end']);
    expect(types({}, { paused: true, seeking: true })).toEqual([]);
    expect(types({}, { paused: true, opening: true })).toEqual([]);
    expect(types({}, { paused: true, error: { kind: 'media' } })).toEqual(['error']);
  });

  it('playback after opening is no play event', () => {
    expect(types({ paused: true, opening: true }, { opening: true })).toEqual([]);
  });

  it('seek fires when it has landed', () => {
    expect(types({}, { seekTarget: 40 })).toEqual([]);
    expect(types({ seekTarget: 40 }, { seekTarget: null })).toEqual(['seek']);
  });

  it('choices and full screen fire', () => {
    expect(
      types({}, { audio: 'ar', subtitles: 'tr', quality: 720, rate: 2, fullscreen: true }),
    ).toEqual(['audio', 'subtitles', 'quality', 'rate', 'fullscreen']);
  });

  it('next fires once, and says whether this video was finished', () => {
    const offer = { since: 90, dismissed: false };
    expect(types({}, { leaving: 'viewer' })).toEqual(['next']);
    expect(types({ leaving: 'viewer' }, { leaving: 'viewer' })).toEqual([]);
    expect(eventsBetween(running, { ...running, leaving: 'countdown', offer })).toMatchObject([
      { type: 'next', by: 'countdown', finished: true },
    ]);
    expect(eventsBetween(running, { ...running, leaving: 'viewer' })).toMatchObject([
      { by: 'viewer', finished: false },
    ]);
  });

  it('nothing fires without a relevant change', () => {
    expect(types({}, { position: 10.25, buffered: 30, waiting: true })).toEqual([]);
  });
});

describe('progress', () => {
  it('fires once for each whole second', () => {
    expect(progressBetween(running, { ...running, position: 10.9 })).toBeUndefined();
    expect(progressBetween(running, { ...running, position: 11, audio: 'tr' })).toEqual({
      position: 11,
      duration: 100,
      audioLanguage: 'tr',
      subtitleLanguage: null,
    });
  });

  it('does not fire before the first picture or during a seek', () => {
    expect(progressBetween(running, { ...running, position: 50, seeking: true })).toBeUndefined();
    expect(progressBetween(running, { ...running, position: 50, started: false })).toBeUndefined();
  });
});
