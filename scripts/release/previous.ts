import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemplates } from '../../apps/api/src/testing/database-server.ts';
import { run } from '../lib/command.ts';
import { ensureInstalled } from '../lib/install.mjs';
import { ROOT } from '../lib/paths.ts';
import { changedColumns } from './changed-columns.ts';
import { releasesIn } from './tag.ts';
import { LONG, type Tally, TEMPLATES_AT } from '../lib/tally.ts';
import { freshReport, read, SERVICES } from '../lib/test-runs.ts';
import { TALLY_FILE } from '../lib/vitest-tally.ts';

const LOCK = 'package-lock.json';

/**
 * The tests of the services of the last release, or these of them, on databases that this checkout migrates: during an
 * update its nodes work on them (SEC-29). Only in `npm test -- long`, at usual counts.
 */
export async function previousTests(paths: readonly string[]): Promise<Tally> {
  const number = previousRelease();
  if (number === undefined) {
    console.log('Nothing was run: no tag release/N is on an earlier commit.');
    return { passed: 0, failures: [] };
  }
  console.log(`The tests of release ${number}, on the tables of this checkout.`);
  const folder = mkdtempSync(join(tmpdir(), 'kandil-previous-'));
  try {
    await checkOut(number, folder);
    const tally = await testOn(folder, paths.length > 0 ? paths : [SERVICES]);
    const changed = changedColumns(folder, ROOT);
    if (tally.failures.length > 0 && changed.length > 0)
      console.log(`What release ${number} finds different:\n  ${changed.join('\n  ')}`);
    return tally;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function previousRelease(): number | undefined {
  const commitOf = (revision: string) =>
    execFileSync('git', ['rev-parse', `${revision}^{commit}`], { cwd: ROOT, encoding: 'utf8' });
  const own = commitOf('HEAD');
  return releasesIn(ROOT).find((number) => commitOf(`refs/tags/release/${number}`) !== own);
}

/** Clones the release, with packages of its lock file. */
async function checkOut(number: number, folder: string): Promise<void> {
  const options = ['--quiet', '--shared', '--branch', `release/${number}`];
  execFileSync('git', ['-c', 'advice.detachedHead=false', 'clone', ...options, ROOT, folder]);
  const lock = readFileSync(join(folder, LOCK), 'utf8');
  if (lock === readFileSync(join(ROOT, LOCK), 'utf8')) linkPackages(lock, folder);
  else await ensureInstalled(folder);
}

/** Uses the packages of this checkout, but those of the workspaces, which are links inside a checkout. */
function linkPackages(lock: string, folder: string): void {
  const { packages } = JSON.parse(lock) as { packages: Record<string, object> };
  const paths = Object.keys(packages).filter((path) => path.includes('node_modules/'));
  for (const parent of new Set(paths.map((path) => path.split('node_modules/')[0] ?? ''))) {
    const [from, to] = [ROOT, folder].map((root) => join(root, parent, 'node_modules')) as [
      string,
      string,
    ];
    if (existsSync(from)) linkAll(from, to);
  }
}

const WORKSPACES = '@kandil';

function linkAll(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((each) => !each.startsWith('.')))
    if (name !== WORKSPACES) symlinkSync(join(from, name), join(to, name), 'junction');
  const workspaces = join(from, WORKSPACES);
  if (!existsSync(workspaces)) return;
  mkdirSync(join(to, WORKSPACES));
  for (const name of readdirSync(workspaces))
    symlinkSync(readlinkSync(join(workspaces, name)), join(to, WORKSPACES, name), 'junction');
}

async function testOn(folder: string, paths: readonly string[]): Promise<Tally> {
  const templates = await startTemplates();
  try {
    const file = freshReport('previous.json');
    const program = join(folder, 'node_modules/vitest/vitest.mjs');
    const { code } = await run(process.execPath, [program, 'run', ...paths], {
      cwd: folder,
      live: true,
      env: { [TALLY_FILE]: file, [TEMPLATES_AT]: templates.url, [LONG]: '' },
    });
    return read<Tally>(file, code, (tally) => tally);
  } finally {
    await templates.close();
  }
}
