import type { TitleFacts } from './similarity.ts';

/** Opinions on a title and its audience. */
export interface Success extends Pick<TitleFacts, 'id'> {
  likes: number;
  dislikes: number;
  /** For each profile that watched it, the days since the last time. */
  ages: readonly number[];
}

/** Days after which a viewing counts half. */
const HALF_LIFE = 14;

/** Share of likes, with one like and one dislike added (Laplace smoothing). */
const likedShare = ({ likes, dislikes }: Success) => (likes + 1) / (likes + dislikes + 2);

/**
 * Popularity of each title, between 0 and 1: the mean of its share of likes and its audience. The audience is the sum of
 * its viewings with a half-life of two weeks, as a logarithm relative to the largest audience. While nobody watches
 * anything, only opinions count.
 */
export function popularity(titles: readonly Success[]): Map<number, number> {
  const audiences = titles.map(({ ages }) =>
    ages.reduce((sum, age) => sum + 2 ** (-Math.max(0, age) / HALF_LIFE), 0),
  );
  const greatest = Math.log1p(audiences.reduce((most, each) => Math.max(most, each), 0));
  return new Map(
    titles.map((title, index) => {
      const audience = greatest === 0 ? 0 : Math.log1p(audiences[index] ?? 0) / greatest;
      return [title.id, (likedShare(title) + audience) / 2];
    }),
  );
}
