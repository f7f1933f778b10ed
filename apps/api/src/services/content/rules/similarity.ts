import type { AgeStep } from '@kandil/contract/child-limits';
import { cosines, type Entries } from './cosines.ts';
import { stepsFrom } from './view.ts';

/** What the ranking knows about a title. */
export interface TitleFacts {
  id: number;
  /** Its age rating in years if it is made for children, else null. */
  child_age: number | null;
  genres: readonly number[];
  people: readonly number[];
}

/** A profile's interest in each title that it watched, listed or liked: title id -> 1 to 3. */
export type Taste = ReadonlyMap<number, number>;

export interface Likeness {
  id: number;
  /** Between 0 and 3. */
  score: number;
}

/** Similar titles stored per title; a title for children has as many that children of each of its steps see, as well. */
export const MOST_SIMILAR = 30;
/** Shared people count more than shared genres. */
const PERSON = 3;
const GENRE = 1;
/** A shared audience counts more than a shared genre, once it is large. */
const TOGETHER = 2;
/** Number of shared profiles at which the audience counts half. */
const BELIEVED = 10;

/**
 * Similarity of every title to every other one: `content + 2 * together` (docs/decisions/0017), where
 * - `content` is the cosine of two titles' people (weight 3) and genres (weight 1), where rare ones weigh more, and
 * - `together` is the cosine of the profiles' interest in the two, times n / (n + 10) for n shared profiles.
 *
 * @returns the titles most similar to the one at an index of `titles`, highest score first; equal scores by id
 */
export function createSimilarity(
  titles: readonly TitleFacts[],
  tastes: readonly Taste[],
): (index: number) => Likeness[] {
  const content = cosines(featuresOf(titles));
  const together = cosines(audienceOf(titles, tastes));
  const scores = new Float64Array(titles.length);
  return (index) => {
    const met: number[] = [];
    const add = (other: number, score: number) => {
      if (scores[other] === 0) met.push(other);
      scores[other] = (scores[other] ?? 0) + score;
    };
    content(index, add);
    together(index, (other, cosine, shared) =>
      add(other, (TOGETHER * cosine * shared) / (shared + BELIEVED)),
    );
    const best = (others: readonly number[]) => greatest(titles, scores, others);
    const forChildren = childStepsOf(titles[index]).flatMap((step) =>
      best(met.filter((other) => childStepsOf(titles[other]).includes(step))),
    );
    const nearest = best(met);
    for (const other of met) scores[other] = 0;
    return [...new Map([...nearest, ...forChildren].map((each) => [each.id, each])).values()].sort(
      inOrder,
    );
  };
}

const NO_STEPS: readonly AgeStep[] = [];

/** The steps at which a child sees a title. */
const childStepsOf = (title: TitleFacts | undefined): readonly AgeStep[] =>
  typeof title?.child_age === 'number' ? stepsFrom(title.child_age) : NO_STEPS;

const inOrder = (a: Likeness, b: Likeness) => b.score - a.score || a.id - b.id;

/** The first `MOST_SIMILAR` titles by `inOrder`; sorting all of them would take most of the ranking's time. */
function greatest(
  titles: readonly TitleFacts[],
  scores: Float64Array,
  others: readonly number[],
): Likeness[] {
  const nearest: Likeness[] = [];
  for (const other of others) {
    const score = scores[other] ?? 0;
    const last = nearest[MOST_SIMILAR - 1];
    if (last && score < last.score) continue;
    const each = { id: titles[other]?.id ?? 0, score };
    const at = nearest.findIndex((known) => inOrder(each, known) < 0);
    nearest.splice(at < 0 ? nearest.length : at, 0, each);
    nearest.length = Math.min(nearest.length, MOST_SIMILAR);
  }
  return nearest;
}

/** People and genres of each title; rare ones weigh more. */
function featuresOf(titles: readonly TitleFacts[]): Entries[] {
  const named = titles.map(({ genres, people }) => [
    ...genres.map((id) => ({ key: `genre ${id}`, weight: GENRE })),
    ...people.map((id) => ({ key: `person ${id}`, weight: PERSON })),
  ]);
  const frequency = new Map<string, number>();
  for (const { key } of named.flat()) frequency.set(key, (frequency.get(key) ?? 0) + 1);
  const numbers = new Map([...frequency.keys()].map((key, number) => [key, number]));
  const rarity = (key: string) => Math.log(1 + titles.length / (frequency.get(key) ?? 1));
  return named.map((features) =>
    features.map(({ key, weight }) => [numbers.get(key) ?? 0, weight * rarity(key)] as const),
  );
}

/** The profiles of each title, with their interest in it. */
function audienceOf(titles: readonly TitleFacts[], tastes: readonly Taste[]): Entries[] {
  const indexes = new Map(titles.map(({ id }, index) => [id, index]));
  const audience: (readonly [number, number])[][] = titles.map(() => []);
  tastes.forEach((taste, profile) => {
    for (const [id, weight] of taste) audience[indexes.get(id) ?? -1]?.push([profile, weight]);
  });
  return audience;
}
