import { describe, expect, it } from 'vitest';
import { initialState } from './features/index.ts';
import { createMeter } from './meter.ts';
import type { Patch, PlayerState } from './state.ts';

const source = { url: '/a.m3u8', type: 'hls' } as const;
const opened: Patch = { ...initialState, source, opening: true, waiting: true };
const playing: Patch = { started: true, opening: false, waiting: false, paused: false };
const stalled: Patch = { waiting: true };
const error = { kind: 'media' } as const;

/** A viewing whose facts arrive `ms` after the one before. */
function viewing() {
  let now = 1000;
  let state: PlayerState = initialState;
  const meter = createMeter(() => now);
  return {
    after(ms: number, facts: Patch) {
      const before = state;
      now += ms;
      state = { ...state, ...facts };
      meter.follow(before, state);
      return this;
    },
    read(ms = 0) {
      now += ms;
      return meter.read();
    },
  };
}
const begun = () => viewing().after(200, opened).after(300, playing);

describe('the first picture', () => {
  it('counts from the start of the viewing, once', () => {
    const { firstFrameMs, elapsedMs } = begun().after(400, playing).read(100);
    expect([firstFrameMs, elapsedMs]).toEqual([500, 1000]);
  });

  it('is unknown until it is there, also after an error', () => {
    const closed = viewing().after(200, opened).after(500, { error, waiting: false }).read();
    expect(closed).toMatchObject({ firstFrameMs: null, playedMs: 0, errors: 1, height: null });
    expect(viewing().read(90).firstFrameMs).toBeNull();
  });

  it('counts from Play where the browser refused to begin', () => {
    const { firstFrameMs } = viewing()
      .after(200, opened)
      .after(100, { blocked: true, waiting: false })
      .after(20_000, { paused: false, waiting: true })
      .after(250, playing)
      .read();
    expect(firstFrameMs).toBe(250);
  });

  it('does not wait for a viewer while the last episode closes', () => {
    const last = { ...initialState, ...opened, ...playing } as PlayerState;
    const meter = createMeter(() => 0);
    meter.follow(last, { ...last, position: 9 });
    expect(meter.read()).toMatchObject({ firstFrameMs: null, playedMs: 0 });
  });
});

describe('stalls', () => {
  it('are counted with their time, also the one that lasts', () => {
    const one = begun().after(1000, stalled).after(700, playing).after(1000, stalled);
    expect(one.read(300)).toMatchObject({ stalls: 2, stallMs: 1000, playedMs: 2000 });
    expect(one.read(200)).toMatchObject({ stalls: 2, stallMs: 1200 });
  });

  it('are none that nobody sees', () => {
    const read = begun().after(1000, stalled).after(99, playing).after(500, stalled).read(99);
    expect(read).toMatchObject({ stalls: 0, stallMs: 0 });
  });

  it('are none before the first picture, while paused, or after the end', () => {
    const read = viewing()
      .after(4000, { ...opened, paused: false })
      .after(10, playing)
      .after(10, { paused: true, waiting: true })
      .after(5000, { paused: false, waiting: false })
      .after(10, { ended: true, waiting: true })
      .read(5000);
    expect(read).toMatchObject({ stalls: 0, stallMs: 0, playedMs: 20 });
  });

  it('are none that a seek causes, until its picture is there', () => {
    const read = begun()
      .after(1000, { seekTarget: 50 })
      .after(5, { seeking: true, waiting: true })
      .after(3000, { seeking: false, seekTarget: null })
      .after(400, { waiting: false })
      .after(1000, stalled)
      .read(250);
    expect(read).toMatchObject({ stalls: 1, stallMs: 250, playedMs: 2000 });
  });

  it('end with a seek into something else', () => {
    const read = begun()
      .after(1000, stalled)
      .after(600, { seekTarget: 50, seeking: true })
      .after(9000, { seekTarget: null, seeking: false })
      .read(9000);
    expect(read).toMatchObject({ stalls: 1, stallMs: 600 });
  });
});

it('a machine that sleeps adds half a minute at most, and a clock that goes back nothing', () => {
  expect(begun().read(8 * 3_600_000).playedMs).toBe(30_000);
  expect(
    begun()
      .after(1000, stalled)
      .read(8 * 3_600_000).stallMs,
  ).toBe(30_000);
  expect(begun().after(-400, playing).read()).toMatchObject({ playedMs: 0, firstFrameMs: 500 });
});

it('the height and its changes are those of the picture', () => {
  const read = begun()
    .after(0, { playingQuality: 360 })
    .after(10, { playingQuality: 720 })
    .after(10, { playingQuality: 720 })
    .after(10, { playingQuality: null })
    .after(10, { playingQuality: 1080 })
    .read();
  expect(read).toMatchObject({ switches: 2, height: 1080 });
});

it('each error counts once, and again after a retry', () => {
  const failed = begun()
    .after(10, { error })
    .after(10, { error: { kind: 'media' } });
  expect(failed.read(500)).toMatchObject({ errors: 1, playedMs: 10 });
  expect(failed.after(10, { error: null }).after(10, { error }).read().errors).toBe(2);
});
