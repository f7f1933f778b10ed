import { posix } from 'node:path';
import { CALLS, INTERNAL_CALLS } from '../../packages/contract/src/calls.ts';
import { ALL_SERVICES } from '../../packages/contract/src/services.ts';
import { filesMatching } from '../lib/files.ts';
import { readText } from '../lib/paths.ts';
import { functionLines } from './function-lines.ts';

/** Ratchets: a limit equals its number, so a change that improves a number lowers the limit as well. */
export interface HouseLimits {
  /** Median number of lines of a source file, translations apart. */
  medianLines: number;
  /** 90th percentile of the lines of a source file, translations apart. */
  p90Lines: number;
  maxLines: number;
  /** Lines of the longest file of tests. */
  maxTestLines: number;
  /** 99 of 100 functions have at most so many lines. */
  p99FunctionLines: number;
  functionsOver60Lines: number;
  functionsOver100Lines: number;
  /** Percent of source files with fewer than 13 lines, of those that are not small on purpose (`ONE_FILE_A_THING`). */
  percentUnder13Lines: number;
  /** Folders with more than 40 files, their tests included, those of `ONE_FILE_A_THING` apart. */
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

/** Folders with one file per call, route, page or namespace of texts: they grow with the product, and names find the file. */
const ONE_FILE_A_THING = /(^|\/)(calls|routes|e2e\/pages|locales\/\w+|texts\/\w\w)$/;
/** Translations are content: a language more says nothing of the code. */
const TEXTS = /\/(locales|texts)\/\w\w\//;
const TEST = /\.(test|spec)\.tsx?$/;
const KEY = /^\s*['"](\w+\.\w+)['"]\s*:/gm;
const CALL_NAMES = new Set([...CALLS, ...INTERNAL_CALLS].map(({ name }) => name));

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Whether a file has its own list or table of the services. */
function listsServices({ text }: SourceFile): boolean {
  const named = ALL_SERVICES.filter((name) =>
    new RegExp(String.raw`['"]${name}['"]|[{,\n]\s*${name}\s*[:,}]`).test(text),
  );
  return named.length >= 5;
}

/** Whether a file has a table of facts about calls; names of texts may look like those of calls. */
function isKeyedByCalls({ text }: SourceFile): boolean {
  const keys = [...text.matchAll(KEY)].map(([, key = '']) => key);
  return keys.filter((key) => CALL_NAMES.has(key)).length >= 2;
}

const lineCount = ({ text }: SourceFile) => text.trimEnd().split('\n').length;
const linesOf = (files: readonly SourceFile[]) => files.map(lineCount).sort((a, b) => a - b);
const count = (list: readonly unknown[]) => list.length;

function percentUnder13Lines(files: readonly SourceFile[]): number {
  const counted = files.filter(({ path }) => !ONE_FILE_A_THING.test(posix.dirname(path)));
  const tiny = counted.filter((file) => lineCount(file) < 13);
  return Math.round((1000 * count(tiny)) / Math.max(1, count(counted))) / 10;
}

function foldersOver40Files(files: readonly SourceFile[]): number {
  const folders = Map.groupBy(files, ({ path }) => posix.dirname(path));
  return count(
    [...folders].filter(([folder, inIt]) => inIt.length > 40 && !ONE_FILE_A_THING.test(folder)),
  );
}

/** Measures the files of the repository against HouseLimits; tests count only where a number says so. */
export function measureHouse(files: readonly SourceFile[]): HouseLimits {
  const tests = files.filter(({ path }) => TEST.test(path));
  const sources = files.filter(({ path }) => !TEST.test(path));
  const lines = linesOf(sources.filter(({ path }) => !TEXTS.test(path)));
  const functions = sources
    .flatMap(({ path, text }) => functionLines(path, text))
    .sort((a, b) => a - b);
  const outside = sources.filter(({ path }) => !path.startsWith('packages/contract/'));
  return {
    medianLines: at(lines, 0.5),
    p90Lines: at(lines, 0.9),
    maxLines: linesOf(sources).at(-1) ?? 0,
    maxTestLines: linesOf(tests).at(-1) ?? 0,
    p99FunctionLines: at(functions, 0.99),
    functionsOver60Lines: count(functions.filter((length) => length > 60)),
    functionsOver100Lines: count(functions.filter((length) => length > 100)),
    percentUnder13Lines: percentUnder13Lines(sources),
    foldersOver40Files: foldersOver40Files(files),
    listsOfServices: count(outside.filter(listsServices)),
    tablesKeyedByCall: count(outside.filter(isKeyedByCalls)),
  };
}

/** The numbers that are worse than their limit, and those whose limit is looser than they are. */
export function compareHouse(measured: HouseLimits, limits: HouseLimits): string[] {
  return Object.entries(measured).flatMap(([name, number]) => {
    const limit = limits[name as keyof HouseLimits];
    if (number === limit) return [];
    const fault = `${name} is ${number}; the limit is ${limit}`;
    return [number < limit ? `${fault}: lower it to ${number} in ${LIMITS_FILE}` : fault];
  });
}

export const LIMITS_FILE = 'scripts/house-limits.json';

/** Every file of source and of tests, without what is generated. */
export function houseFiles(): SourceFile[] {
  return filesMatching('{apps,packages,scripts,bench,e2e}/**/*.{ts,tsx}')
    .filter((path) => !/\.(d|generated)\.tsx?$|\.d\.mts$/.test(path))
    .map((path) => ({ path, text: readText(path) }));
}

export function checkHouse(): string[] {
  const limits: HouseLimits = JSON.parse(readText(LIMITS_FILE));
  return compareHouse(measureHouse(houseFiles()), limits);
}
