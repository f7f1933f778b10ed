import type { Catalogue, CatalogueTitle } from '@kandil/contract/catalogue';
import { foldedWords } from '../../rules/fold.ts';
import { keysOf } from '../../rules/near-words.ts';

type Texts = Record<string, string>;

/** Weights of table `search_word`. */
const BEGINS = 4;
const NAME = 3;
const PERSON = 2;
const GENRE = 1;

/** The search words of titles, computed before the import's transaction: a large catalogue takes seconds. */
export interface SearchWords {
  /** The rows of table `search_word`: each word of a title once, with its greatest weight. */
  words: { word: string; code: string; weight: number; kids: boolean; place: number }[];
  /** The rows of table `search_near`. */
  near: { key: string; word: string }[];
}

export function searchWords(file: Catalogue): SearchWords {
  const genres = new Map(file.genres.map(({ code, title }) => [code, title]));
  const people = new Map(file.people.map(({ code, name }) => [code, name]));
  const words = file.titles.flatMap((title, place) => {
    const weights = weightsOf(
      title,
      title.cast.map(({ person }) => people.get(person)),
      title.genres.map((genre) => genres.get(genre)),
    );
    const { code, kids } = title;
    return Array.from(weights, ([word, weight]) => ({ word, code, weight, kids, place }));
  });
  const distinct = new Set(words.map(({ word }) => word));
  // Words with the same prefix are read together, so they are stored next to each other.
  words.sort(byText(({ word }) => word));
  const near = Array.from(distinct, (word) => keysOf(word).map((key) => ({ key, word })))
    .flat()
    .sort(byText(({ key }) => key));
  return { words, near };
}

const byText =
  <Row>(textOf: (row: Row) => string) =>
  (a: Row, b: Row): number => {
    const [one, other] = [textOf(a), textOf(b)];
    if (one === other) return 0;
    return one < other ? -1 : 1;
  };

function weightsOf(
  title: CatalogueTitle,
  cast: readonly (Texts | undefined)[],
  genres: readonly (Texts | undefined)[],
): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (texts: Texts | undefined, weight: number) => {
    for (const text of Object.values(texts ?? {}))
      for (const word of foldedWords(text))
        weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  };
  for (const genre of genres) add(genre, GENRE);
  for (const person of cast) add(person, PERSON);
  add(title.title, NAME);
  for (const name of Object.values(title.title)) {
    const [first] = foldedWords(name);
    if (first !== undefined) weights.set(first, BEGINS);
  }
  return weights;
}
