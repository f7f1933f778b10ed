/** What a build is called that no `release/N` precedes. */
export const UNRELEASED = 'unreleased';

/**
 * For people: `release 7`, or `unreleased`.
 * @param release as `7`, `7+3` (three commits later), `7-dirty` (changed and not committed), or `unreleased`
 */
export const describeRelease = (release: string): string =>
  release === UNRELEASED ? release : `release ${release}`;

/** Whether a release follows another. Of one that is unreleased nobody knows. */
export function isLaterRelease(release: string, than: string): boolean {
  const [a, b] = [placeOf(release), placeOf(than)];
  if (!a || !b) return false;
  return a.number > b.number || (a.number === b.number && a.commits > b.commits);
}

function placeOf(release: string): { number: number; commits: number } | null {
  const [, number, commits = 0] = /^(\d+)(?:\+(\d+))?/.exec(release) ?? [];
  return number === undefined ? null : { number: Number(number), commits: Number(commits) };
}
