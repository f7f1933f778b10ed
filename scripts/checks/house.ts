import { posix } from 'node:path';
import { CALLS, INTERNAL_CALLS } from '../../packages/contract/src/calls.ts';
import { SERVICES } from '../../packages/contract/src/services.ts';
import { filesMatching } from '../lib/files.ts';
import { readText } from '../lib/paths.ts';
import { functionLines } from './function-lines.ts';

/** Ratchets: a change that improves a number lowers its limit. */
export interface HouseLimits {
  /** Median number of lines of a source file, translations apart. */
  medianLines: number;
  /** 90th percentile of the lines of a source file, translations apart. */
  p90Lines: number;
  maxLines: number;
  /** 99 of 100 functions have at most so many lines. */
  p99FunctionLines: number;
  /** Percent of source files with fewer than 13 lines, those of folders with one file a thing apart. */
  percentUnder13Lines: number;
  /** Folders with more than 40 files, those of `ONE_FILE_A_THING` apart. */
  foldersOver40Files: number;
  /** Files that name most services, except the list in the contract. */
  listsOfServices: number;
  /** Tables keyed by the names of calls, outside of the contract. */
  tablesKeyedByCall: number;
}

export interface SourceFile {
  path: string;
  text: string;
}

/** Folders with one file per call, route or namespace of texts, which makes them easy to find. */
const ONE_FILE_A_THING = /(^|\/)(calls|routes|locales\/\w+)$/;
/** Translations are content: a language more says nothing of the code. */
const TEXTS = /\/(locales|texts)\/\w\w\//;
const KEY = /^\s*['"](\w+\.\w+)['"]\s*:/gm;
const CALL_NAMES = new Set([...CALLS, ...INTERNAL_CALLS].map(({ name }) => name));

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Whether a file has its own list or table of the services. */
function listsServices({ text }: SourceFile): boolean {
  const named = SERVICES.filter((name) =>
    new RegExp(String.raw`['"]${name}['"]|[{,\n]\s*${name}\s*[:,}]`).test(text),
  );
  return named.length >= 5;
}

/** Whether a file has a table of facts about calls; names of texts may look like those of calls. */
function isKeyedByCalls({ text }: SourceFile): boolean {
  const keys = [...text.matchAll(KEY)].map(([, key = '']) => key);
  return keys.filter((key) => CALL_NAMES.has(key)).length >= 2;
}

/** Measures source files (without tests) against HouseLimits. */
export function measureHouse(files: readonly SourceFile[]): HouseLimits {
  const linesOf = (some: readonly SourceFile[]) =>
    some.map(({ text }) => text.trimEnd().split('\n').length).sort((a, b) => a - b);
  const lines = linesOf(files.filter(({ path }) => !TEXTS.test(path)));
  const functions = files
    .flatMap(({ path, text }) => functionLines(path, text))
    .sort((a, b) => a - b);
  const folders = Map.groupBy(files, ({ path }) => posix.dirname(path));
  const outside = files.filter(({ path }) => !path.startsWith('packages/contract/'));
  const count = (list: readonly unknown[]) => list.length;
  const tiny = files.filter(
    ({ path, text }) =>
      !ONE_FILE_A_THING.test(posix.dirname(path)) && text.trimEnd().split('\n').length < 13,
  );
  return {
    medianLines: at(lines, 0.5),
    p90Lines: at(lines, 0.9),
    maxLines: linesOf(files).at(-1) ?? 0,
    p99FunctionLines: at(functions, 0.99),
    percentUnder13Lines: Math.round((1000 * count(tiny)) / Math.max(1, files.length)) / 10,
    foldersOver40Files: count(
      [...folders].filter(([folder, inIt]) => inIt.length > 40 && !ONE_FILE_A_THING.test(folder)),
    ),
    listsOfServices: count(outside.filter(listsServices)),
    tablesKeyedByCall: count(outside.filter(isKeyedByCalls)),
  };
}

/** The numbers that are worse than their limit, and those that are better: their limit can be lowered. */
export function compareHouse(measured: HouseLimits, limits: HouseLimits): string[] {
  return Object.entries(limits).flatMap(([name, limit]) => {
    const number = measured[name as keyof HouseLimits];
    if (number > limit) return [`${name} is ${number}; the limit is ${limit}`];
    return [];
  });
}

export const LIMITS_FILE = 'scripts/house-limits.json';

export function sourceFiles(): SourceFile[] {
  return filesMatching('{apps,packages,scripts,bench,e2e}/**/*.{ts,tsx}')
    .filter((path) => !/\.(test|spec|d|generated)\.tsx?$|\.d\.mts$/.test(path))
    .map((path) => ({ path, text: readText(path) }));
}

export function checkHouse(): string[] {
  const limits: HouseLimits = JSON.parse(readText(LIMITS_FILE));
  return compareHouse(measureHouse(sourceFiles()), limits);
}
