import { filesMatching } from '../lib/files.ts';
import { readText } from '../lib/paths.ts';
import { parseRows } from '../lib/requirements.ts';

/** Targets of citations. */
export interface KnownNames {
  /** `SPEC-D22`, `SEC-12`, `T-A05`, `G11` of docs/reference/, `LOGIN-10` of the requirements, `decisions/0012`. */
  ids: ReadonlySet<string>;
  /** Areas of the requirements: `LOGIN`. Other words with a hyphen and a number, such as `UTF-16`, are no ids. */
  areas: ReadonlySet<string>;
}

const FILES = [
  '*.md',
  '{apps,packages,bench,scripts,e2e,docs,deploy,studio}/**/*.{ts,tsx,mts,mjs,js,css,md,yml,conf,cfg,sql}',
];
/** Applied migrations never change. docs/reference/README.md says what their citations mean. */
const FROZEN = /\/watch\/migrations\/(0001-progress|0003-streams)\.sql$/;
/** Files that quote old citations to explain them. */
const QUOTES = new Set(['docs/reference/README.md', 'scripts/references.test.ts']);

const ID = '(?:SPEC-[DS]\\d+|SEC-\\d+|T-[A-Z]\\d{2}|G\\d{1,2})';
/** An id is defined where it is bold at the start of a paragraph or of a table row, or starts a heading. */
const DEFINITION = new RegExp(`^(?:(?:\\| )?\\*\\*|#+ )(${ID})\\b`, 'gm');
const CITATION = new RegExp(`(?<![\\w-])${ID}(?![\\w-])`, 'g');
/** `PLAYER-07`, or `PLAYER-07..09` for several rows. */
const ROW = /(?<![\w-])([A-Z][A-Z0-9]*)-(\d{2,3})(?:\.\.(\d{2,3}))?(?![\w-])/g;
const RECORD = /\bdecisions?(?:\/| )(\d{4})(?!\d)/gi;
/** Between a word and its number: may include the line break and the star of a comment. */
const GAP = String.raw`(?:[ \t]+|[ \t]*\n[ \t]*(?:\*|\/\/|--)?[ \t]*)`;
/** Ambiguous citations. */
const AMBIGUOUS = [
  new RegExp(String.raw`\b(?:decision|rule)s?${GAP}\d{1,2}(?!\d)`, 'gi'),
  new RegExp(String.raw`\bthreats?${GAP}[A-Z]\d{2}\b`, 'gi'),
  new RegExp(String.raw`\bgoals?${GAP}G?\d+\b`, 'gi'),
  /(?<=\(\s*['"`])[APEZIDR]\d{2}(?=[ '"`])/g,
];

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** The ids that a text defines. */
export const definedIds = (text: string): string[] =>
  [...text.matchAll(DEFINITION)].map((match) => match[1] ?? '');

interface Citation {
  index: number;
  id: string;
}

/** Rows of the requirements that a text names; both ends of a range. */
const citedRows = (text: string, areas: ReadonlySet<string>): Citation[] =>
  [...text.matchAll(ROW)]
    .filter(({ 1: area = '' }) => areas.has(area))
    .flatMap(({ 1: area, 2: first, 3: last = first, index }) =>
      [...new Set([first, last])].map((number) => ({ index, id: `${area}-${number}` })),
    );

const citations = (text: string, areas: ReadonlySet<string>): Citation[] => [
  ...[...text.matchAll(CITATION)].map(({ 0: id, index }) => ({ index, id })),
  ...citedRows(text, areas),
  ...[...text.matchAll(RECORD)].map(({ 1: number, index }) => ({
    index,
    id: `decisions/${number}`,
  })),
];

/** Dangling or ambiguous citations of a file, as `path:line` and the fault. */
export function referenceFaults(path: string, text: string, known: KnownNames): string[] {
  const unclear = AMBIGUOUS.flatMap((form) =>
    [...text.matchAll(form)].map(
      (match) =>
        `${path}:${lineOf(text, match.index)} "${match[0].replaceAll(/\s+/g, ' ')}" does not say which text it means (docs/reference/README.md)`,
    ),
  );
  const dangling = citations(text, known.areas)
    .filter(({ id }) => !known.ids.has(id))
    .map(({ index, id }) => `${path}:${lineOf(text, index)} cites ${id}, which does not exist`);
  return [...unclear, ...dangling];
}

function readKnown(): KnownNames {
  const rows = parseRows(readText('docs/requirements.tsv'));
  const texts = filesMatching('docs/reference/*.md').flatMap((path) => definedIds(readText(path)));
  const records = filesMatching('docs/decisions/0*.md').map((path) => path.slice(5, 19));
  return {
    ids: new Set([...texts, ...records, ...rows.map(({ id }) => id)]),
    areas: new Set(rows.map(({ area }) => area)),
  };
}

/** Every id cited in code, comments, test titles and docs exists and is unambiguous. */
export function checkReferences(): string[] {
  const known = readKnown();
  return filesMatching(FILES)
    .filter((path) => !FROZEN.test(path) && !QUOTES.has(path))
    .flatMap((path) => referenceFaults(path, readText(path), known));
}
