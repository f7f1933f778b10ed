/** When something begins or ends to be shown next, in milliseconds since 1970; null: nothing is known to. */
let next: number | null = null;

/** As this process knows it; it is read with each new version of the catalogue. */
export const setNextChange = (at: number | null): void => void (next = at);

/** Longer than any shared cache may serve an answer without asking. */
const LONGEST_MS = 10 * 60_000;

/** Whether answers of now may outlive what they show. */
export const isChangeNear = (now: number): boolean => next !== null && next - now < LONGEST_MS;

const LIFE = /\b(max-age|s-maxage|stale-while-revalidate)=(\d+)/g;

/**
 * A `Cache-Control` whose answer no cache sends after the next change. `stale-if-error` stays: in an outage an old list is
 * better than none, and nothing plays that is over.
 */
export function untilChange(header: string, now: number): string {
  if (next === null || !isChangeNear(now)) return header;
  const left = Math.max(0, Math.floor((next - now) / 1000));
  const fresh = Math.min(left, longestIn(header));
  return header.replace(LIFE, (_all, name: string, seconds: string) => {
    const most = name === 'stale-while-revalidate' ? left - fresh : left;
    return `${name}=${Math.min(Number(seconds), most)}`;
  });
}

/** The longest time for which an answer is fresh. */
const longestIn = (header: string): number =>
  Math.max(
    0,
    ...[...header.matchAll(LIFE)]
      .filter(([, name]) => name !== 'stale-while-revalidate')
      .map(([, , seconds]) => Number(seconds)),
  );
