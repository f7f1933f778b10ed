import { expect, it } from 'vitest';
import { startingChoices } from './preferences.ts';

it('starts with what was remembered', () => {
  const remembered = {
    volume: 0.4,
    muted: true,
    quality: 720,
    subtitlesEnabled: true,
    subtitleLanguage: 'ar',
    audioLanguage: 'tr',
  } as const;
  expect(startingChoices(remembered)).toEqual({
    volume: 0.4,
    muted: true,
    quality: 720,
    audio: 'tr',
    subtitles: 'ar',
  });
});

it('starts loud, automatic and without subtitles when nothing was remembered', () => {
  expect(startingChoices({})).toEqual({
    volume: 1,
    muted: false,
    quality: 'auto',
    audio: null,
    subtitles: null,
  });
});

it('keeps subtitles off while their language is remembered', () => {
  expect(startingChoices({ subtitlesEnabled: false, subtitleLanguage: 'ar' }).subtitles).toBeNull();
});

it.each([{ volume: 7 }, { volume: -1 }, { volume: Number.NaN }])(
  'passes over the volume of %o',
  (stored) => {
    expect(startingChoices(stored).volume).toBe(1);
  },
);

it('passes over a quality that is no height', () => {
  expect(startingChoices({ quality: Number.NaN }).quality).toBe('auto');
});
