import { describe, expect, it, vi } from 'vitest';
import { fresh, playing, recorder, source } from './player.fixture.ts';
import { createPlayer } from './player.ts';

describe('a player', () => {
  it('opens with the stored preferences', () => {
    const core = createPlayer({
      read: () => ({
        volume: 0.3,
        quality: 720,
        audioLanguage: 'ar',
        subtitlesEnabled: true,
        subtitleLanguage: 'tr',
      }),
      write: () => undefined,
    });
    const { media, calls } = recorder();
    core.connect(media);
    core.open(source, 42, true);
    expect(calls).toEqual([
      [
        'open',
        source,
        {
          startAt: 42,
          channel: false,
          wasLive: false,
          quality: 720,
          audio: 'ar',
          subtitles: 'tr',
          play: true,
        },
      ],
      ['setVolume', 0.3, false],
      ['setRate', 1],
    ]);
  });

  it('stores each choice at once', () => {
    const { core, written } = playing();
    core.setVolume(0.5);
    core.toggleMute();
    core.chooseQuality(360);
    core.chooseAudio('ar');
    core.chooseSubtitles('tr');
    core.chooseSubtitles(null);
    expect(written).toEqual([
      { volume: 0.5, muted: false },
      { volume: 0.5, muted: true },
      { quality: 360 },
      { audioLanguage: 'ar' },
      { subtitlesEnabled: true, subtitleLanguage: 'tr' },
      { subtitlesEnabled: false },
    ]);
  });

  it('turns subtitles off and on again in the same language', () => {
    const { core, calls } = playing({ subtitlesEnabled: true, subtitleLanguage: 'ar' });
    core.report({
      subtitleTracks: [
        { language: 'en', label: '' },
        { language: 'ar', label: '' },
      ],
    });
    core.toggleSubtitles();
    core.toggleSubtitles();
    expect(calls).toEqual([
      ['chooseSubtitles', null],
      ['chooseSubtitles', 'ar'],
    ]);
  });

  it('stores no language that the viewer did not choose', () => {
    const written: object[] = [];
    const core = createPlayer({
      languages: ['ar', 'en'],
      read: () => ({}),
      write: (patch) => void written.push(patch),
    });
    core.store.setState({
      subtitleTracks: ['en', 'ar'].map((language) => ({ language, label: '' })),
    });
    core.toggleSubtitles();
    expect(core.store.getState().subtitles).toBe('ar');
    expect(written).toEqual([{ subtitlesEnabled: true }]);
  });

  it('skips from the pending seek target', () => {
    const { core, calls } = playing();
    core.skip();
    core.skip();
    core.skip(-10);
    expect(calls).toEqual([
      ['seek', 30],
      ['seek', 40],
      ['seek', 30],
    ]);
  });

  it('raises the volume from zero after mute', () => {
    const { core, calls } = playing({ volume: 0.8, muted: true });
    core.report({ muted: true });
    core.changeVolume(1);
    expect(calls).toEqual([['setVolume', 0.05, false]]);
  });

  it('replays after the end', () => {
    const { core, calls } = playing();
    core.report({ ended: true, paused: true });
    core.togglePlay();
    expect(calls).toEqual([['seek', 0], ['play']]);
  });

  it('seeks to the live edge of a channel', () => {
    const { core, calls } = playing();
    core.report({ live: true, seekable: { start: 1000, end: 1600 } });
    core.goLive();
    expect(calls).toEqual([['seek', 1590], ['play']]);
  });

  it('applies the chosen languages to every video, whatever the last one had', () => {
    const { core, calls } = playing({ audioLanguage: 'ar', subtitlesEnabled: true });
    core.chooseSubtitles('tr');
    const english = [{ language: 'en', label: 'English' }];
    core.report({ audioTracks: english, audio: 'en', subtitleTracks: english, subtitles: null });
    core.open({ url: '/second.m3u8', type: 'hls' }, 0, true);
    const again = calls.find(([name]) => name === 'open');
    expect(again?.[2]).toMatchObject({ audio: 'ar', subtitles: 'tr' });
    expect(core.store.getState()).toMatchObject({ audio: 'ar', subtitles: 'tr' });
  });

  it('accepts requests before the media is connected', () => {
    const core = createPlayer({ read: () => ({}), write: () => undefined });
    core.play();
    core.setVolume(0.2);
    expect(core.store.getState().volume).toBe(0.2);
  });
});

describe('recovery', () => {
  it('resumes where it stopped', async () => {
    const { core, calls } = playing();
    core.report({ position: 33, error: { kind: 'network' } });
    await core.retry();
    expect(calls[0]).toMatchObject(['open', source, { startAt: 33, play: true }]);
    expect(core.store.getState().error).toBeNull();
  });

  it('stays paused where the viewer had paused', async () => {
    const { core, calls } = playing();
    core.report({ paused: true });
    core.report({ error: { kind: 'network' } });
    await core.retry();
    expect(calls[0]).toMatchObject(['open', source, { startAt: 20, play: false }]);
  });

  it('starts what never started', async () => {
    const { core, calls } = playing();
    core.open(fresh, 0, true);
    core.report({ paused: true, error: { kind: 'network' } });
    calls.length = 0;
    await core.retry();
    expect(calls[0]).toMatchObject(['open', fresh, { play: true }]);
  });

  it('renews a refused address once, then reports the error', async () => {
    const { core, calls } = playing();
    core.renewWith(async () => fresh);
    core.report({ error: { kind: 'access', status: 403 } });
    await vi.waitFor(() => expect(calls[0]).toMatchObject(['open', fresh, { startAt: 20 }]), {
      timeout: 10_000,
    });
    expect(core.store.getState().error).toBeNull();

    core.report({ error: { kind: 'access', status: 403 } });
    expect(core.store.getState().error).toEqual({ kind: 'access', status: 403 });
  });

  it("renews an address once that may have expired in the browser's own player", async () => {
    const { core, calls } = playing();
    core.renewWith(async () => fresh);
    const error = { kind: 'network', mayHaveEnded: true } as const;
    core.report({ position: 33 });
    core.report({ error });
    await vi.waitFor(
      () => expect(calls[0]).toMatchObject(['open', fresh, { startAt: 33, play: true }]),
      { timeout: 30_000 },
    );
    core.report({ error });
    expect(core.store.getState().error).toEqual(error);
  });

  it('reports the refusal where the host cannot renew', () => {
    const { core } = playing();
    core.report({ error: { kind: 'access' } });
    expect(core.store.getState().error).toEqual({ kind: 'access' });
  });

  it('reports a network error when renewal fails', async () => {
    const { core } = playing();
    core.renewWith(() => Promise.reject(new Error('offline')));
    await core.retry();
    expect(core.store.getState()).toMatchObject({ error: { kind: 'network' }, waiting: false });
  });

  it('drops a renewal after another video was opened', async () => {
    const { core, calls } = playing();
    core.renewWith(async () => fresh);
    const retrying = core.retry();
    core.open({ url: '/other.m3u8', type: 'hls' }, 0, true);
    await retrying;
    expect(calls.filter(([name]) => name === 'open')).toHaveLength(1);
  });

  it('reports no error for a failed renewal of the previous video', async () => {
    const { core } = playing();
    core.renewWith(() => Promise.reject(new Error('offline')));
    const retrying = core.retry();
    core.open({ url: '/other.m3u8', type: 'hls' }, 0, true);
    await retrying;
    expect(core.store.getState()).toMatchObject({ error: null, waiting: true });
  });
});
