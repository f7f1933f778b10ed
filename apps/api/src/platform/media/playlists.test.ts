import type { Schedule } from '@kandil/media';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';
import { MediaLibrary } from './library.ts';
import { LiveTexts } from './live-texts.ts';
import { packRecordings, writePack } from './pack.fixture.ts';
import { beginningSound, handPlaylists, type HandPlaylists } from './playlists.ts';
import { liveText, videoText } from './text-answers.ts';

const NOW = Date.UTC(2026, 10, 20, 12, 0, 30);
const keys = [{ id: 'k1', secret: 'k'.repeat(43) }];
const schedule: Schedule = [{ ref: 'a', minutes: 30, clips: ['dunes', 'arch'] }];
const videos = {
  nur: { clips: ['dunes', 'arch', 'dunes'] },
  mixed: { clips: ['dunes', 'tall'] },
  torn: { clips: ['dunes', 'lost'] },
};
let folder = '';
let library: MediaLibrary;
let hand: HandPlaylists;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handed-'));
  await writePack(join(folder, 'seed'), ['dunes', 'arch'], 'aaaaaaaa');
  await writePack(join(folder, 'full'), ['tall'], 'bbbbbbbb', [1080, 720, 360]);
  library = await MediaLibrary.open([join(folder, 'seed'), join(folder, 'full')], () => NOW);
  hand = handPlaylists({
    library,
    live: new LiveTexts(library, keys),
    keys,
    now: () => NOW,
    ...packRecordings(library, videos),
    channelOf: async (code) => (code === 'hilal' ? { schedule } : undefined),
  });
});
afterAll(() => rm(folder, { recursive: true }));

const film = (assetCode: string) => ({ assetCode, live: false, stream: null });
const hilal = { assetCode: 'hilal', live: true, stream: null };
const uris = async (...asked: Parameters<HandPlaylists>) =>
  (await hand(...asked))?.media.map(({ uri }) => uri);

describe('playlists in the answer to START', () => {
  it('equal those of the media server', async () => {
    const clips = ['dunes', 'arch', 'dunes'].flatMap((id) => library.clip(id) ?? []);
    const [first, ...rest] = clips;
    if (!first) throw new Error('no clip');
    const addresses = addressesOf('nur', keys);
    const served = async (resource: Parameters<typeof videoText>[2]) =>
      (
        await videoText(
          packRecordings(library, videos).recordings,
          [first, ...rest],
          resource,
          addresses,
        )
      )?.text;
    expect(await hand(film('nur'), { startHeight: 400, audioLanguage: 'ar' })).toEqual({
      multivariant: await served({ kind: 'master' }),
      media: [
        {
          uri: '360p/index.m3u8',
          text: await served({ kind: 'playlist', rendition: '360p', delta: false }),
        },
        {
          uri: 'ar/index.m3u8',
          text: await served({ kind: 'playlist', rendition: 'ar', delta: false }),
        },
      ],
    });
  });

  it.each([
    [undefined, undefined, '720p', 'tr'],
    [1080, 'tr', '720p', 'tr'],
    [719, 'de', '360p', 'tr'],
    [100, 'ar', '360p', 'ar'],
  ])('for %s px and %s begin with %s and %s', async (startHeight, audioLanguage, rung, sound) => {
    expect(await uris(film('nur'), { startHeight, audioLanguage })).toEqual([
      `${rung}/index.m3u8`,
      `${sound}/index.m3u8`,
    ]);
  });

  it('stay within the height of the plan', async () => {
    const handed = await hand(film('nur'), { startHeight: 1080, maxHeight: 480 });
    expect(handed?.media[0]?.uri).toBe('360p/index.m3u8');
    expect(handed?.multivariant).not.toContain('720p');
  });

  it('name only renditions that every clip has', async () => {
    expect(await uris(film('mixed'), { startHeight: 1080 })).toContain('720p/index.m3u8');
  });

  it('of a channel are current', async () => {
    const handed = await hand(hilal, { startHeight: 360 });
    const served = liveText(
      library,
      schedule,
      { kind: 'playlist', rendition: '360p', delta: false },
      NOW,
      addressesOf('live/hilal', keys),
    );
    expect(handed?.media[0]).toEqual({ uri: '360p/index.m3u8', text: served?.text });
    expect(handed?.media).toHaveLength(2);
  });

  it.each([
    ['a video that is not ours', film('unknown')],
    ['a video whose clip is missing', film('torn')],
    ['a channel that nobody knows', { ...hilal, assetCode: 'outside' }],
    ['a channel that is made elsewhere', { ...hilal, stream: 'https://live.example/x.m3u8' }],
  ])('are absent for %s', async (_what, asset) => {
    expect(await hand(asset, {})).toBeNull();
  });
});

describe('the sound that playback begins with', () => {
  const sounds = [
    { id: 'tr', language: 'tr' },
    { id: 'tr.ad', language: 'tr', kind: 'DESCRIPTION' },
    { id: 'tr.commentary', language: 'tr', kind: 'COMMENTARY' },
    { id: 'en', language: 'en' },
    { id: 'en.51', language: 'en', channels: 6 },
  ] as unknown as Parameters<typeof beginningSound>[0];

  it.each([
    ['the first one', {}, 'tr'],
    ['in the chosen language', { audioLanguage: 'en' }, 'en'],
    [
      'described, where that is preferred',
      { audioLanguage: 'tr', audioDescription: true },
      'tr.ad',
    ],
    ['described in whatever language', { audioDescription: true }, 'tr.ad'],
    ['described rather than unknown', { audioLanguage: 'ar', audioDescription: true }, 'tr.ad'],
    ['not described in a language', { audioLanguage: 'en', audioDescription: true }, 'en'],
    ['the first one for an unknown language', { audioLanguage: 'ar' }, 'tr'],
  ])('is %s', (_, preferred, id) => {
    expect(beginningSound(sounds, preferred)?.id).toBe(id);
  });
});
