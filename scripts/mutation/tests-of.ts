import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { filesMatching } from '../lib/files.ts';
import { readText } from '../lib/paths.ts';
import type { Area } from './areas.ts';
import type { Site } from './mutants.ts';

/** Steps from a file to the files that import it: from a rule by two flows to a call. */
const MAX_DISTANCE = 3;

/** Score of a test of the same service, or of the same folder of a screen: as much as a rare word gives. */
const OF_SERVICE = 0.5;
/** Score of a test of the contract for a change of the contract: all come first, for they take milliseconds. */
const OF_CONTRACT = 1000;

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
/** `apps/api`, `packages/contract` */
const workspaceOf = (path: string) => path.split('/').slice(0, 2).join('/');
const isOfPackage = (path: string) => path.startsWith('packages/');

/** What the short beginnings of imports stand for (`apps/web/package.json`, `apps/control/package.json`). */
const ROOTS = { '#app/': 'apps/web/app/', '#src/': 'apps/control/src/' };

interface Source {
  /** Names that it exports. */
  names: readonly string[];
  /** Files of its workspace that it imports, at once or later. */
  imports: readonly string[];
  /** Names of the calls that it makes to other services. */
  calls: readonly string[];
}

/** What declares the calls of services to one another. */
const CALLS_OF_SERVICES = '@kandil/contract/internal';

