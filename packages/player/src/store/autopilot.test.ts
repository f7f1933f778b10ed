import { describe, expect, it } from 'vitest';
import type { Mark } from './marks.ts';
import type { PlayerCore } from './player.ts';
import { createPlayer } from './player.ts';
import type { MediaPort } from './port.ts';
import type { PreferencesPort } from './preferences.ts';

const marks: readonly Mark[] = [
  { kind: 'INTRO', from: 0, to: 28, title: null },
  { kind: 'SCENE', from: 50, to: 60, theme: 'FEAR', title: null },
  { kind: 'SCENE', from: 70, to: 80, theme: 'LANGUAGE', title: null },
  { kind: 'CREDITS', from: 90, to: 100, title: null },
];
const guard = { FEAR: 'skip', LANGUAGE: 'mute' } as const;

/** A media port that only records its calls. */
function recorder(calls: unknown[][]): MediaPort {
  const note = (name: string | symbol) => (name === 'then' ? undefined : name);
  return new Proxy({} as MediaPort, {
    get: (_, name) =>
      note(name) && ((...details: unknown[]) => void calls.push([name, ...details])),
  });
}

function playing(
  options: Partial<PreferencesPort> & { startAt?: number; autoNext?: boolean } = {},
) {
  const { startAt = 30, autoNext = true, ...port } = options;
  const calls: unknown[][] = [];
  const core = createPlayer({ read: () => ({ guard }), write: () => undefined, ...port });
  core.connect(recorder(calls));
  core.followedBy(true, autoNext);
  begin(core, startAt);
  return { core, calls };
}

function begin(core: PlayerCore, startAt: number): void {
  core.open({ url: '/a.m3u8', type: 'hls' }, startAt, true, marks);
  const seekable = { start: 0, end: 100 };
  core.report({ duration: 100, seekable, position: startAt, paused: false });
  core.report({ started: true, opening: false });
}
/** Plays from position to position, as an element reports them. */
const at = (core: PlayerCore, ...moments: number[]): void =>
  moments.forEach((position) => core.report({ position, muted: core.store.getState().muted }));

describe('automatically, the player', () => {
  it('skips a scene at its start, and says which', () => {
    const { core, calls } = playing();
    at(core, 49, 49.8);
    expect(calls).toContainEqual(['seek', 60]);
    expect(core.store.getState()).toMatchObject({ seekTarget: 60, skipped: marks[1] });
  });

  it("mutes and unmutes a scene, and keeps the viewer's own choice", () => {
    const { core, calls } = playing();
    at(core, 69.8);
    expect(calls).toContainEqual(['setVolume', 1, true]);
    // The element reports that it is muted; the viewer has not muted it.
    core.report({ position: 72, muted: true });
    expect(core.store.getState()).toMatchObject({ hushed: true, muted: false });
    core.setVolume(0.5);
    expect(calls.at(-1)).toEqual(['setVolume', 0.5, true]);
    at(core, 80.1);
    expect(calls.at(-1)).toEqual(['setVolume', 0.5, false]);
    expect(core.store.getState()).toMatchObject({ hushed: false, muted: false });
  });

  it('starts after an intro that is always skipped', () => {
    const skips = { INTRO: 'always' } as const;
    const { calls } = playing({ startAt: 4, read: () => ({ skips }) });
    expect(calls.find(([name]) => name === 'open')?.[2]).toMatchObject({ startAt: 28 });
  });

  it('never starts in a scene that is hidden from a child', () => {
    const { calls } = playing({ startAt: 55, read: () => ({}), child: true });
    expect(calls.find(([name]) => name === 'open')?.[2]).toMatchObject({ startAt: 60 });
  });

  it('plays the next video once when the countdown ends', () => {
    const { core } = playing();
    at(core, 89, 90.1);
    expect(core.store.getState().offer).toEqual({ since: 90.1, dismissed: false });
    core.report({ position: 100, ended: true, paused: true });
    expect(core.store.getState().leaving).toBe('countdown');
  });

  it('waits for the viewer when the profile turns autoplay off', () => {
    const { core } = playing({ autoNext: false });
    at(core, 89, 90.1);
    core.report({ position: 100, ended: true, paused: true });
    expect(core.store.getState()).toMatchObject({ leaving: null, asksStill: false });
    core.next();
    expect(core.store.getState().leaving).toBe('viewer');
  });

  it('stays when the offer was dismissed', () => {
    const { core } = playing();
    at(core, 91);
    core.dismissOffer();
    core.report({ position: 100, ended: true, paused: true });
    expect(core.store.getState().leaving).toBeNull();
  });
});

describe('after three episodes without input', () => {
  const episode = (core: PlayerCore): void => {
    begin(core, 30);
    at(core, 91);
    core.report({ position: 100, ended: true, paused: true });
  };

  it('asks, pauses, and continues when the viewer answers', () => {
    const { core, calls } = playing();
    episode(core);
    episode(core);
    expect(core.store.getState()).toMatchObject({ leaving: 'countdown', asksStill: false });
    episode(core);
    expect(core.store.getState()).toMatchObject({ leaving: null, asksStill: true });
    expect(calls.at(-1)).toEqual(['pause']);
    core.goOn();
    expect(core.store.getState()).toMatchObject({ leaving: 'viewer', asksStill: false });
    episode(core);
    expect(core.store.getState()).toMatchObject({ leaving: 'countdown', asksStill: false });
  });

  it('does not ask a viewer who pressed something', () => {
    const { core } = playing();
    episode(core);
    episode(core);
    begin(core, 30);
    core.touch();
    core.report({ position: 100, ended: true, paused: true });
    expect(core.store.getState().asksStill).toBe(false);
  });
});

it("ignores the element's events between two videos", () => {
  const { core, calls } = playing();
  core.close();
  expect(calls.at(-1)).toEqual(['pause']);
  core.report({ paused: true, position: 77 });
  expect(core.store.getState()).toMatchObject({ source: null, position: 0 });
  core.report({ fullscreen: true });
  expect(core.store.getState().fullscreen).toBe(true);
});
