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
  expect(startingChoices(remembered)).toMatchObject({
    volume: 0.4,
    muted: true,
    quality: 720,
    audio: 'tr',
    subtitles: 'ar',
  });
});

it('starts loud, automatic and without subtitles when nothing was remembered', () => {
  expect(startingChoices({})).toMatchObject({
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

it('asks before it skips, announces scenes, and keeps them from a child', () => {
  expect(new Set(Object.values(startingChoices({}).skips))).toEqual(new Set(['ask']));
  expect(new Set(Object.values(startingChoices({}).guard))).toEqual(new Set(['warn']));
  expect(new Set(Object.values(startingChoices({}, true).guard))).toEqual(new Set(['skip']));
});

it('keeps what was chosen, one by one', () => {
  const { skips, guard } = startingChoices({
    skips: { INTRO: 'always' },
    guard: { FEAR: 'blur', VIOLENCE: 'off' },
  });
  expect(skips).toEqual({ INTRO: 'always', RECAP: 'ask', CREDITS: 'ask' });
  expect(guard).toMatchObject({ FEAR: 'blur', VIOLENCE: 'off', INTIMACY: 'warn' });
});

it.each(['off', 'warn', 'nonsense'])('a child with %o stored is guarded all the same', (stored) => {
  const guard = { FEAR: stored } as never;
  expect(startingChoices({ guard }, true).guard.FEAR).toBe('skip');
});

it('a child may keep the picture or the sound away instead', () => {
  expect(startingChoices({ guard: { FEAR: 'mute' } }, true).guard.FEAR).toBe('mute');
});
