import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesMatching } from './files.ts';
import { readText, ROOT } from './paths.ts';

/** Rows that were covered before; none may lose its test. */
export const COVERED_FILE = 'docs/requirements-covered.txt';

export interface Row {
  id: string;
  area: string;
  requirement: string;
  /** How it is proven: `browser`, `http` and `unit` by a test, `design` and `inspect` by a test or in docs/. */
  verify: string;
}

export function parseRows(table: string): Row[] {
  return table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', area = '', requirement = '', verify = ''] = line.split('\t');
      return { id, area, requirement, verify };
    });
}

const STRING = String.raw`(['"\x60])((?:\\.|(?!\1)[^\\])*)\1`;
const CALL = String.raw`\(\s*${STRING}\s*,\s*`;
/** `{ tags: ['PLAYER-07'] }` of Vitest and `{ tag: '@PLAYER-07' }` of Playwright. */
const TAGS = new RegExp(String.raw`${CALL}\{[^{}]*?\btags?:\s*(\[[^\]]*\]|['"][^'"]*['"])`, 'g');
/** The head of a skipped test, which proves nothing. */
const SKIPPED = new RegExp(
  String.raw`\.(?:skip|todo|fixme)\(\s*${STRING}(?:\s*,\s*\{[^{}]*\})?`,
  'g',
);
/** Tests with this tag, or in a file `*.long.test.ts`, run only in `npm test -- long` and do not count. */
const LONG_TAG = /['"]@?long['"]/;
const LONG_FILE = /\.long\.(?:test|spec)\.tsx?$/;
/** `PLAYER-07`; prose in docs/ may say `PLAYER-07..09` for several rows. */
const ID = /\b([A-Z][A-Z0-9]*)-(\d{2,3})(?:\.\.(\d{2,3}))?\b/g;

/** A cell of a table of tests that holds only ids. */
const CELL = /(?<=[[,:]\s*)(['"`])((?:@?[A-Z][A-Z0-9]*-\d{2,3}[ ,]*)+)\1/g;

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

function idsIn(text: string): string[] {
  return [...text.matchAll(ID)].flatMap(([, area = '', first = '', last = first]) => {
    const length = Math.max(0, Number(last) - Number(first)) + 1;
    return Array.from(
      { length },
      (_, step) => `${area}-${String(Number(first) + step).padStart(first.length, '0')}`,
    );
  });
}

/**
 * The requirement ids in the tags of the tests of a file, and in cells of tables of tests that hold only ids. Titles
 * do not count.
 */
export function idsOfTests(source: string): string[] {
  const bare = withoutComments(source);
  const skipped = bare.replaceAll(SKIPPED, '');
  const usual = skipped.replaceAll(TAGS, (whole, _quote, _title, tags: string) =>
    LONG_TAG.test(tags) ? '(' : whole,
  );
  const texts = [
    ...[...usual.matchAll(TAGS)].map(([, , , tags = '']) => tags),
    ...[...usual.matchAll(CELL)].map(([, , cell = '']) => cell),
  ];
  return [...new Set(texts.flatMap(idsIn))];
}

const collect = (
  patterns: string[],
  ids: (text: string) => string[],
  isRead: (path: string) => boolean = () => true,
) =>
  new Map(
    filesMatching(patterns)
      .filter(isRead)
      .map((path) => [path, ids(readText(path))]),
  );

/** Ids in tests or docs that are not in the table. */
function unknownIds(rows: readonly Row[], found: Map<string, string[]>): string[] {
  const areas = new Set(rows.map(({ area }) => area));
  const known = new Set(rows.map(({ id }) => id));
  return [...found].flatMap(([path, ids]) =>
    ids
      .filter((id) => areas.has(id.replace(/-\d+$/, '')) && !known.has(id))
      .map((id) => `${path} names ${id}, which docs/requirements.tsv does not have`),
  );
}

export interface Coverage {
  rows: Row[];
  covered: Set<string>;
  faults: string[];
}

/** Finds the rows that have a test, or, where that is enough, a mention in docs/. */
export function readCoverage(): Coverage {
  const rows = parseRows(readText('docs/requirements.tsv'));
  const inTests = collect(
    ['{apps,packages,bench}/**/*.test.{ts,tsx}', 'scripts/*.test.ts', 'e2e/**/*.ts'],
    idsOfTests,
    (path) => !LONG_FILE.test(path),
  );
  const inDocs = collect(['docs/**/*.md'], idsIn, (path) => !path.startsWith('docs/reference/'));
  const tested = new Set([...inTests.values()].flat());
  const written = new Set([...inDocs.values()].flat());
  const isCovered = ({ id, verify }: Row) =>
    tested.has(id) || ((verify === 'design' || verify === 'inspect') && written.has(id));
  const covered = new Set(rows.filter(isCovered).map(({ id }) => id));
  const before = existsSync(join(ROOT, COVERED_FILE))
    ? readText(COVERED_FILE).split('\n').filter(Boolean)
    : [];
  const lost = before
    .filter((id) => !covered.has(id))
    .map((id) => `${id} was covered before and is not any more`);
  return {
    rows,
    covered,
    faults: [...lost, ...unknownIds(rows, inTests), ...unknownIds(rows, inDocs)],
  };
}
