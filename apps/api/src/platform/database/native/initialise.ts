import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { dataArgument, runProgram } from './process.ts';
import type { Runtime } from './runtime.ts';
import type { ServerUser } from './user.ts';

export const DATABASE_NAME = 'kandil';
export const DATABASE_USER = 'kandil';

/** Only processes that may enter the folder of the socket can ask for a connection at all. */
const SOCKET_RULES = 'local all all trust\n';
const LOOPBACK_RULES = 'host all all 127.0.0.1/32 scram-sha-256\n';

export interface InitialiseOptions {
  runtime: Runtime;
  /** The folder to make; its parent exists. */
  dataFolder: string;
  user: ServerUser | undefined;
  /** Set for a server on a loopback port; without it the server answers on a socket of the file system. */
  password?: string;
  /** Tests alone leave this out. */
  sync?: boolean;
}

const LEFTOVER = 'postgres-new-';

/** Removes the folders of starts that were killed while they made a database. */
export function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) if (name.startsWith(LEFTOVER)) remove(join(parent, name));
}

/**
 * Makes a new database: in a temporary folder that gets its name when everything is in it, so that being killed
 * on the way leaves nothing but a folder that a later start removes (`removeLeftovers`). The application's role owns its database and is
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
    // initdb of a start that was killed outlives it for a moment, and makes its folder when it finds none.
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
    // Depends on no library of the system, so that an upgrade of that cannot break an index.
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

/** How often a folder is removed that somebody still writes into. */
const REMOVALS = 50;

/**
 * Programs of a start that was killed may still be writing for a moment. Where one of their files goes while the folder
 * is being emptied, `rmSync` takes that for the end of the folder itself: so it is looked at again.
 */
function remove(folder: string): void {
  for (let round = 0; round < REMOVALS && existsSync(folder); round += 1)
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return; // folders cannot be opened there
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
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
