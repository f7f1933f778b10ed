import type { Catalogue } from '@kandil/contract/catalogue';
import { setImmediate as turn } from 'node:timers/promises';
import { foldedWords } from '../../rules/fold.ts';
import { WEIGHT } from '../../rules/match-reason.ts';
import { keysOf } from '../../rules/near-words.ts';

type Texts = Record<string, string>;

type WordsOf = (text: string) => string[];

type Sources = readonly (readonly [weight: number, texts: Texts | undefined])[];

/** Titles that have a word with the same weight. */
interface WordOfTitles {
  word: string;
  weight: number;
  /** Places of the titles in the file, in order. */
  places: number[];
}

/**
 * The search words of titles. A large catalogue has millions of words in titles but only thousands of different ones, so
 * titles are listed by word.
 */
export interface SearchWords {
  /** The rows of table `search_word`, sorted: each word of a title once, with its greatest weight. */
  words: WordOfTitles[];
  /** The rows of table `search_near`, sorted; none for words of episodes alone. */
  near: { key: string; word: string }[];
}

/** Titles in one turn of the event loop. */
const TITLES_A_TURN = 100;

/** Takes seconds for a large catalogue, in short turns, so that the database works meanwhile. */
export async function searchWords(file: Catalogue): Promise<SearchWords> {
  const wordsOf = remembered(foldedWords);
  const genres = new Map(file.genres.map(({ code, title }) => [code, title]));
  const people = new Map(file.people.map(({ code, name }) => [code, name]));
  const byWord = new Map<string, WordOfTitles[]>();
  for (const [place, title] of file.titles.entries()) {
    if (place % TITLES_A_TURN === 0) await turn();
    const weights = weightsOf(wordsOf, title.title, [
      ...title.genres.map((genre) => [WEIGHT.genre, genres.get(genre)] as const),
      ...title.seasons.flatMap(({ episodes }) =>
        episodes.map((episode) => [WEIGHT.episode, episode.title] as const),
      ),
      ...title.cast.map(({ crew, role }) => [WEIGHT.character, crew ? {} : role] as const),
      ...title.cast.map(({ person }) => [WEIGHT.cast, people.get(person)] as const),
      [WEIGHT.name, title.title],
    ]);
    for (const [word, weight] of weights) addPlace(byWord, word, weight, place);
  }
  // Words with the same prefix are read together, so they are stored next to each other.
  const sorted = [...byWord.keys()].sort();
  const words = sorted.flatMap((word) => byWord.get(word) ?? []);
  // Episodes have words of every kind: what sounds like one of them is hardly ever meant.
  const meant = sorted.filter((word) =>
    byWord.get(word)?.some(({ weight }) => weight !== WEIGHT.episode),
  );
  const near = meant
    .flatMap((word) => keysOf(word).map((key) => ({ key, word })))
    .sort(byText(({ key }) => key));
  return { words, near };
}

function addPlace(
  byWord: Map<string, WordOfTitles[]>,
  word: string,
  weight: number,
  place: number,
): void {
  const groups = byWord.get(word);
  const group = groups?.find((each) => each.weight === weight);
  if (group) group.places.push(place);
  else if (groups) groups.push({ word, weight, places: [place] });
  else byWord.set(word, [{ word, weight, places: [place] }]);
}

/** Genres and people have the same names in many titles. */
function remembered(wordsOf: WordsOf): WordsOf {
  const known = new Map<string, string[]>();
  return (text) => {
    const words = known.get(text) ?? wordsOf(text);
    known.set(text, words);
    return words;
  };
}

const byText =
  <Row>(textOf: (row: Row) => string) =>
  (a: Row, b: Row): number => {
    const one = textOf(a);
    const other = textOf(b);
    if (one === other) return 0;
    return one < other ? -1 : 1;
  };

/** The greatest weight of each word. */
function weightsOf(wordsOf: WordsOf, names: Texts, sources: Sources): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [weight, texts] of sources)
    for (const text of Object.values(texts ?? {}))
      for (const word of wordsOf(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  for (const name of Object.values(names)) {
    const [first] = wordsOf(name);
    if (first !== undefined) weights.set(first, WEIGHT.begins);
  }
  return weights;
}
