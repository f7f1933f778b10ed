import { expect, it } from 'vitest';
import { hlsConfig } from './hls-config.ts';

const options = { startAt: 0, quality: 'auto', audio: null, subtitles: null, play: true } as const;

it('starts at the resume position, in the chosen languages', () => {
  expect(hlsConfig({ ...options, startAt: 90, audio: 'ar', subtitles: 'tr' })).toMatchObject({
    startPosition: 90,
    audioPreference: { lang: 'ar' },
    subtitlePreference: { lang: 'tr', forced: false },
  });
  expect(hlsConfig({ ...options, audio: 'ar.ad', subtitles: 'tr.sdh' })).toMatchObject({
    audioPreference: { lang: 'ar' },
    subtitlePreference: { lang: 'tr' },
  });
});

it('leaves start and languages to the stream by default', () => {
  const config = hlsConfig(options);
  expect(config.startPosition).toBe(-1);
  expect(config).not.toHaveProperty('audioPreference');
  expect(config).not.toHaveProperty('subtitlePreference');
});

it('waits for the newest segment of a channel, and forgives a level that missed one', () => {
  const retries = (channel: boolean) =>
    hlsConfig({ ...options, channel }).fragLoadPolicy?.default.errorRetry?.maxNumRetry;
  expect([retries(false), retries(true)]).toEqual([2, 4]);
  expect(hlsConfig({ ...options, channel: true }).errorPenaltyExpireMs).toBe(30_000);
});
