import {
  addSuccessor,
  errorCode,
  generateSecrets,
  openSecrets,
  retirePredecessor,
  SECRET_NAMES,
  type SecretName,
  SECRETS,
  signWithSuccessor,
  StartupError,
} from '@kandil/api';
import type { Console } from 'node:console';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../apps/server/src/config.ts';
import { keyIdsOf } from '../../apps/server/src/keys.ts';

const USAGE = `Usage: npm run secrets -- [list | generate | next NAME | sign NAME | retire NAME [--leaked]] [--folder FOLDER]
Keys: ${SECRET_NAMES.join(', ')}.`;

/** Where the command runs. */
export interface Place {
  /** The product's settings. */
  environment: NodeJS.ProcessEnv;
  console: Pick<Console, 'log' | 'error'>;
}

/** Runs the command and prints its errors. @returns the exit code */
export function secrets(args: string[], place: Place): number {
  try {
    for (const line of carryOut(args, place.environment)) place.console.log(line);
    return 0;
  } catch (error) {
    const isUsage = error instanceof TypeError && errorCode(error).startsWith('ERR_PARSE_ARGS');
    if (error instanceof StartupError) place.console.error(error.message);
    else if (isUsage) place.console.error(`${error.message}\n${USAGE}`);
    else place.console.error(error);
    return 1;
  }
}

/** @returns the lines to print */
function carryOut(args: string[], environment: NodeJS.ProcessEnv): string[] {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { folder: { type: 'string' }, leaked: { type: 'boolean', default: false } },
  });
  const folder = folderOf(values.folder, environment);
  const [action = 'list', name, ...rest] = positionals;
  if (rest.length > 0) throw new StartupError(USAGE);
  if (name === undefined) return withoutName(action, folder);
  if (!isName(name)) throw new StartupError(`There is no key '${name}'.\n${USAGE}`);
  return withName(action, { folder, name, isLeaked: values.leaked });
}

const isName = (name: string): name is SecretName => name in SECRETS;

/** The folder that the product reads. */
function folderOf(given: string | undefined, environment: NodeJS.ProcessEnv): string {
  if (given !== undefined) return resolve(given);
  const { secretsDir, dataDir } = readConfig(environment);
  return secretsDir ?? join(dataDir, 'secrets');
}

function withoutName(action: string, folder: string): string[] {
  if (action === 'list') return list(folder);
  if (action !== 'generate') throw new StartupError(USAGE);
  const made = generateSecrets(folder);
  return [
    made.length === 0 ? `${folder} has every key.` : `Generated in ${folder}: ${made.join(', ')}.`,
  ];
}

interface Rotation {
  folder: string;
  name: SecretName;
  isLeaked: boolean;
}

function withName(action: string, { folder, name, isLeaked }: Rotation): string[] {
  if (action === 'next') {
    addSuccessor(folder, name);
    return [
      `${name}.next is written. Restart every node with it, then: npm run secrets -- sign ${name}`,
    ];
  }
  if (action === 'sign') {
    signWithSuccessor(folder, name);
    const hours = SECRETS[name].overlapHours;
    return [
      `${name} is the new key. Restart every node with it; after ${hours} hour${hours === 1 ? '' : 's'}: npm run secrets -- retire ${name}`,
    ];
  }
  if (action !== 'retire') throw new StartupError(USAGE);
  retirePredecessor(folder, name, isLeaked);
  return [`${name}.previous is removed. Restart every node without it.`];
}

/** The id of each key, then of its successor and predecessor. Ids tell nothing of the keys. */
function list(folder: string): string[] {
  const secret = openSecrets({ folder });
  return SECRET_NAMES.map((name) => {
    if (!existsSync(join(folder, name))) return `${name.padEnd(16)} missing`;
    const [current, ...others] = keyIdsOf(name, secret(name));
    const rest = others.length === 0 ? '' : `; also accepted: ${others.join(', ')}`;
    return `${name.padEnd(16)} ${current}${rest}`;
  });
}
