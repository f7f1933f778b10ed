import { fold, withoutArticle } from './fold.ts';
import { GENRE_WORDS } from './genre-words.ts';
import { TOPIC_WORDS } from './topic-words.ts';

/** A word of the catalogue, also with an ending. */
export interface Stem {
  word: string;
  /** The most letters of the word with its ending. */
  longest: number;
}

/** What a typed word or phrase may mean beside itself. */
export interface Concept {
  /** Words of the English names of genres. */
  genres: readonly string[];
  /** Words of names and stories. */
  topics: readonly Stem[];
}

/** A longer word has an ending. */
const LONGEST_ENDING = 4;
/** How a phrase is looked up: folded, Arabic words without their article. */
const keyOf = (words: readonly string[]): string => words.map(withoutArticle).join(' ');

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Concepts by what is typed. */
interface Concepts {
  phrases: ReadonlyMap<string, Concept>;
  /** By words that may have an ending. */
  stems: ReadonlyMap<string, Concept>;
}

function readConcepts(): Concepts {
  const phrases = new Map<string, Concept>();
  const stems = new Map<string, Concept>();
  const add = (map: Map<string, Concept>, phrase: string, { genres, topics }: Concept) => {
    const key = keyOf(fold(phrase).split(' '));
    const before = map.get(key);
    map.set(key, {
      genres: [...(before?.genres ?? []), ...genres],
      topics: [...(before?.topics ?? []), ...topics],
    });
  };
  for (const [genres, typed] of linesOf(GENRE_WORDS))
    for (const phrase of listed(typed))
      add(phrases, phrase, { genres: genres.split(' '), topics: [] });
  for (const [words, typed] of linesOf(TOPIC_WORDS)) {
    const known = listed(words);
    const concept = { genres: [], topics: known.map(stemOf) };
    for (const phrase of listed(typed)) add(phrases, phrase, concept);
    for (const word of known.filter((each) => !each.startsWith('+')))
      add(word.endsWith('*') ? stems : phrases, withoutSigns(word), concept);
  }
  return { phrases, stems };
}

const linesOf = (text: string): [string, string][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(':') as [string, string]);

const withoutSigns = (word: string) => word.replace(/^\+|\*$/gu, '');

function stemOf(listedWord: string): Stem {
  const word = withoutArticle(fold(withoutSigns(listedWord)).replaceAll(' ', ''));
  return { word, longest: word.length + (listedWord.endsWith('*') ? LONGEST_ENDING : 0) };
}

const CONCEPTS = readConcepts();

/** The concept of a phrase; of one word also with an ending. */
export function conceptOf(words: readonly string[]): Concept | null {
  const key = keyOf(words);
  const concept = CONCEPTS.phrases.get(key) ?? null;
  return concept ?? (words.length === 1 ? inflected(key) : null);
}

/** The concept of a word with an ending, or without one. */
function inflected(key: string): Concept | null {
  for (let ending = 0; ending <= Math.min(LONGEST_ENDING, key.length - 1); ending += 1) {
    const concept = CONCEPTS.stems.get(key.slice(0, key.length - ending));
    if (concept) return concept;
  }
  return null;
}
