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

/** A part of a keyword: a word, or a phrase that is a concept. */
export interface Part {
  words: readonly string[];
  concept: Concept | null;
}

/** A longer word has an ending. */
const LONGEST_ENDING = 4;
const MOST_WORDS = 5;

/** Words between others that mean nothing for themselves, in the languages of the product and in Turkish. */
const BETWEEN: ReadonlySet<string> = new Set(
  (
    'the a an of for about with and in on to by from stories story tale tales ' +
    'de la le les des du un une pour sur avec et dans en histoires el los las una para sobre con y del cuentos historias ' +
    'عن في من مع على و قصص قصة افلام برامج از در با به درباره برای داستان داستانهای کا کی کے لیے میں اور پر بارے کہانی کہانیاں ' +
    'নিয়ে জন্য এবং ও গল্প के का की लिए में और पर बारे कहानी कहानियाँ ' +
    'untuk tentang dan dengan di kisah cerita mengenai kwa ya na kuhusu hadithi za wa ' +
    'о об про для и в на с рассказы истории ve ile için hakkında bir hikaye hikayeleri hikâyesi'
  )
    .split(' ')
    .map(fold),
);

export const isBetween = (word: string): boolean => BETWEEN.has(word);

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

/**
 * The parts of a keyword: the longest phrases that are concepts, and the words between them, without those that mean
 * nothing for themselves; null if there is no concept.
 */
export function partsOf(
  words: readonly string[],
  isBeside: (word: string) => boolean,
): Part[] | null {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; at += parts.at(-1)?.words.length ?? 1) {
    const part = longestConcept(words.slice(at, at + MOST_WORDS));
    parts.push(part ?? { words: words.slice(at, at + 1), concept: null });
  }
  if (parts.every(({ concept }) => concept === null)) return null;
  return parts.filter(
    ({ words: [word = ''], concept }) => concept !== null || !(isBetween(word) || isBeside(word)),
  );
}

function longestConcept(words: readonly string[]): Part | null {
  for (let count = words.length; count > 0; count -= 1) {
    const concept = CONCEPTS.phrases.get(keyOf(words.slice(0, count)));
    if (concept) return { words: words.slice(0, count), concept };
  }
  const concept = inflected(words[0] ?? '');
  return concept && { words: words.slice(0, 1), concept };
}

/** The concept of a word with an ending, or without one. */
function inflected(word: string): Concept | null {
  const key = keyOf([word]);
  for (let ending = 0; ending <= Math.min(LONGEST_ENDING, key.length - 1); ending += 1) {
    const concept = CONCEPTS.stems.get(key.slice(0, key.length - ending));
    if (concept) return concept;
  }
  return null;
}
