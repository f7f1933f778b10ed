import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from './checks.ts';
import { runChecks } from './run-checks.ts';
import { type CommandOptions, run, runTool } from './command.ts';
import { ensureInstalled } from './install.mjs';
import { ARTEFACTS, ROOT } from './paths.ts';
import { playwrightTally } from './playwright-tally.ts';
import { LONG, POOLED, type Tally } from './tally.ts';
import { TALLY_FILE } from './vitest-tally.ts';

/** Reads a runner's report. A missing report, or an error exit without a failed test, counts as one failure. */
export function read<Report>(file: string, code: number, count: (report: Report) => Tally): Tally {
  const tally = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failures: [] };
  if (code === 0 || tally.failures.length > 0) return tally;
  return { ...tally, failures: [`a runner ended with ${code} and named no test: see above`] };
}

/** Path of a report; an earlier one is removed. */
export function freshReport(name: string): string {
  mkdirSync(ARTEFACTS, { recursive: true });
  const file = join(ARTEFACTS, name);
  rmSync(file, { force: true });
  return file;
}

export async function checks(): Promise<Tally> {
  const failures = await runChecks(CHECKS);
  return { passed: CHECKS.length - failures.length, failures };
}

/** Runs Vitest on the test files, or on all of them. */
export async function vitest(
  args: readonly string[],
  { env, ...options }: CommandOptions,
): Promise<Tally & { output: string }> {
  const file = freshReport('vitest.json');
  const { code, output } = await runTool('vitest', ['run', ...args], {
    ...options,
    env: { ...env, [TALLY_FILE]: file },
  });
  return { ...read<Tally>(file, code, (tally) => tally), output };
}

/** Vitest over all workspaces, or on these files. */
export const unitTests = (paths: readonly string[]): Promise<Tally> =>
  vitest(paths, { live: true });

const DEBIAN = ['/usr/lib/postgresql', '/usr/sbin/pgbouncer'];

/** Where the tests of services are. */
export const SERVICES = 'apps/api/src/services';

/**
 * The tests of the services, or these of them, on Debian's PostgreSQL through its PgBouncer. Only in `npm test -- long`, and
 * yet at usual counts: full ones take hours, and `unit` has them.
 */
export async function pooledTests(paths: readonly string[]): Promise<Tally> {
  const missing = DEBIAN.find((path) => !existsSync(path));
  if (missing) {
    console.log(`Nothing was run: there is no ${missing} (packages postgresql and pgbouncer).`);
    return { passed: 0, failures: [] };
  }
  const env = { [POOLED]: 'true', [LONG]: '' };
  return vitest(paths.length > 0 ? paths : [SERVICES], { live: true, env });
}

/** Playwright in real Chromium. */
export async function browserTests(browser: string): Promise<Tally> {
  const config = 'e2e/playwright.config.ts';
  if (!existsSync(join(ROOT, config))) return { passed: 0, failures: [] };
  const file = freshReport('playwright.json');
  const { code } = await runTool(
    '@playwright/test',
    ['test', '--config', config, '--reporter=list,json'],
    {
      live: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: browser },
    },
  );
  return read(file, code, playwrightTally);
}

/** `npm test` of the demo studio, after installing its packages. Only in `npm test -- long`. */
export async function studioTests(): Promise<Tally> {
  const cwd = join(ROOT, 'studio');
  await ensureInstalled(cwd);
  const file = freshReport('studio.json');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code } = await run(npm, ['test'], { cwd, live: true, env: { [TALLY_FILE]: file } });
  return read<Tally>(file, code, (tally) => tally);
}
