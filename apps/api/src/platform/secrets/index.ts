import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, StartupError } from '../startup-error.ts';
import { generateSecret } from './generate.ts';
import { SECRETS, type SecretName, variableOf } from './names.ts';
import type { KeyRing } from './ring.ts';

export { generateSecret, generateSecrets } from './generate.ts';
export {
  randomSecret,
  SECRET_NAMES,
  type SecretFacts,
  type SecretName,
  SECRETS,
  variableOf,
} from './names.ts';
export { addSuccessor, retirePredecessor, signWithSuccessor } from './rotate.ts';
export { keyIdOf, type KeyRing, matchesRing, matchesSecret } from './ring.ts';

/** Where keys come from: a variable before a mounted file, that before a file of the data folder. */
export interface SecretSources {
  /** The folder `secrets` of the data folder. */
  folder: string;
  /** A folder of files that somebody else writes, such as a mounted one; null without. */
  mounted?: string | null;
  /** Values by variable: SECRET_CODES, SECRET_CODES_NEXT, SECRET_CODES_PREVIOUS. */
  variables?: ReadonlyMap<string, string>;
  /** Whether a missing key is generated: only in an installation of one node, for others would generate another. */
  generates?: boolean;
}

export type Secrets = (name: SecretName) => KeyRing;

/** What a key is beside: its successor and its predecessor, as the end of a file's name. */
export const OTHERS = ['.next', '.previous'] as const;

/**
 * Reads keys. All parts of a ring come from the place that has the current one.
 *
 * @returns a function that reads a key by its name, with its successor and predecessor
 * @throws StartupError for a key that is missing, unreadable or no key, for a successor without the current one, and
 * for a rotation of a key that cannot be rotated
 */
export function openSecrets(sources: SecretSources): Secrets {
  const { folder, mounted = null, generates = false } = sources;
  const places: Place[] = [
    fromVariables(sources.variables ?? new Map()),
    ...(mounted === null ? [] : [fromFolder(mounted)]),
    fromFolder(folder),
  ];
  return (name) => {
    const ring = places
      .map((place) => ringIn(place, name, generates))
      .find((found) => found !== null);
    if (ring) return ring;
    if (!generates) throw missing(name, mounted ?? folder);
    generateSecret(folder, name);
    return ringIn(fromFolder(folder), name, generates) ?? [''];
  };
}

interface Place {
  /** What a person calls the key `codes`, or `codes.next`, there. */
  nameOf: (file: string) => string;
  /** Its content; undefined if the place has none. */
  read: (file: string) => string | undefined;
}

function fromVariables(variables: ReadonlyMap<string, string>): Place {
  const nameOf = (file: string) => variableOf(file.replace('.', '-'));
  return { nameOf, read: (file) => variables.get(nameOf(file)) };
}

function fromFolder(folder: string): Place {
  const nameOf = (file: string) => join(folder, file);
  return { nameOf, read: (file) => readIfThere(nameOf(file)) };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new StartupError(`The key file ${file} cannot be read (${errorCode(error)}).`, {
      cause: error,
    });
  }
}

function ringIn(place: Place, name: SecretName, generates: boolean): KeyRing | null {
  const read = (end: string) => checked({ place, name, end, generates });
  const current = read('');
  const others = OTHERS.map((end) => ({ end, key: read(end) }));
  const [beside] = others.filter(({ key }) => key !== undefined);
  if (beside && SECRETS[name].overlapHours === null)
    throw new StartupError(
      `${place.nameOf(name + beside.end)} is there, but the key '${name}' cannot be rotated. Remove it.`,
    );
  if (current !== undefined)
    return [current, ...others.flatMap(({ key }) => (key === undefined ? [] : [key]))];
  if (beside)
    throw new StartupError(
      `${place.nameOf(name + beside.end)} is there without ${place.nameOf(name)}, the key that signs. Restore it.`,
    );
  return null;
}

function checked({
  place,
  name,
  end,
  generates,
}: {
  place: Place;
  name: SecretName;
  end: string;
  generates: boolean;
}): string | undefined {
  const file = name + end;
  const key = place.read(file)?.trim();
  const fault = key === undefined ? null : SECRETS[name].faultOf(key);
  if (fault === null) return key;
  const remedy = generates
    ? 'from a backup, or delete it: the next start generates a new key, and what the old one signed is invalid'
    : 'from a backup or from another node. A node among others generates none';
  throw new StartupError(`The key in ${place.nameOf(file)} is ${fault}. Restore it ${remedy}.`);
}

const missing = (name: SecretName, folder: string) =>
  new StartupError(
    `The key '${name}' is missing. All nodes of an installation need the same keys, so none generates its own. Copy ` +
      `the folder secrets of the first node to ${folder}, or generate keys once with \`npm run secrets -- generate\` ` +
      `and give them to every node (KANDIL_SECRETS_DIR, or ${variableOf(name)}).`,
  );
