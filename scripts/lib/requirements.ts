import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesMatching } from './files.ts';
import { readText, ROOT } from './paths.ts';

/** Rows that an earlier change had covered; none may be lost again. */
export const COVERED_FILE = 'docs/requirements-covered.txt';

export interface Row {
  id: string;
  area: string;
  requirement: string;
  /** How it is shown: `browser`, `http` and `unit` by a test, `design` and `inspect` by a test or in docs/. */
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

/** A title is a text that is followed by the test itself; `it.skip` and `it.todo` prove nothing. */
const TITLE =
  /(?<!\.(?:skip|todo|fixme))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,\s*(?:async\b|\(|function\b|\{|[a-z]\w*\s*=>)/g;
/** `PLAYER-07`, or `PLAYER-07..09` for several rows in a line. */
const ID = /\b([A-Z][A-Z0-9]*)-(\d{2,3})(?:\.\.(\d{2,3}))?\b/g;

/** A text of nothing but ids: a cell of a table of tests, whose title takes it up. */
const CELL = /(?<=[[,:]\s*)(['"`])((?:[A-Z][A-Z0-9]*-\d{2,3}(?:\.\.\d{2,3})?[ ,]*)+)\1/g;

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

/** The requirement ids in the titles of the tests of a file. */
export function idsOfTests(source: string): string[] {
  const bare = withoutComments(source);
  return [...bare.matchAll(TITLE), ...bare.matchAll(CELL)].flatMap(([, , title = '']) =>
    idsIn(title),
  );
}

const collect = (patterns: string[], ids: (text: string) => string[]) =>
  new Map(filesMatching(patterns).map((path) => [path, ids(readText(path))]));

/** A row named in a test or a page that is in no row of the table: a slip of the pen. */
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

/** Finds which rows have a test that names them, or, where that is enough, a word in docs/. */
export function readCoverage(): Coverage {
  const rows = parseRows(readText('docs/requirements.tsv'));
  const inTests = collect(
    ['{apps,packages,bench}/**/*.test.{ts,tsx}', 'scripts/*.test.ts', 'e2e/**/*.ts'],
    idsOfTests,
  );
  const inDocs = collect(['docs/**/*.md'], idsIn);
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

/** The operations of the contract that are answered 501, as `service.operation`. */
export function laterCalls(): string[] {
  return filesMatching('apps/api/src/services/**/*.ts')
    .flatMap((path) => [
      ...withoutComments(readText(path)).matchAll(/\blater\(\s*([\w.]+)\s*,?\s*\)/g),
    ])
    .map((match) => match[1] ?? '')
    .sort();
}
