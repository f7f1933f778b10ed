import { describe, expect, it, vi } from 'vitest';
import type { PlayerCore } from './player.ts';
import { createPlayer } from './player.ts';
import type { MediaPort } from './port.ts';
import type { PlayerPreferences } from './preferences.ts';

const source = { url: '/a.m3u8', type: 'hls' } as const;
const fresh = { url: '/b.m3u8', type: 'hls' } as const;

/** Another media port: it writes down what it was asked. */
function recorder(): { readonly media: MediaPort; readonly asked: unknown[][] } {
  const asked: unknown[][] = [];
  const note =
    (name: string) =>
    (...details: unknown[]): void => {
      asked.push([name, ...details]);
    };
  const names = [
    'open',
    'play',
    'pause',
    'seek',
    'setVolume',
    'setRate',
    'chooseQuality',
    'chooseAudio',
    'chooseSubtitles',
    'toggleFullscreen',
    'togglePip',
    'destroy',
  ] as const;
  return {
    media: Object.fromEntries(names.map((name) => [name, note(name)])) as unknown as MediaPort,
    asked,
  };
}

function playing(stored: PlayerPreferences = {}): {
  readonly core: PlayerCore;
  readonly asked: unknown[][];
  readonly written: PlayerPreferences[];
} {
  const written: PlayerPreferences[] = [];
  const core = createPlayer({
    read: () => Object.assign({}, stored, ...written) as PlayerPreferences,
    write: (patch) => void written.push(patch),
  });
  const { media, asked } = recorder();
  core.connect(media);
  core.open(source, 20, true);
  core.report({
    position: 20,
    duration: 100,
    seekable: { start: 0, end: 100 },
    paused: false,
    started: true,
  });
  asked.length = 0;
  return { core, asked, written };
}

describe('a player', () => {
  it('opens with what was remembered', () => {
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
    const { media, asked } = recorder();
    core.connect(media);
    core.open(source, 42, true);
    expect(asked).toEqual([
      ['open', source, { startAt: 42, quality: 720, audio: 'ar', subtitles: 'tr', play: true }],
      ['setVolume', 0.3, false],
      ['setRate', 1],
    ]);
  });

  it('remembers each choice as it is made', () => {
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
    const { core, asked } = playing({ subtitlesEnabled: true, subtitleLanguage: 'ar' });
    core.report({
      subtitleTracks: [
        { language: 'en', label: '' },
        { language: 'ar', label: '' },
      ],
    });
    core.toggleSubtitles();
    core.toggleSubtitles();
    expect(asked).toEqual([
      ['chooseSubtitles', null],
      ['chooseSubtitles', 'ar'],
    ]);
  });

  it('skips from where it is going', () => {
    const { core, asked } = playing();
    core.skip();
    core.skip();
    core.skip(-10);
    expect(asked).toEqual([
      ['seek', 30],
      ['seek', 40],
      ['seek', 30],
    ]);
  });

  it('raises the volume from silence, not from what it was before', () => {
    const { core, asked } = playing({ volume: 0.8, muted: true });
    core.report({ muted: true });
    core.changeVolume(1);
    expect(asked).toEqual([['setVolume', 0.05, false]]);
  });

  it('plays again from the start after the end', () => {
    const { core, asked } = playing();
    core.report({ ended: true, paused: true });
    core.togglePlay();
    expect(asked).toEqual([['seek', 0], ['play']]);
  });

  it('goes to the edge of a live channel', () => {
    const { core, asked } = playing();
    core.report({ live: true, seekable: { start: 1000, end: 1600 } });
    core.goLive();
    expect(asked).toEqual([['seek', 1590], ['play']]);
  });

  it('takes requests before any media is there', () => {
    const core = createPlayer({ read: () => ({}), write: () => undefined });
    core.play();
    core.setVolume(0.2);
    expect(core.store.getState().volume).toBe(0.2);
  });
});

describe('recovery', () => {
  it('opens again where it stopped', async () => {
    const { core, asked } = playing();
    core.report({ position: 33, error: { kind: 'network' } });
    await core.retry();
    expect(asked[0]).toMatchObject(['open', source, { startAt: 33, play: true }]);
    expect(core.store.getState().error).toBeNull();
  });

  it('renews a refused address once, then says so', async () => {
    const { core, asked } = playing();
    core.renewWith(async () => fresh);
    core.report({ error: { kind: 'access', status: 403 } });
    await vi.waitFor(() => expect(asked[0]).toMatchObject(['open', fresh, { startAt: 20 }]));
    expect(core.store.getState().error).toBeNull();

    core.report({ error: { kind: 'access', status: 403 } });
    expect(core.store.getState().error).toEqual({ kind: 'access', status: 403 });
  });

  it('shows the refusal where the host cannot renew', () => {
    const { core } = playing();
    core.report({ error: { kind: 'access' } });
    expect(core.store.getState().error).toEqual({ kind: 'access' });
  });

  it('says that the network failed when renewing fails', async () => {
    const { core } = playing();
    core.renewWith(() => Promise.reject(new Error('offline')));
    await core.retry();
    expect(core.store.getState()).toMatchObject({ error: { kind: 'network' }, waiting: false });
  });

  it('drops a renewal that another video has overtaken', async () => {
    const { core, asked } = playing();
    core.renewWith(async () => fresh);
    const retrying = core.retry();
    core.open({ url: '/other.m3u8', type: 'hls' }, 0, true);
    await retrying;
    expect(asked.filter(([name]) => name === 'open')).toHaveLength(1);
  });
});