function sourceOf(path: string): Source {
  const text = readText(path);
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const entries = staticExports.flatMap((statement) => statement.entries);
  const requests = [
    ...[...staticImports, ...entries].map(({ moduleRequest }) => moduleRequest?.value),
    // In quotes.
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return {
    names: entries.flatMap(({ exportName }) => exportName.name ?? []),
    imports: requests.flatMap((request) => {
      for (const [short, root] of Object.entries(ROOTS))
        if (request?.startsWith(short)) return request.replace(short, root);
      return request?.startsWith('.') ? posix.join(posix.dirname(path), request) : [];
    }),
    calls: staticImports
      .filter(({ moduleRequest }) => moduleRequest.value === CALLS_OF_SERVICES)
      .flatMap((statement) => statement.entries.map(({ importName }) => importName.name ?? '')),
  };
}

const wordsIn = (text: string) => new Set(text.match(/[\w$]+/g));

const words = (path: string) => posix.basename(path).split(/[-.]/).slice(0, -1);

/** How alike two paths are: the folders that they begin with, and the words of the names of the files. */
function likeness(one: string, other: string): number {
  const parts = other.split('/');
  const folders = one.split('/').findIndex((part, index) => part !== parts[index]);
  const shared = words(one).filter((word) => words(other).includes(word));
  return folders + 2 * shared.length;
}

const isOfContract = (path: string) => path.startsWith('packages/contract/');

/** The service, or the folder of a floor of the web or of the control room, that a file belongs to. */
const FOLDER = /^apps\/(api\/src\/services|web\/app\/\w+|control\/src\/screens)\/[\w-]+\//;

/** Whether a test calls the service of a source file; a test beside a rule calls that rule alone. */
function isOfService(test: string, path: string): boolean {
  const [service] = FOLDER.exec(path) ?? [];
  return service !== undefined && test.startsWith(service) && !/\/(rules|vendors)\//.test(test);
}

/** The score that a test has by its path. @param line the words of the changed line */
function scoreOfPlace(test: string, path: string, line: ReadonlySet<string>): number {
  if (isOfContract(path)) return isOfContract(test) ? OF_CONTRACT : 0;
  const named = words(test).filter((word) => line.has(word) || words(path).includes(word));
  return isOfService(test, path) ? OF_SERVICE + named.length : named.length / 2;
}

type Sources = ReadonlyMap<string, Source>;

/** Returns a function that answers whether a file loads another one: itself, or by the files that it imports. */
function loader(sources: Sources): (file: string, path: string) => boolean {
  const known = new Map<string, ReadonlySet<string>>();
  const loadedBy = (file: string): ReadonlySet<string> => {
    // A set is walked with what is added to it meanwhile.
    const loaded = new Set([file]);
    for (const each of loaded)
      for (const imported of sources.get(each)?.imports ?? []) loaded.add(imported);
    return loaded;
  };
  return (file, path) => {
    const loaded = known.get(file) ?? loadedBy(file);
    known.set(file, loaded);
    return loaded.has(path);
  };
}

/** The modules import every call of a service, so their names tell nothing of one. */
const isModule = (path: string) =>
  /\/services\/([\w/]+\/(module|part)|modules|index)\.ts$/.test(path);

const answersCall = (path: string) => path.includes('/calls/');

/** Files around one: itself, those that import it or make the call that it answers, those that do so with these. */
function* around(sources: Sources, path: string): Generator<[file: string, weight: number]> {
  let ring = [path];
  const seen = new Set(ring);
  for (let distance = 0; distance <= MAX_DISTANCE; distance++) {
    for (const file of ring) yield [file, 1 / 2 ** distance];
    const answered = ring.filter(answersCall).flatMap((file) => sources.get(file)?.names ?? []);
    ring = [...sources]
      .filter(([file]) => !seen.has(file))
      .filter(
        ([, { imports, calls }]) =>
          imports.some((to) => ring.includes(to)) || calls.some((call) => answered.includes(call)),
      )
      .map(([file]) => file);
    for (const file of ring) seen.add(file);
  }
}

/**
 * Returns a function that answers which unit tests are most likely to notice a change of a source file, the likeliest
 * first. The test beside the file comes first. The others score by being of the same service, more if their name has a
 * word of the file's name or of the changed line; by each word of the changed line and each name that the file exports
 * that is in their text; and half as much by each file that imports this one, such as a call by its rules, or makes the
 * call that it answers. Tests with a similar path fill the list. A change of the contract gets all tests of the contract, too. Only tests that load the file
 * in their own process are chosen: the code on the disk, which other processes run, never changes. A package is loaded by
 * its name, so each test may load its files.
 */
export function testChooser({ tests: most }: Pick<Area, 'tests'>): (site: Site) => string[] {
  const files = filesMatching([
    '{apps/api/src,packages/contract/src}/**/*.ts',
    '{apps/web/app,apps/control/src}/**/*.{ts,tsx}',
  ]);
  const all: Sources = new Map(files.map((path) => [path, sourceOf(path)] as const));
  const loads = loader(all);
  const sources = new Map([...all].filter(([path]) => !isTest(path) && !isModule(path)));
  const tests = files.filter(isTest).map((path) => ({ path, words: wordsIn(readText(path)) }));

  const ofContract = tests.filter(({ path }) => isOfContract(path)).length;

  /** The rarer a name is, the more it tells of a test. */
  const worth = (name: string) => 1 / tests.filter(({ words }) => words.has(name)).length;

  /** The tests that load a file. One that no test loads gets those of its workspace, and survives. */
  const candidatesFor = (path: string): string[] => {
    const paths = tests.map((test) => test.path);
    const loading = paths.filter((test) => isOfPackage(path) || loads(test, path));
    if (loading.length > 0) return loading;
    return paths.filter((test) => workspaceOf(test) === workspaceOf(path));
  };

  return ({ path, mutant }) => {
    const scores = new Map(tests.map((test) => [test.path, 0]));
    const add = (test: string, score: number) => scores.set(test, (scores.get(test) ?? 0) + score);
    const addNames = (names: Iterable<string>, weight: number) => {
      for (const name of names)
        for (const test of tests) if (test.words.has(name)) add(test.path, weight * worth(name));
    };
    const line = wordsIn(readText(path).split('\n')[mutant.line - 1] ?? '');
    // In a table of limits or errors, the line names the entry; in a service, it has words of many services.
    addNames(line, isOfContract(path) ? 2 : 0.5);
    const near = [...around(sources, path)];
    for (const { path: test } of tests)
      add(test, Math.max(...near.map(([file, weight]) => weight * scoreOfPlace(test, file, line))));
    for (const [file, weight] of near) {
      for (const end of ['.test.ts', '.test.tsx']) {
        const beside = file.replace(/\.tsx?$/, end);
        if (scores.has(beside)) add(beside, weight * (file === path ? Infinity : 1));
      }
      addNames(sources.get(file)?.names ?? [], weight);
    }
    return candidatesFor(path)
      .map((test) => [test, scores.get(test) ?? 0] as const)
      .sort(
        ([one, score], [other, better]) =>
          (better === score ? 0 : better - score) || likeness(other, path) - likeness(one, path),
      )
      .slice(0, most + (isOfContract(path) ? ofContract : 0))
      .map(([test]) => test);
  };
}
