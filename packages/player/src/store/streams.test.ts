import { afterEach, describe, expect, it, vi } from 'vitest';
import { playing } from './player.fixture.ts';
import type { PlayerError, PlayerSource } from './state.ts';
import { channelFacts, nextStream } from './streams.ts';

const [A, B, C] = ['a', 'b', 'c'].map((name) => `https://${name}.example/x.m3u8`) as [
  string,
  string,
  string,
];
const channel = { url: A, type: 'hls', others: [B, C] } as const;
const missing: PlayerError = { kind: 'missing', status: 404 };

afterEach(() => void vi.useRealTimers());

/** A channel with these streams, which has shown a picture. */
function watching(source: PlayerSource = channel) {
  vi.useFakeTimers();
  const { core, calls } = playing();
  core.store.setState({ channel: true });
  core.open(source, 0, true);
  core.report({ live: true, paused: false });
  core.report({ started: true, opening: false });
  const opened = () =>
    calls.filter(([name]) => name === 'open').map(([, source]) => (source as PlayerSource).url);
  calls.length = 0;
  return { core, opened, error: () => core.store.getState().error };
}

describe('the streams of a channel', () => {
  it('are tried in order, without a message; after the last one the channel is away, and begins with the first', () => {
    const { core, opened, error } = watching();
    core.report({ error: missing });
    core.report({ error: { kind: 'network', reason: 'cors' } });
    expect([opened(), error()]).toEqual([[B, C], null]);
    core.report({ error: { kind: 'media' } });
    expect(error()).toEqual({ kind: 'offAir', status: undefined, reason: undefined });
    vi.advanceTimersByTime(5000);
    expect(opened()).toEqual([B, C, A]);
    core.report({ started: true, opening: false });
    expect(error()).toBeNull();
  });

  it('are all tried again after a picture', () => {
    const { core, opened } = watching();
    for (const _ of [1, 2, 3, 4]) {
      core.report({ error: missing });
      core.report({ started: true, opening: false });
    }
    expect(opened()).toEqual([B, C, A, B]);
  });

  it('are each named to the host with what went wrong', () => {
    const { core } = watching();
    const events: unknown[] = [];
    core.store.subscribe(
      (now, before) => now.failure !== before.failure && events.push(now.failure),
    );
    core.report({ error: missing });
    core.report({ error: { kind: 'network', reason: 'unreachable' } });
    expect(events).toEqual([
      { url: A, error: missing },
      { url: B, error: { kind: 'network', reason: 'unreachable' } },
    ]);
  });

  it('are not to blame while the device has no network; then the same one is opened again', () => {
    const { core, opened, error } = watching();
    core.report({ error: { kind: 'network', status: undefined } });
    expect([opened(), error()?.kind]).toEqual([[], 'network']);
    vi.advanceTimersByTime(5000);
    expect(opened()).toEqual([A]);
    core.report({ started: true, opening: false });
    expect(error()).toBeNull();
  });

  it('do not replace what the browser cannot play at all', () => {
    const { core, error } = watching({ url: A, type: 'hls' });
    core.report({ error: { kind: 'unsupported' } });
    expect(error()).toEqual({ kind: 'unsupported' });
    vi.advanceTimersByTime(60_000);
    expect(error()).toEqual({ kind: 'unsupported' });
  });

  it('are never renewed into another one’s address', () => {
    const { core, opened } = watching();
    const renew = vi.fn<() => Promise<typeof channel>>(async () => channel);
    core.renewWith(renew);
    core.report({ error: { kind: 'access', status: 403 } });
    expect([opened(), renew.mock.calls]).toEqual([[B], []]);
  });
});

describe('a channel', () => {
  it('that ends is away, not over', () => {
    const { core, opened, error } = watching({ url: A, type: 'hls' });
    core.report({ live: false });
    core.report({ ended: true, paused: true });
    core.report({ ended: true, paused: true });
    expect(error()).toMatchObject({ kind: 'offAir', reason: 'ended' });
    expect(core.store.getState()).toMatchObject({ live: true, ended: false, paused: false });
    vi.advanceTimersByTime(5000);
    expect(opened()).toEqual([A]);
  });

  it('can be rewound as far as its window', () => {
    const source = { url: A, type: 'hls', window: 600 } as const;
    const state = { source, channel: true, wasLive: true, paused: false, error: null };
    const seekable = { start: 0, end: 1000 };
    expect(channelFacts(state, { seekable }).seekable).toEqual({ start: 400, end: 1000 });
    expect(channelFacts(state, { seekable: { start: 900, end: 1000 } }).seekable).toEqual({
      start: 900,
      end: 1000,
    });
    expect(channelFacts({ ...state, channel: false }, { seekable }).seekable).toBe(seekable);
  });

  it('reopens by itself when its address could not be renewed', async () => {
    const { core, opened, error } = watching({ url: A, type: 'hls' });
    core.renewWith(async () => {
      throw new Error('503');
    });
    core.report({ error: { kind: 'access', status: 403 } });
    await vi.advanceTimersByTimeAsync(0);
    expect(error()?.kind).toBe('network');
    await vi.advanceTimersByTimeAsync(5000);
    expect(opened()).toEqual([A]);
  });
});

it('the stream that played becomes the last; prefetched bytes were of the first', () => {
  const head = { drop: () => undefined } as never;
  expect(nextStream({ ...channel, window: 60, head })).toEqual({
    url: B,
    type: 'hls',
    others: [C, A],
    window: 60,
  });
});
