import { chromium } from '@playwright/test';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runSteps } from './steps.ts';
import { operatorSteps } from '../../e2e/operator/operator.ts';
import { BROWSER_ARGS } from '../../e2e/support/browser.ts';
import { ensureSystemPackages } from '../lib/system-packages.ts';
import { terminal } from '../lib/terminal.ts';
import { buildWeb } from '../lib/web-build.ts';

// `npm run operator-check [-- --quick] [--folder FOLDER]`: an operator's service from an empty folder to a paying member
// who watches, in a real browser, without the demo: docs/operations/check.md.

const { out, error: print, signal } = terminal();
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, folder: { type: 'string' } },
});

/** An empty folder: the named one, which stays, or a temporary one, which is removed. */
async function emptyFolder(): Promise<string> {
  if (values.folder === undefined) return mkdtemp(join(tmpdir(), 'kandil-operator-'));
  const folder = resolve(values.folder);
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  return folder;
}

async function check(): Promise<boolean> {
  const executablePath = await ensureSystemPackages();
  await buildWeb();
  const folder = await emptyFolder();
  const browser = await chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    // It would end this process before the product has stopped.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const { steps, close } = operatorSteps({ folder, browser, isWhole: !values.quick, signal });
  try {
    return await runSteps(steps, { print: (line) => out(`${line}\n`), signal });
  } finally {
    await close();
    await browser.close();
    if (values.folder === undefined) await rm(folder, { recursive: true, maxRetries: 20 });
  }
}

try {
  process.exitCode = (await check()) ? 0 : 1;
} catch (fault) {
  print(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}
