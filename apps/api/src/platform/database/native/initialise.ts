import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { syncFolder } from '../folder.ts';
import { dataArgument, runProgram } from './process.ts';
import type { Runtime } from './runtime.ts';
import type { ServerUser } from './user.ts';

export const DATABASE_NAME = 'kandil';
export const DATABASE_USER = 'kandil';

/** Only processes that may enter the folder of the socket can connect. */
const SOCKET_RULES = 'local all all trust\n';
const LOOPBACK_RULES = 'host all all 127.0.0.1/32 scram-sha-256\n';

export interface InitialiseOptions {
  runtime: Runtime;
  /** The folder to create; its parent exists. */
  dataFolder: string;
  user: ServerUser | undefined;
  /** Set for a server on a loopback port; without it the server listens on a socket of the file system. */
  password?: string;
  /** Off only in tests. */
  sync?: boolean;
}

const LEFTOVER = 'postgres-new-';

/** Removes the folders of starts that were killed while they created a database. */
export function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) if (name.startsWith(LEFTOVER)) remove(join(parent, name));
}

/**
 * Creates a database in a temporary folder and renames it once it is complete. A start that is killed
 * leaves only a folder that a later start removes (`removeLeftovers`). The application's role owns its database and is
 * no superuser: an injected statement reaches no files and no programs.
 */
export async function initialise(options: InitialiseOptions): Promise<void> {
  const { dataFolder, user, sync = true } = options;
  const parent = dirname(dataFolder);
  const temporary = join(parent, `${LEFTOVER}${process.pid}`);
  mkdirSync(temporary, { mode: 0o700 });
  try {
    if (user) chownSync(temporary, user.uid, user.gid);
    await makeDatabase(temporary, options);
    renameSync(temporary, dataFolder);
    // initdb of a killed start outlives it for a moment and creates its folder again.
    removeLeftovers(parent);
  } catch (error) {
    remove(temporary);
    if (error instanceof Error && error.message.includes('No space left on device')) {
      throw new StartupError(`The disk of ${parent} is full. Free some space and start again.`);
    }
    throw error;
  }
  if (sync) syncFolder(parent);
}

async function makeDatabase(folder: string, options: InitialiseOptions): Promise<void> {
  const { runtime, user, password = '', sync = true } = options;
  const data = dataArgument(folder);
  const initdb = [
    `--pgdata=${data}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    // Independent of system libraries, so that their upgrade cannot break an index.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(sync ? [] : ['--no-sync', '--wal-segsize=1']),
  ];
  await runProgram(runtime.initdb, initdb, folder, user);
  const login = password ? `LOGIN PASSWORD '${password}'` : 'LOGIN';
  const statements = [
    `CREATE ROLE ${DATABASE_USER} ${login};`,
    `CREATE DATABASE ${DATABASE_NAME} OWNER ${DATABASE_USER};`,
  ];
  const single = ['--single', '-c', 'log_checkpoints=off', '-D', data, 'postgres'];
  await runProgram(runtime.postgres, single, folder, user, `${statements.join('\n')}\n`);
  const rules = password ? LOOPBACK_RULES : SOCKET_RULES;
  writeFileSync(join(folder, 'pg_hba.conf'), rules, { flush: sync });
}

/** Attempts to remove a folder that another process still writes to. */
const REMOVALS = 50;

/**
 * Programs of a killed start may still write for a moment. If one of their files disappears while the folder
 * is emptied, `rmSync` mistakes that for the end of the folder itself, so this retries.
 */
function remove(folder: string): void {
  for (let round = 0; round < REMOVALS && existsSync(folder); round += 1)
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
}

/** Refuses a database folder that this release must not touch, in one sentence, before anything is written to it. */
export function checkDatabaseFolder(dataFolder: string, runtime: Runtime): void {
  const missing = ['PG_VERSION', 'global/pg_control', 'pg_wal', 'base'].find(
    (name) => !existsSync(join(dataFolder, name)),
  );
  if (missing) {
    throw new StartupError(
      `The database folder ${dataFolder} is damaged: ${missing} is missing. Nothing was changed; ` +
        'restore a backup, or move the folder away to begin with an empty database.',
    );
  }
  const found = readFileSync(join(dataFolder, 'PG_VERSION'), 'utf8').trim();
  const major = runtime.version.split('.')[0];
  if (found !== major) {
    throw new StartupError(
      `The database folder ${dataFolder} was written by PostgreSQL ${found}, and this release runs ${major}. ` +
        'Nothing was changed; start the earlier release, or restore a dump into a new folder.',
    );
  }
}
