import { resumePoints, type Place, type WatchState } from './resume.ts';

/** A profile's opinions and list. */
export interface Opinions {
  liked: readonly number[];
  disliked: readonly number[];
  listed: readonly number[];
}

/** A profile's taste: the input of its recommendations. */
export interface TasteWeight {
  /** Weight of each title that the profile is interested in, by id. */
  seeds: ReadonlyMap<number, number>;
  /** Titles that the profile has started and not finished; they come last. */
  begun: readonly number[];
  /** Titles that are not recommended: finished or disliked. */
  done: readonly number[];
}

/** Last watched titles that count. */
const SEEDS = 20;
/** Each older title counts a tenth less. */
const FADING = 0.9;

/**
 * A profile's taste: the titles that it watched last, where the newest counts most; a liked title counts twice, a listed
 * one at least half.
 * @param watched newest first
 */
export function leaningOf(
  watched: readonly WatchState[],
  placeOf: (videoId: number) => Place | undefined,
  { liked, disliked, listed }: Opinions,
): TasteWeight {
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
