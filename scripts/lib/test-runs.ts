import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from './checks.ts';
import { runChecks } from './run-checks.ts';
import { runTool } from './command.ts';
import { ARTEFACTS, ROOT } from './paths.ts';

export interface Tally {
  passed: number;
  failed: number;
}

/** Reads a runner's report; a runner that ended without one, or badly without naming a test, is one failure. */
function tally<Report>(file: string, code: number, count: (report: Report) => Tally): Tally {
  const result = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

function freshReport(name: string): string {
  mkdirSync(ARTEFACTS, { recursive: true });
  const file = join(ARTEFACTS, name);
  rmSync(file, { force: true });
  return file;
}

export async function checks(): Promise<Tally> {
  const failed = (await runChecks(CHECKS)).length;
  return { passed: CHECKS.length - failed, failed };
}

/** Vitest over all workspaces. */
export async function unitTests(): Promise<Tally> {
  const file = freshReport('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runTool('vitest', ['run', ...reporters], { live: true });
  return tally<{ numPassedTests: number; numFailedTests: number }>(file, code, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
}

interface PlaywrightReport {
  /** `flaky` passed only when it was tried again. */
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Playwright in the real browser. */
export async function browserTests(browser: string): Promise<Tally> {
  const config = 'e2e/playwright.config.ts';
  if (!existsSync(join(ROOT, config))) return { passed: 0, failed: 0 };
  const file = freshReport('playwright.json');
  const { code } = await runTool(
    '@playwright/test',
    ['test', '--config', config, '--reporter=list,json'],
    {
      live: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: browser },
    },
  );
  return tally<PlaywrightReport>(file, code, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
}
