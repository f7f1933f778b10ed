import { expect, it } from 'vitest';
import { hlsConfig } from './hls-config.ts';

const options = { startAt: 0, quality: 'auto', audio: null, subtitles: null, play: true } as const;

it('starts where it was left, in the languages asked for', () => {
  expect(hlsConfig({ ...options, startAt: 90, audio: 'ar', subtitles: 'tr' })).toMatchObject({
    startPosition: 90,
    audioPreference: { lang: 'ar' },
    subtitlePreference: { lang: 'tr' },
  });
});

it('leaves start and languages to the stream when nothing was asked', () => {
  const config = hlsConfig(options);
  expect(config.startPosition).toBe(-1);
  expect(config).not.toHaveProperty('audioPreference');
  expect(config).not.toHaveProperty('subtitlePreference');
});
