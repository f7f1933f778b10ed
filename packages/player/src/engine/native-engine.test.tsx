import { expect, it, vi } from 'vitest';
import type { PlayerSource } from '../store/state.ts';
import type { RenewSource } from '../store/reopening.ts';
import { createPlayer } from '../store/player.ts';
import { createMedia } from './media.ts';

const FILM: PlayerSource = { url: '/1/master.m3u8', type: 'hls' };

/** The browser's own player, which jsdom lacks: it plays on request and fails when the test says so. */
function browserVideo() {
  const facts = { paused: true, error: null as { code: number } | null };
  const video = document.createElement('video');
  const dispatch = (name: string) => video.dispatchEvent(new Event(name));
  const reads = (name: keyof typeof facts) => ({ get: () => facts[name] });
  Object.defineProperties(video, {
    paused: reads('paused'),
    error: reads('error'),
    currentTime: { value: 0, writable: true },
    duration: { value: 100 },
    textTracks: {
      value: Object.assign(new EventTarget(), { length: 0, [Symbol.iterator]: function* () {} }),
    },
    addTextTrack: { value: () => Object.assign(new EventTarget(), { mode: 'disabled' }) },
    load: { value: () => void (facts.paused = true) },
    pause: { value: () => void (facts.paused = true) },
    play: {
      value: async () => {
        facts.paused = false;
      },
    },
  });
  const show = () => {
    dispatch('loadedmetadata');
    if (!facts.paused) dispatch('playing');
  };
  const fail = (code: number) => {
    facts.error = { code };
    dispatch('error');
  };
  return { video, dispatch, show, fail };
}

async function playing(channel = false, source: PlayerSource = FILM) {
  vi.stubGlobal('MediaError', {
    MEDIA_ERR_NETWORK: 2,
    MEDIA_ERR_DECODE: 3,
    MEDIA_ERR_SRC_NOT_SUPPORTED: 4,
  });
  const core = createPlayer({ read: () => ({}), write: () => undefined });
  const browser = browserVideo();
  const { video } = browser;
  const stage = document.createElement('section');
  core.connect(createMedia({ video, stage, report: core.report }));
  const renew = vi.fn<RenewSource>(async () => ({ url: '/2/master.m3u8', type: 'hls' }));
  core.renewWith(renew);
  core.store.setState({ channel });
  core.open(source, 0, true);
  await vi.waitFor(() => expect(video.getAttribute('src')).toBe(source.url), {
    timeout: 10_000,
  });
  browser.show();
  video.currentTime = 42;
  browser.dispatch('timeupdate');
  return { ...browser, core, renew };
}

it("renews an expired address once in the browser's own player, and playback continues", async () => {
  const { core, video, fail, show, renew } = await playing();
  fail(2);
  await vi.waitFor(() => expect(video.getAttribute('src')).toBe('/2/master.m3u8'), {
    timeout: 10_000,
  });
  video.currentTime = 0;
  show();
  expect([video.currentTime, video.paused]).toEqual([42, false]);
  expect(core.store.getState().error).toBeNull();
  fail(2);
  expect(core.store.getState().error).toMatchObject({ kind: 'network' });
  expect(renew).toHaveBeenCalledTimes(1);
});

it('stays paused if it was paused', async () => {
  const { core, video, fail, show, dispatch } = await playing();
  core.pause();
  dispatch('pause');
  fail(2);
  await vi.waitFor(() => expect(video.getAttribute('src')).toBe('/2/master.m3u8'), {
    timeout: 10_000,
  });
  show();
  expect([video.currentTime, video.paused]).toEqual([42, true]);
});

it('does not renew the address for a picture that cannot be decoded', async () => {
  const { core, fail, renew } = await playing();
  fail(3);
  expect(core.store.getState().error).toEqual({ kind: 'media' });
  expect(renew).not.toHaveBeenCalled();
});

it('plays the next stream of a channel whose playlist it cannot get, and a film is not playable', async () => {
  const source = { ...FILM, others: ['/2/master.m3u8'] };
  const { core, video, fail } = await playing(true, source);
  fail(4);
  await vi.waitFor(() => expect(video.getAttribute('src')).toBe('/2/master.m3u8'), {
    timeout: 10_000,
  });
  fail(4);
  await vi.waitFor(() => expect(core.store.getState().error?.kind).toBe('offAir'), {
    timeout: 30_000,
  });
  const film = await playing();
  film.fail(4);
  expect(film.core.store.getState().error).toEqual({ kind: 'unsupported' });
});

it('does not play the rest of a broadcast that is over', async () => {
  const { core, video, dispatch } = await playing(true);
  core.report({ live: true });
  void core.retry();
  await vi.waitFor(() => expect(video.getAttribute('src')).toBe('/2/master.m3u8'), {
    timeout: 10_000,
  });
  dispatch('loadedmetadata');
  await vi.waitFor(() => expect(core.store.getState().error?.kind).toBe('offAir'), {
    timeout: 30_000,
  });
  expect(video.hasAttribute('src')).toBe(false);
});
