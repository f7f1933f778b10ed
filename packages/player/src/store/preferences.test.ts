import { expect, it } from 'vitest';
import { startingState } from './features/index.ts';

it('starts with the stored choices', () => {
  const remembered = {
    volume: 0.4,
    muted: true,
    quality: 720,
    subtitlesEnabled: true,
    subtitleLanguage: 'ar',
    audioLanguage: 'tr',
  } as const;
  expect(startingState(remembered)).toMatchObject({
    volume: 0.4,
    muted: true,
    quality: 720,
    audio: 'tr',
    subtitles: 'ar',
  });
});

it('starts unmuted, automatic and without subtitles by default', () => {
  expect(startingState({})).toMatchObject({
    volume: 1,
    muted: false,
    quality: 'auto',
    audio: null,
    subtitles: null,
  });
});

it('keeps subtitles off while their language is stored', () => {
  expect(startingState({ subtitlesEnabled: false, subtitleLanguage: 'ar' }).subtitles).toBeNull();
});

it("begins subtitles that are on in the interface's language until one is chosen", () => {
  const on = { subtitlesEnabled: true };
  const languages = ['ur', 'en'];
  expect(startingState(on, { languages }).subtitles).toBe('ur');
  expect(startingState({ ...on, subtitleLanguage: 'ar' }, { languages }).subtitles).toBe('ar');
  expect(startingState({ subtitlesEnabled: false }, { languages }).subtitles).toBeNull();
  expect(startingState({}, { languages }).subtitles).toBeNull();
});

it.each([{ volume: 7 }, { volume: -1 }, { volume: Number.NaN }])(
  'ignores the volume of %o',
  (stored) => {
    expect(startingState(stored).volume).toBe(1);
  },
);

it('ignores a quality that is not a height', () => {
  expect(startingState({ quality: Number.NaN }).quality).toBe('auto');
});

it('asks before it skips, announces scenes, and hides them from a child', () => {
  expect(new Set(Object.values(startingState({}).skips))).toEqual(new Set(['ask']));
  expect(new Set(Object.values(startingState({}).guard))).toEqual(new Set(['warn']));
  expect(new Set(Object.values(startingState({}, { child: true }).guard))).toEqual(
    new Set(['skip']),
  );
});

it('keeps each stored choice', () => {
  const { skips, guard } = startingState({
    skips: { INTRO: 'always' },
    guard: { FEAR: 'blur', VIOLENCE: 'off' },
  });
  expect(skips).toEqual({ INTRO: 'always', RECAP: 'ask', CREDITS: 'ask' });
  expect(guard).toMatchObject({ FEAR: 'blur', VIOLENCE: 'off', INTIMACY: 'warn' });
});

it.each(['off', 'warn', 'nonsense'])('a child with %o stored is guarded nevertheless', (stored) => {
  const guard = { FEAR: stored } as never;
  expect(startingState({ guard }, { child: true }).guard.FEAR).toBe('skip');
});

it('a child may have the picture or the sound hidden instead', () => {
  expect(startingState({ guard: { FEAR: 'mute' } }, { child: true }).guard.FEAR).toBe('mute');
});
