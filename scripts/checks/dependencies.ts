import { filesMatching } from '../lib/files.ts';
import { readText } from '../lib/paths.ts';

export const DEPENDENCIES_FILE = 'docs/dependencies.md';
/** G25; fonts and drawings are data, which no attacker runs. */
const MOST = 44;
const isData = (name: string) => name.startsWith('@fontsource') || name === 'country-flag-icons';

interface Manifest {
  dependencies?: Record<string, string>;
}

/** The packages of others that the running product loads directly. */
function runtimePackages(): Set<string> {
  const manifests = filesMatching('{apps,packages}/*/package.json').map((path): Manifest =>
    JSON.parse(readText(path)),
  );
  const names = manifests.flatMap(({ dependencies = {} }) => Object.keys(dependencies));
  return new Set(names.filter((name) => !name.startsWith('@kandil/')));
}

/**
 * Compares the packages with the rows of the document that says why each stays.
 * @returns what differs, and when there are more than G25 allows
 */
export function compareDependencies(packages: ReadonlySet<string>, document: string): string[] {
  const code = [...packages].filter((name) => !isData(name));
  const rows = new Set([...document.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name));
  return [
    ...[...packages]
      .filter((name) => !rows.has(name))
      .map((name) => `${DEPENDENCIES_FILE} does not say why ${name} stays`),
    ...[...rows]
      .filter((name) => !packages.has(name))
      .map((name) => `${DEPENDENCIES_FILE} names ${name}, which no workspace depends on`),
    ...(code.length > MOST
      ? [`${code.length} direct run-time dependencies with code; at most ${MOST} are allowed`]
      : []),
  ];
}

export function checkDependencies(): string[] {
  return compareDependencies(runtimePackages(), readText(DEPENDENCIES_FILE));
}
