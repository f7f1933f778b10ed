import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRemote, offerPlaylist } from './remote.ts';

/** A fake of the Remote Playback API (W3C), as far as the player uses it. */
function standardVideo() {
  const facts: { state: RemotePlaybackState; found: (is: boolean) => void } = {
    state: 'disconnected',
    found: () => undefined,
  };
  const remote = Object.assign(new EventTarget(), facts, {
    watchAvailability: vi.fn<(found: (is: boolean) => void) => Promise<number>>(),
    cancelWatchAvailability: vi.fn<() => Promise<void>>(async () => undefined),
    prompt: vi.fn<() => Promise<void>>(async () => undefined),
  });
  remote.watchAvailability.mockImplementation(async (found) => {
    remote.found = found;
    return 7;
  });
  const video = Object.defineProperty(document.createElement('video'), 'remote', { value: remote });
  const go = (state: RemotePlaybackState, event: string) => {
    remote.state = state;
    remote.dispatchEvent(new Event(event));
  };
  return { video, remote, go };
}

function safariVideo() {
  const video = document.createElement('video');
  const picker = vi.fn<() => void>();
  Object.assign(video, {
    webkitShowPlaybackTargetPicker: picker,
    webkitCurrentPlaybackTargetIsWireless: false,
  });
  const say = (name: string, facts: object) => {
    const { availability, ...own } = facts as { availability?: string };
    Object.assign(video, own);
    video.dispatchEvent(Object.assign(new Event(name), { availability }));
  };
  return { video, picker, say };
}

afterEach(() => vi.restoreAllMocks());

describe('another screen', () => {
  it('is offered when the browser finds one, and reports its state', () => {
    const { video, remote, go } = standardVideo();
    const cast = createRemote();
    const stop = cast.connect(video);
    const states = [cast.store.getState()];
    cast.store.subscribe((state) => void states.push(state));
    remote.found(true);
    go('connecting', 'connecting');
    go('connected', 'connect');
    go('disconnected', 'disconnect');
    remote.found(false);
    expect(states).toEqual(['none', 'offered', 'connecting', 'connected', 'offered', 'none']);
    cast.choose();
    expect(remote.prompt).toHaveBeenCalledOnce();
    stop();
  });

  it('stops watching after the player is removed', async () => {
    const { video, remote } = standardVideo();
    const cast = createRemote();
    cast.connect(video)();
    remote.found(true);
    expect(cast.store.getState()).toBe('none');
    await vi.waitFor(() => expect(remote.cancelWatchAvailability).toHaveBeenCalledWith(7), {
      timeout: 10_000,
    });
  });

  it('stays hidden where the browser refuses to watch or has no such API', async () => {
    const { video, remote } = standardVideo();
    remote.watchAvailability.mockRejectedValue(new DOMException('no', 'NotSupportedError'));
    const cast = createRemote();
    cast.connect(video);
    await Promise.resolve();
    expect(cast.store.getState()).toBe('none');
    const none = createRemote();
    none.connect(document.createElement('video'));
    none.choose();
    expect(none.store.getState()).toBe('none');
  });

  it('is AirPlay in Safari', () => {
    const { video, picker, say } = safariVideo();
    const cast = createRemote();
    cast.connect(video);
    say('webkitplaybacktargetavailabilitychanged', { availability: 'available' });
    expect(cast.store.getState()).toBe('offered');
    cast.choose();
    expect(picker).toHaveBeenCalledOnce();
    say('webkitcurrentplaybacktargetiswirelesschanged', {
      webkitCurrentPlaybackTargetIsWireless: true,
    });
    expect(cast.store.getState()).toBe('connected');
  });
});

describe('the AirPlay source in Safari', () => {
  it("is the playlist, added once beside the element's own source", () => {
    const video = document.createElement('video');
    const managed = document.createElement('source');
    managed.src = 'blob:http://localhost/1';
    video.append(managed);
    offerPlaylist(video, '/media/t/video.m3u8');
    offerPlaylist(video, '/media/t/video.m3u8');
    const sources = [...video.querySelectorAll('source')].map(({ type, src }) => [type, src]);
    expect(sources).toEqual([
      ['', 'blob:http://localhost/1'],
      ['application/x-mpegURL', new URL('/media/t/video.m3u8', document.baseURI).href],
    ]);
    expect(video.disableRemotePlayback).toBe(false);
  });

  it('is absent where the element plays a plain address', () => {
    const video = document.createElement('video');
    offerPlaylist(video, '/media/t/video.m3u8');
    expect(video.children).toHaveLength(0);
  });
});
