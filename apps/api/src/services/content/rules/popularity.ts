import type { TitleFacts } from './similarity.ts';

/** What is known of a title's success. */
export interface Success extends Pick<TitleFacts, 'id'> {
  likes: number;
  dislikes: number;
  /** Ages in days of the last watching of each profile that watched it. */
  ages: readonly number[];
}

/** Days after which a watching counts half. */
const HALF_LIFE = 14;

/** Share of those with an opinion who liked it, as if one more had liked it and one had not. */
const likedShare = ({ likes, dislikes }: Success) => (likes + 1) / (likes + dislikes + 2);

/**
 * How much each title is watched now and liked, between 0 and 1: half of it the share of those who liked it, half
 * its audience, of which a watching of two weeks ago counts half, measured by its logarithm against the greatest
 * audience. While nobody watches anything, opinions alone decide.
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
