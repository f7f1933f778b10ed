import { expect, it } from 'vitest';
import { soundKindOf, textKindOf } from './kinds.ts';

const said = (title: string, ...flags: string[]) => ({
  index: 1,
  tags: { title },
  disposition: Object.fromEntries(flags.map((flag) => [flag, 1])),
});

it.each([
  ['', 'MAIN'],
  ['Surround 5.1', 'MAIN'],
  ["Director's cut", 'MAIN'],
  ['Radio', 'MAIN'],
  ['Director', 'COMMENTARY'],
  ['Commentary with the cast', 'COMMENTARY'],
  ['Commentaire du réalisateur', 'COMMENTARY'],
  ['Yönetmenin yorumu', 'COMMENTARY'],
  ['Комментарии режиссёра', 'COMMENTARY'],
  ['Audio Description', 'DESCRIPTION'],
  ['Audiodescription', 'DESCRIPTION'],
  ['Español AD', 'DESCRIPTION'],
  ['Sesli Betimleme', 'DESCRIPTION'],
  ['Тифлокомментарии', 'DESCRIPTION'],
  ['وصف صوتي', 'DESCRIPTION'],
])('a sound with the title %j is %s', (title, kind) => expect(soundKindOf(said(title))).toBe(kind));

it.each([
  ['', 'FULL'],
  ['Hindi', 'FULL'],
  ['English SDH', 'SDH'],
  ['English (CC)', 'SDH'],
  ['Hearing impaired', 'SDH'],
  ['İşitme engelliler için', 'SDH'],
  ['Для слабослышащих', 'SDH'],
  ['Sourds et malentendants', 'SDH'],
  ['Forced', 'FORCED'],
  ['Forzados', 'FORCED'],
  ['Zorunlu', 'FORCED'],
  ['Signs & Songs', 'FORCED'],
])('subtitles with the title %j are %s', (title, kind) =>
  expect(textKindOf(said(title))).toBe(kind),
);

it('a flag says it, too', () => {
  expect(soundKindOf(said('', 'visual_impaired'))).toBe('DESCRIPTION');
  expect(soundKindOf(said('', 'comment'))).toBe('COMMENTARY');
  expect(soundKindOf(said('', 'hearing_impaired'))).toBe('MAIN');
  expect(textKindOf(said('', 'forced'))).toBe('FORCED');
  expect(textKindOf(said('', 'hearing_impaired'))).toBe('SDH');
});
