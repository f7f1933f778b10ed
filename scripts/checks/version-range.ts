type Version = readonly [major: number, minor: number, patch: number];
/** From the first matching version up to the second, exclusive. */
type Span = readonly [from: Version, to: Version];

const ZERO: Version = [0, 0, 0];
const END: Version = [Infinity, 0, 0];

const parse = (text: string): Version => {
  const [major = 0, minor = 0, patch = 0] = text
    .split('.')
    .map((part) => Number.parseInt(part, 10) || 0);
  return [major, minor, patch];
};

const compare = (a: Version, b: Version) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

const nextMajor = ([major]: Version): Version => [major + 1, 0, 0];
const nextMinor = ([major, minor]: Version): Version => [major, minor + 1, 0];
const nextPatch = ([major, minor, patch]: Version): Version => [major, minor, patch + 1];

/** A version without an operator matches all versions with its parts as prefix. */
function same(version: Version, text: string): Span {
  const parts = text.split('.').filter((part) => /^\d+$/.test(part)).length;
  return [version, [nextMajor, nextMajor, nextMinor, nextPatch][parts]?.(version) ?? END];
}

const SPANS: Record<string, (version: Version, text: string) => Span> = {
  '>=': (version) => [version, END],
  '>': (version) => [nextPatch(version), END],
  '<': (version) => [ZERO, version],
  '<=': (version) => [ZERO, nextPatch(version)],
  '^': (version) => [version, nextMajor(version)],
  '~': (version) => [version, nextMinor(version)],
  '=': same,
  '': same,
};

/** The versions that match one comparator: `>=20.9`, `<21`, `^20.19.0`, `~20.1`, `20`, `20.x` or `*`. */
function spanOf(comparator: string): Span {
  const [, sign = '', text = ''] = /^(>=|<=|>|<|\^|~|=)?v?(.*)$/.exec(comparator) ?? [];
  if (text === '' || text === '*' || text === 'x') return [ZERO, END];
  return SPANS[sign]?.(parse(text), text) ?? [ZERO, END];
}

/**
 * Whether a version of Node satisfies an `engines` range (npm's syntax as `engines.node` uses it: alternatives by
 * `||`, comparators by spaces; `^` of a major above 0; no hyphen ranges, no pre-releases).
 */
export function acceptsVersion(range: string, version: string): boolean {
  const requested = parse(version);
  const fits = (comparator: string) => {
    const [from, to] = spanOf(comparator);
    return compare(requested, from) >= 0 && compare(requested, to) < 0;
  };
  return range
    .split('||')
    .map((alternative) => alternative.trim().replaceAll(/(>=|<=|>|<|\^|~|=)\s+/g, '$1'))
    .some((alternative) => alternative.split(/\s+/).every(fits));
}
