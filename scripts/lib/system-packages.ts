import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './command.ts';

/** A program that the tests use, and the Debian packages that contain it. */
interface NeededProgram {
  programs: readonly string[];
  /** In order of preference. */
  packages: readonly [string, ...string[]];
  /** Variable that names the program if it is not on the path. */
  variable?: string;
}

const NEEDED: readonly NeededProgram[] = [
  {
    // The same browser without windows opens a page with a third of the work.
    programs: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
    ],
    packages: ['chromium-headless-shell', 'chromium'],
    variable: 'CHROMIUM_PATH',
  },
  { programs: ['ffmpeg'], packages: ['ffmpeg'] },
];

/** Runs the Nu HTML Checker. */
const JAVA: NeededProgram = { programs: ['java'], packages: ['default-jre-headless'] };

/** Send and answer the loads of `npm run bench`, which fails without them: another client would give other figures. */
const WRK: NeededProgram = { programs: ['wrk'], packages: ['wrk'] };
const TASKSET: NeededProgram = { programs: ['taskset'], packages: ['util-linux'] };

/** Used by the tests of deploy/nginx. Without it, and without permission to install it, they are skipped. */
const NGINX_MODULE = '/usr/lib/nginx/modules/ngx_http_js_module.so';
const NGINX_PACKAGES = ['nginx', 'libnginx-mod-http-js'];

/** Used by the tests of installations with several nodes; without them and that permission, skipped too. */
const FOR_NODES: readonly NeededProgram[] = [
  {
    programs: ['valkey-server', 'redis-server'],
    packages: ['valkey-server', 'redis-server'],
  },
  // Not on everybody's path.
  { programs: ['pgbouncer', '../sbin/pgbouncer'], packages: ['pgbouncer'] },
];

/** Path of a program on `PATH`. */
export function which(program: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

const find = ({ programs, variable }: NeededProgram) =>
  (variable && process.env[variable]) || programs.map(which).find(Boolean);

/** Whether the first choice is installed. Others work, but are replaced where that is possible. */
const hasBest = ({ programs: [best = ''], variable }: NeededProgram) =>
  (variable && process.env[variable]) || which(best);

const mayInstall = () => process.getuid?.() === 0 && which('apt-get') !== undefined;

async function aptGet(...args: string[]): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  const { code, output } = await run('apt-get', [...patience, ...args], { env });
  if (code !== 0) console.error(output.trim().split('\n').slice(-10).join('\n'));
  return code === 0;
}

async function install(requested: readonly NeededProgram['packages'][]): Promise<void> {
  if (!(await aptGet('update'))) return;
  for (const packages of requested)
    for (const name of packages) {
      console.log(`Installing ${name} with apt-get (only needed once) ...`);
      if (await aptGet('install', '--yes', '--no-install-recommends', name)) break;
    }
}

/**
 * Installs the browser, ffmpeg, nginx with njs, Valkey or Redis, and PgBouncer if they are missing and that is possible;
 * for `npm test -- long` Java, too.
 * @returns the browser's path
 * @throws Error with a sentence for people if the browser or ffmpeg is still missing
 */
export function ensureSystemPackages(isLong = false): Promise<string> {
  return ensure(isLong ? [...NEEDED, JAVA] : NEEDED);
}

/** The same for `npm run bench`, which needs nginx and the load generator. */
export async function ensureBenchPackages(): Promise<string> {
  const path = await ensure([...NEEDED, WRK, TASKSET]);
  if (existsSync(NGINX_MODULE)) return path;
  throw new Error(
    `The bench compares with nginx. Please install it (Debian, Ubuntu: sudo apt-get install ${NGINX_PACKAGES.join(' ')}).`,
  );
}

async function ensure(needs: readonly NeededProgram[]): Promise<string> {
  const missing = () => needs.filter((needed) => !find(needed)).map(({ packages }) => packages);
  const nginx = existsSync(NGINX_MODULE) ? [] : NGINX_PACKAGES.map((name) => [name] as const);
  const better = needs.filter((needed) => !hasBest(needed)).map(({ packages }) => packages);
  const forNodes = FOR_NODES.filter((one) => !find(one)).map(({ packages }) => packages);
  const requested = [...better, ...nginx, ...forNodes];
  if (requested.length > 0 && mayInstall()) await install(requested);
  const still = missing()
    .map((packages) => packages.at(-1))
    .join(' ');
  if (still) {
    throw new Error(
      `This needs ${still.replaceAll(' ', ' and ')}. Please install it (Debian, Ubuntu: sudo apt-get install ${still}) and try again. ` +
        'CHROMIUM_PATH may name a Chromium or Chrome that is elsewhere.',
    );
  }
  return browserPath();
}

/** Path of the browser; empty if there is none. */
export function browserPath(): string {
  return NEEDED[0] ? (find(NEEDED[0]) ?? '') : '';
}
