import type { Catalogue, CatalogueTitle } from '@kandil/contract/catalogue';
import { setImmediate as turn } from 'node:timers/promises';
import { foldedWords } from '../../rules/fold.ts';
import { WEIGHT } from '../../rules/match-reason.ts';
import { keysOf } from '../../rules/near-words.ts';

type Texts = Record<string, string>;

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

/** A word while titles are read. */
interface Word {
  word: string;
  /** Places of the titles that have it, by weight. */
  places: number[][];
  /** The last title that has it, and its greatest weight there. */
  place: number;
  weight: number;
}

/** Takes seconds for a large catalogue, in short turns, so that the database works meanwhile. */
export async function searchWords(file: Catalogue): Promise<SearchWords> {
  const known = new Map<string, Word>();
  const wordsOf = remembered((text) => foldedWords(text).map((word) => wordIn(known, word)));
  const named = {
    genres: new Map(file.genres.map(({ code, title }) => [code, title])),
    people: new Map(file.people.map(({ code, name }) => [code, name])),
  };
  for (const [place, title] of file.titles.entries()) {
    if (place % TITLES_A_TURN === 0) await turn();
    const has: Word[] = [];
    for (const [weight, texts] of textsOf(title, named))
      for (const text of texts)
        for (const word of wordsOf(text)) raise(word, { place, weight, has });
    for (const name of Object.values(title.title)) {
      const [first] = wordsOf(name);
      if (first) first.weight = WEIGHT.begins;
    }
    for (const { places, weight } of has) (places[weight] ??= []).push(place);
  }
  // Words with the same prefix are read together, so they are stored next to each other.
  const sorted = [...known.values()].sort(byText(({ word }) => word));
  const words = sorted.flatMap(({ word, places }) =>
    places.map((list, weight) => ({ word, weight, places: list })).filter(Boolean),
  );
  // Episodes have words of every kind: what sounds like one of them is hardly ever meant.
  const meant = sorted.filter(({ places }) =>
    places.some((_, weight) => weight !== WEIGHT.episode),
  );
  const near = meant
    .flatMap(({ word }) => keysOf(word).map((key) => ({ key, word })))
    .sort(byText(({ key }) => key));
  return { words, near };
}

type NamesByKind = Record<'genres' | 'people', ReadonlyMap<string, Texts>>;

/** The texts whose words find a title, by weight. */
function textsOf(
  { title, seasons, cast, genres, keywords = {} }: CatalogueTitle,
  named: NamesByKind,
): [weight: number, texts: string[]][] {
  const texts = (given: Texts | undefined): string[] => Object.values(given ?? {});
  const characters = cast.filter(({ crew }) => !crew);
  return [
    [WEIGHT.name, texts(title)],
    [WEIGHT.cast, cast.flatMap(({ person }) => texts(named.people.get(person)))],
    [WEIGHT.character, characters.flatMap(({ role }) => texts(role))],
    [
      WEIGHT.episode,
      seasons.flatMap(({ episodes }) => episodes.flatMap((episode) => texts(episode.title))),
    ],
    [WEIGHT.genre, genres.flatMap((genre) => texts(named.genres.get(genre)))],
    [WEIGHT.keyword, Object.values(keywords).flat()],
  ];
}

function wordIn(known: Map<string, Word>, word: string): Word {
  const there = known.get(word) ?? { word, places: [], place: -1, weight: 0 };
  known.set(word, there);
  return there;
}

/** Notes that the title at a place has a word, and keeps the greatest weight. */
function raise(
  word: Word,
  { place, weight, has }: { place: number; weight: number; has: Word[] },
): void {
  if (word.place !== place) has.push(word);
  if (word.place !== place || word.weight < weight) word.weight = weight;
  word.place = place;
}

/** Genres, people and characters have the same names in many titles. */
function remembered(wordsOf: (text: string) => Word[]): (text: string) => Word[] {
  const known = new Map<string, Word[]>();
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
