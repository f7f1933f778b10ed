import anyAscii from 'any-ascii';
import { consonantsOf } from './consonants.ts';
import { slipKeysOf, slippedKeysOf, slipsBetween } from './slips.ts';

const sounding = (letters: string) => `~${letters}`;
const isSound = (key: string) => key.startsWith('~');
/** With fewer consonants, words sound alike only if their vowels do, too. */
const SURE = 3;

/** The keys under which a word of the catalogue is found despite a slip, or by its sound in another script. */
export const keysOf = (word: string): string[] => [
  ...slipKeysOf(word),
  ...consonantsOf(word).map(sounding),
];

/** The keys that a typed word may share with the word it stands for. */
export const typedKeysOf = (typed: string): string[] => [
  ...slippedKeysOf(typed),
  ...soundsOf(typed).map(sounding),
];

/** The Arabic article in Latin letters, written in one word. */
const ATTACHED = /^(?:al|el)(?=[a-z]{3})/;

const soundsOf = (typed: string): string[] => [
  ...new Set([typed, typed.replace(ATTACHED, '')].flatMap(consonantsOf)),
];

/** A word of the catalogue that shares a key with the typed word. */
export interface Near {
  key: string;
  word: string;
}

/** A word that the visitor may mean, and how far it is from the typed one. */
export interface LikelyWord {
  word: string;
  /** One or two slips; more for a word of the same sound. */
  off: number;
}

const SOUND_OFF = 2;

/**
 * The words that the visitor may mean: those with a slip, and those that sound the same.
 * @param typed folded
 * @param near words of the catalogue that share a key with `typed`
 * @param alone whether there is no other word: then words of two consonants must have the same vowels
 */
export function meantBy(typed: string, near: readonly Near[], alone: boolean): LikelyWord[] {
  const typedSound = spoken(typed);
  return [...Map.groupBy(near, ({ word }) => word)].flatMap(([word, shared]): LikelyWord[] => {
    const sounds = shared.filter(({ key }) => isSound(key));
    // Words within a slip share more than a sound; comparing letters is slow.
    const slips = sounds.length < shared.length ? slipsBetween(typed, word) : undefined;
    if (slips !== undefined) return [{ word, off: slips }];
    if (sounds.length === 0) return [];
    if (spoken(word) === typedSound) return [{ word, off: SOUND_OFF }];
    const sure = sounds.some(({ key }) => key.length > SURE);
    return alone && !sure ? [] : [{ word, off: SOUND_OFF + 1 }];
  });
}

const VOWELS: readonly (readonly [RegExp, string])[] = [
  [/ee|ii|ie|y/g, 'i'],
  [/oo|ou|uu|w/g, 'u'],
  [/(.)\1/g, '$1'],
];

const spoken = (word: string): string =>
  VOWELS.reduce((text, [from, to]) => text.replace(from, to), anyAscii(word).toLowerCase());
