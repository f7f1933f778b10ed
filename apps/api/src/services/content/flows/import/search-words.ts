import type { Catalogue } from '@kandil/contract/catalogue';
import { foldedWords } from '../../rules/fold.ts';
import { WEIGHT } from '../../rules/match-reason.ts';
import { keysOf } from '../../rules/near-words.ts';

type Texts = Record<string, string>;

type WordsOf = (text: string) => string[];

type Sources = readonly (readonly [weight: number, texts: Texts | undefined])[];

/** The search words of titles, computed before the import's transaction: a large catalogue takes seconds. */
export interface SearchWords {
  /** The rows of table `search_word`: each word of a title once, with its greatest weight. */
  words: { word: string; code: string; weight: number; kids: boolean; place: number }[];
  /** The rows of table `search_near`; none for words of episodes alone. */
  near: { key: string; word: string }[];
}

export function searchWords(file: Catalogue): SearchWords {
  const wordsOf = remembered(foldedWords);
  const genres = new Map(file.genres.map(({ code, title }) => [code, title]));
  const people = new Map(file.people.map(({ code, name }) => [code, name]));
  const words = file.titles.flatMap((title, place) => {
    const weights = weightsOf(wordsOf, title.title, [
      ...title.genres.map((genre) => [WEIGHT.genre, genres.get(genre)] as const),
      ...title.seasons.flatMap(({ episodes }) =>
        episodes.map((episode) => [WEIGHT.episode, episode.title] as const),
      ),
      ...title.cast.map(({ crew, role }) => [WEIGHT.character, crew ? {} : role] as const),
      ...title.cast.map(({ person }) => [WEIGHT.cast, people.get(person)] as const),
      [WEIGHT.name, title.title],
    ]);
    const { code, kids } = title;
    return Array.from(weights, ([word, weight]) => ({ word, code, weight, kids, place }));
  });
  // Episodes have words of every kind: what sounds like one of them is hardly ever meant.
  const distinct = new Set(
    words.filter(({ weight }) => weight !== WEIGHT.episode).map(({ word }) => word),
  );
  // Words with the same prefix are read together, so they are stored next to each other.
  words.sort(byText(({ word }) => word));
  const near = Array.from(distinct, (word) => keysOf(word).map((key) => ({ key, word })))
    .flat()
    .sort(byText(({ key }) => key));
  return { words, near };
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
