import { readText } from '../lib/paths.ts';
import { filesMatching } from '../lib/files.ts';
import { acceptsVersion } from './version-range.ts';

interface LockEntry {
  version?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  engines?: { node?: string };
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, LockEntry>;
}

/** The oldest Node on which a user may run npm; npm skips optional packages that refuse it. */
const BARE_MACHINE = '20.19.0';

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path;

function missingPlatforms({ packages }: Lock): string[] {
  const names = new Set(Object.keys(packages).map(nameOf));
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map(
        (name) =>
          `${path || 'the root'} wants ${name}, which has no entry: npm ci fails or leaves it out`,
      ),
  );
}

function skippedPlatforms({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(
      ([, { optional, engines }]) =>
        optional && engines?.node && !acceptsVersion(engines.node, BARE_MACHINE),
    )
    .map(
      ([path, { engines }]) =>
        `${nameOf(path)} is optional and wants Node ${engines?.node}: npm on Node 20 leaves it out`,
    );
}

function registryHosts({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([, { resolved, link }]) => !link && resolved?.includes('://'))
    .map(
      ([path]) =>
        `${nameOf(path)} names the registry it came from; npm of others would go there too`,
    );
}

function installScripts({ packages }: Lock, allowed: Record<string, string>): string[] {
  const withScript = Object.keys(packages)
    .filter((path) => packages[path]?.hasInstallScript)
    .map(nameOf);
  const unknown = withScript
    .filter((name) => !(name in allowed))
    .map(
      (name) =>
        `${name} has an install script that nobody allowed (scripts/allowed-install-scripts.json)`,
    );
  const stale = Object.keys(allowed)
    .filter((name) => !withScript.includes(name))
    .map((name) => `${name} is in scripts/allowed-install-scripts.json and has no install script`);
  return [...unknown, ...stale];
}

/** The faults of a lock file that make `npm ci` fail, or install something else, on another machine. */
export function lockFaults(lock: Lock, allowed: Record<string, string>): string[] {
  return [
    ...missingPlatforms(lock),
    ...skippedPlatforms(lock),
    ...registryHosts(lock),
    ...installScripts(lock, allowed),
  ];
}

const GROUPS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** An exact version; our packages use their workspace (`*`) or folder. */
const isExact = (name: string, version: string) =>
  /^\d/.test(version) || (name.startsWith('@kandil/') && /^(\*|file:.+)$/.test(version));

function looseVersions(file: string): string[] {
  const manifest = JSON.parse(readText(file)) as Partial<
    Record<(typeof GROUPS)[number], Record<string, string>>
  >;
  return GROUPS.flatMap((group) => Object.entries(manifest[group] ?? {}))
    .filter(([name, version]) => !isExact(name, version))
    .map(([name, version]) => `${file}: ${name} is '${version}', not one exact version`);
}

/** The faults of a folder with its own install; `folder` is empty or ends with `/`. */
function folderFaults(folder: string, allowed: Record<string, string>): string[] {
  const lock = JSON.parse(readText(`${folder}package-lock.json`)) as Lock;
  const scripts = /^ignore-scripts=true$/m.test(readText(`${folder}.npmrc`))
    ? []
    : [`${folder}.npmrc no longer says ignore-scripts=true`];
  return [...lockFaults(lock, allowed), ...scripts];
}

/** Faults of the lock files, the versions in manifests and the settings of npm. */
export function checkLockFile(): string[] {
  const allowed: Record<string, string> = JSON.parse(
    readText('scripts/allowed-install-scripts.json'),
  );
  const manifests = filesMatching([
    'package.json',
    '{apps,packages}/*/package.json',
    '{e2e,bench,studio,scripts/nu}/package.json',
  ]);
  return [
    ...folderFaults('', allowed),
    ...folderFaults('bench/', {}),
    ...folderFaults('studio/', {}),
    ...folderFaults('scripts/nu/', { 'vnu-jar': 'its install scripts would download Java' }),
    ...manifests.flatMap(looseVersions),
  ];
}
