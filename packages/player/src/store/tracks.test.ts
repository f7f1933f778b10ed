import { describe, expect, it } from 'vitest';
import type { Track } from './state.ts';
import { ANY_DESCRIPTION, keyOf, languageIn, readKey, trackFor } from './tracks.ts';

const track = (key: string): Track => ({ ...readKey(key), label: key });
const listOf = (keys: string): readonly Track[] => keys.split(' ').map(track);
const chosen = (keys: string, key: string | null): string | undefined => {
  const found = trackFor(listOf(keys), key);
  return found && keyOf(found);
};

it.each(['tr', 'tr.ad', 'tr.commentary', 'tr.sdh', 'tr.forced', 'pt-BR.ad', 'und', 'a.word'])(
  'the key %s is read back',
  (key) => {
    expect(keyOf(readKey(key))).toBe(key);
  },
);

it.each([
  ['tr.sdh', 'tr'],
  ['pt-BR', 'pt-BR'],
  [ANY_DESCRIPTION, null],
  [null, null],
])('the host hears of %s as the language %s', (key, language) => {
  expect(languageIn(key)).toBe(language);
});

describe('the track for a key', () => {
  it.each([
    ['its own kind', 'tr tr.ad', 'tr.ad', 'tr.ad'],
    ['the ordinary one where the kind is missing', 'en tr', 'tr.ad', 'tr'],
    ['the ordinary one before its others, whatever the order', 'tr.sdh tr', 'tr', 'tr'],
    ['what names sounds, too, rather than none', 'en tr.sdh', 'tr', 'tr.sdh'],
    ['another region of the language', 'pt-BR pt-BR.ad', 'pt.ad', 'pt-BR.ad'],
    ['the same region before another', 'pt pt-BR', 'pt-BR', 'pt-BR'],
    ['a description in any language', 'tr en.ad', 'ar.ad', 'en.ad'],
    [
      'the first description while no language was chosen',
      'tr tr.ad en.ad',
      ANY_DESCRIPTION,
      'tr.ad',
    ],
  ])('is %s', (_, keys, key, found) => {
    expect(chosen(keys, key)).toBe(found);
  });

  it.each([
    ['a commentary that nobody asked for', 'en tr.commentary', 'tr'],
    ['another language', 'en ar', 'tr'],
    ['anything while none is chosen', 'en ar', null],
  ])('is never %s', (_, keys, key) => {
    expect(chosen(keys, key)).toBeUndefined();
  });
});
