import { expect, it } from 'vitest';
import { startingChoices } from './preferences.ts';

it('starts with the stored choices', () => {
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

it('starts unmuted, automatic and without subtitles by default', () => {
  expect(startingChoices({})).toMatchObject({
    volume: 1,
    muted: false,
    quality: 'auto',
    audio: null,
    subtitles: null,
  });
});

it('keeps subtitles off while their language is stored', () => {
  expect(startingChoices({ subtitlesEnabled: false, subtitleLanguage: 'ar' }).subtitles).toBeNull();
});

it("begins subtitles that are on in the interface's language until one is chosen", () => {
  const on = { subtitlesEnabled: true };
  const languages = ['ur', 'en'];
  expect(startingChoices(on, { languages }).subtitles).toBe('ur');
  expect(startingChoices({ ...on, subtitleLanguage: 'ar' }, { languages }).subtitles).toBe('ar');
  expect(startingChoices({ subtitlesEnabled: false }, { languages }).subtitles).toBeNull();
  expect(startingChoices({}, { languages }).subtitles).toBeNull();
});

it.each([{ volume: 7 }, { volume: -1 }, { volume: Number.NaN }])(
  'ignores the volume of %o',
  (stored) => {
    expect(startingChoices(stored).volume).toBe(1);
  },
);

it('ignores a quality that is not a height', () => {
  expect(startingChoices({ quality: Number.NaN }).quality).toBe('auto');
});

it('asks before it skips, announces scenes, and hides them from a child', () => {
  expect(new Set(Object.values(startingChoices({}).skips))).toEqual(new Set(['ask']));
  expect(new Set(Object.values(startingChoices({}).guard))).toEqual(new Set(['warn']));
  expect(new Set(Object.values(startingChoices({}, { child: true }).guard))).toEqual(
    new Set(['skip']),
  );
});

it('keeps each stored choice', () => {
  const { skips, guard } = startingChoices({
    skips: { INTRO: 'always' },
    guard: { FEAR: 'blur', VIOLENCE: 'off' },
  });
  expect(skips).toEqual({ INTRO: 'always', RECAP: 'ask', CREDITS: 'ask' });
  expect(guard).toMatchObject({ FEAR: 'blur', VIOLENCE: 'off', INTIMACY: 'warn' });
});

it.each(['off', 'warn', 'nonsense'])('a child with %o stored is guarded nevertheless', (stored) => {
  const guard = { FEAR: stored } as never;
  expect(startingChoices({ guard }, { child: true }).guard.FEAR).toBe('skip');
});

it('a child may have the picture or the sound hidden instead', () => {
  expect(startingChoices({ guard: { FEAR: 'mute' } }, { child: true }).guard.FEAR).toBe('mute');
});
