import type HlsJs from 'hls.js';
import { Events } from 'hls.js';
import { afterEach, expect, it, vi } from 'vitest';
import type { OpenOptions } from '../store/port.ts';
import { openSound } from './hls-sound.ts';

const tracks = [
  { name: 'Türkçe', lang: 'tr', channels: '2' },
  { name: 'English', lang: 'en', channels: '2' },
  { name: 'Türkçe (5.1)', lang: 'tr', channels: '6' },
];

const withKinds = [
  { name: 'Türkçe', lang: 'tr' },
  { name: 'Türkçe', lang: 'tr', characteristics: 'public.accessibility.describes-video' },
  { name: 'Türkçe', lang: 'tr', attrs: { 'STABLE-RENDITION-ID': 'tr.commentary' } },
  { name: 'English', lang: 'en' },
];

afterEach(() => vi.unstubAllGlobals());

/** A browser whose decoder and output have so many channels. */
function browser(supported: boolean, maxChannelCount: number) {
  vi.stubGlobal('navigator', {
    mediaCapabilities: { decodingInfo: async () => ({ supported, smooth: true }) },
  });
  vi.stubGlobal(
    'AudioContext',
    class {
      destination = { maxChannelCount };
      close = async () => undefined;
    },
  );
}

/** The part of hls.js that lists and plays sounds. */
function stream(
  options: Partial<OpenOptions> = {},
  {
    audioTracks = tracks,
    audioTrack = 0,
  }: { audioTracks?: readonly object[]; audioTrack?: number } = {},
) {
  const listeners = new Map<string, (name: string, data: unknown) => void>();
  const hls = {
    audioTracks,
    audioTrack,
    on: (name: string, listener: (name: string, data: unknown) => void) =>
      void listeners.set(name, listener),
  };
  const reports: unknown[] = [];
  const choose = openSound(hls as unknown as HlsJs, {
    report: (facts) => void reports.push(facts),
    options: { quality: 'auto', ...options } as OpenOptions,
  });
  const open = async () => {
    const name = Events.AUDIO_TRACKS_UPDATED;
    listeners.get(name)?.(name, { audioTracks });
    await new Promise((done) => setTimeout(done));
  };
  return { hls, choose, open, reports };
}

it('5.1 is played where decoder and output have it, in each language that has it', async () => {
  browser(true, 8);
  const { hls, choose, open, reports } = stream();
  await open();
  expect(hls.audioTrack).toBe(2);
  choose('en');
  expect(hls.audioTrack).toBe(1);
  choose('tr');
  expect(hls.audioTrack).toBe(2);
  // The viewer chooses a language, not a number of channels.
  expect(reports).toEqual([
    {
      audioTracks: [
        { language: 'tr', label: 'Türkçe' },
        { language: 'en', label: 'English' },
      ],
    },
  ]);
});

it.each([
  ['the output is stereo', () => browser(true, 2), {}],
  ['the decoder is stereo', () => browser(false, 8), {}],
  ['the browser cannot say it', () => vi.stubGlobal('navigator', {}), {}],
  ['the viewer saves data', () => browser(true, 8), { quality: 'saver' as const }],
])('stereo is played where %s', async (_, given, options) => {
  given();
  const { hls, choose, open } = stream(options);
  await open();
  choose('tr');
  expect(hls.audioTrack).toBe(0);
});

it.each([
  ['tr.ad', 1],
  ['tr.commentary', 2],
  ['tr', 0],
  ['en.ad', 3],
  ['ar.ad', 1],
])('a stream begins with %s, not with the first sound of its language', async (audio, index) => {
  const { hls, open } = stream({ audio }, { audioTracks: withKinds, audioTrack: -1 });
  await open();
  expect(hls.audioTrack).toBe(index);
});

it('sounds of one language are several choices', async () => {
  const { open, reports } = stream({}, { audioTracks: withKinds });
  await open();
  expect(reports).toEqual([
    {
      audioTracks: [
        { language: 'tr', label: 'Türkçe' },
        { language: 'tr', label: 'Türkçe', kind: 'ad' },
        { language: 'tr', label: 'Türkçe', kind: 'commentary' },
        { language: 'en', label: 'English' },
      ],
    },
  ]);
});
