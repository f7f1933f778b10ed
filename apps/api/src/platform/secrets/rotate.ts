import {
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { generateSecret } from './generate.ts';
import { SECRETS, type SecretName } from './names.ts';

/*
 * The three steps of a rotation, on the folder that every node reads. After each of the first two, every node is
 * restarted: so each accepts the successor before one signs with it (docs/operations/configure.md).
 */

const HOUR = 3_600_000;

const filesOf = (folder: string, name: SecretName) => ({
  current: join(folder, name),
  next: join(folder, `${name}.next`),
  previous: join(folder, `${name}.previous`),
});

/** Writes the successor of a key. @throws StartupError for a key that cannot be rotated, is missing or has a successor */
export function addSuccessor(folder: string, name: SecretName): void {
  const { current, next } = filesOf(folder, name);
  if (SECRETS[name].overlapHours === null)
    throw new StartupError(
      `The key '${name}' cannot be rotated: a new one would end what was made for it.`,
    );
  if (!existsSync(current)) throw new StartupError(`There is no ${current}.`);
  if (!generateSecret(folder, name, '.next'))
    throw new StartupError(
      `${next} is there since ${dayOf(next)}. Once every node has started with it, go on with \`sign ${name}\`.`,
    );
}

/**
 * Makes the successor the key that signs; the key before becomes the predecessor. It may be repeated after it was killed
 * in the middle.
 * @throws StartupError without a successor, or while there is an older predecessor
 */
export function signWithSuccessor(folder: string, name: SecretName): void {
  const { current, next, previous } = filesOf(folder, name);
  if (!existsSync(next))
    throw new StartupError(
      `There is no ${next}. Begin with \`next ${name}\`: every node must accept a key before one signs with it.`,
    );
  const isHalfDone = existsSync(previous) && isSameFile(previous, current);
  if (existsSync(previous) && !isHalfDone)
    throw new StartupError(
      `${previous} is still accepted. End that with \`retire ${name}\` first.`,
    );
  if (!isHalfDone) linkSync(current, previous);
  // The overlap counts from here.
  utimesSync(previous, new Date(), new Date());
  renameSync(next, current);
}

const isSameFile = (a: string, b: string) => readFileSync(a).equals(readFileSync(b));

/**
 * Ends the predecessor.
 * @param isLeaked whether what it signed must end now
 * @throws StartupError without one, and while something that it signed may be in use
 */
export function retirePredecessor(folder: string, name: SecretName, isLeaked: boolean): void {
  const { current, previous } = filesOf(folder, name);
  if (!existsSync(previous)) throw new StartupError(`There is no ${previous}.`);
  if (isSameFile(previous, current))
    throw new StartupError(`${previous} is the key that signs. Repeat \`sign ${name}\` first.`);
  const until = statSync(previous).mtimeMs + (SECRETS[name].overlapHours ?? 0) * HOUR;
  if (!isLeaked && Date.now() < until)
    throw new StartupError(
      `What ${previous} signed is valid until ${new Date(until).toISOString()}. If the key has leaked, add --leaked: ` +
        'it ends now.',
    );
  rmSync(previous);
}

const dayOf = (file: string) => statSync(file).mtime.toISOString();
