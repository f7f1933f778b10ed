import { resumePoints, type Place, type Watched } from './resume.ts';

/** What a profile said of titles itself. */
export interface Opinions {
  liked: readonly number[];
  disliked: readonly number[];
  listed: readonly number[];
}

/** What a profile's recommendations are worked out from. */
export interface Leaning {
  /** How much each title counts that the profile cares for, by its number. */
  seeds: ReadonlyMap<number, number>;
  /** Titles that were begun and go on; they are not news. */
  begun: readonly number[];
  /** Titles that are not recommended: watched to the end, or disliked. */
  done: readonly number[];
}

/** Titles looked back on. */
const SEEDS = 20;
/** Each title further back counts a tenth less. */
const FADING = 0.9;

/**
 * What a profile leans to: the titles it watched last, the newest counting most, those it liked counting twice, and
 * those on its list counting half.
 * @param watched newest first
 */
export function leaningOf(
  watched: readonly Watched[],
  placeOf: (videoId: number) => Place | undefined,
  { liked, disliked, listed }: Opinions,
): Leaning {
  const titles = [...new Set(watched.flatMap(({ videoId }) => placeOf(videoId)?.titleId ?? []))];
  const goingOn = new Set(resumePoints(watched, placeOf).map(({ titleId }) => titleId));
  const seeds = new Map(
    titles.slice(0, SEEDS).map((titleId, back) => [titleId, FADING ** back] as const),
  );
  for (const id of listed.slice(0, SEEDS)) seeds.set(id, Math.max(seeds.get(id) ?? 0, 0.5));
  for (const id of liked.slice(0, SEEDS)) seeds.set(id, 2 * Math.max(seeds.get(id) ?? 0, 0.5));
  for (const id of disliked) seeds.delete(id);
  return {
    seeds,
    begun: titles.filter((id) => goingOn.has(id)),
    done: [...titles.filter((id) => !goingOn.has(id)), ...disliked],
  };
}
