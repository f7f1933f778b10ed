import type { Figure, Series } from '@kandil/contract/control/numbers';
import { shownCount, shownParts } from './small-groups.ts';
import { type CountedSpan, HOUR, hourOf, pointsOf } from './span.ts';

/** A sum that begins at a moment. */
export interface CountAt {
  at: Date;
  count: number;
}

/** Sums of a series by hour, day or month, and of the period before; null: that was not counted in full. */
export interface Counts {
  now: readonly CountAt[];
  before: number | null;
}

/** A number of people and its predecessor. */
export const shownFigure = (now: number, before: number | null): Figure => ({
  now: shownCount(now),
  before: before === null ? null : shownCount(before),
});

const byTime = (counts: readonly CountAt[]) =>
  new Map(counts.map(({ at, count }) => [at.getTime(), count]));

const presentPoints = (points: readonly Date[], counts: readonly (number | null)[]) =>
  points.map((at, place) => ({ at: at.toISOString(), count: counts[place] ?? null }));

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** A series of people or viewings: small groups are hidden, missing points are zero. */
export function peopleSeries(span: CountedSpan, { now, before }: Counts): Series {
  const points = pointsOf(span);
  const known = byTime(now);
  const counts = points.map((at) => known.get(at.getTime()) ?? 0);
  return {
    total: shownFigure(sum(counts), before),
    points: presentPoints(points, shownParts(counts)),
  };
}

/** A series of money, in minor units: nothing is hidden. */
export function moneySeries(span: CountedSpan, { now, before }: Counts): Series {
  const points = pointsOf(span);
  const known = byTime(now);
  const amounts = points.map((at) => known.get(at.getTime()) ?? 0);
  return { total: { now: sum(amounts), before }, points: presentPoints(points, amounts) };
}

/** The end of the hour that is counted next. @param now milliseconds since 1970 */
export const nextAt = (now: number): string => new Date(hourOf(now).getTime() + HOUR).toISOString();

/** The fields of an answer that say what was counted. */
export const presentSpan = ({ from, until, unit }: CountedSpan) => ({
  from: from.toISOString(),
  until: until.toISOString(),
  unit,
});
