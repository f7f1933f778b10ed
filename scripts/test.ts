import { endWithParent } from './lib/end-with-parent.ts';
import { ensureSystemPackages } from './lib/system-packages.ts';
import { browserTests, checks, unitTests, type Tally } from './lib/test-runs.ts';
import { buildWeb } from './lib/web-build.ts';

// `npm test [-- checks|unit|browser ...]`: everything that proves the product, on a bare machine too.
// The last line is `N passed, N failed`, over checks, unit tests and browser tests together.
endWithParent();

const wanted = process.argv.slice(2);
const failure: Tally = { passed: 0, failed: 1 };

async function prepare(): Promise<string | null> {
  try {
    const browser = await ensureSystemPackages();
    await buildWeb();
    return browser;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

async function runAll(browser: string): Promise<Tally[]> {
  const runs: [name: string, run: () => Promise<Tally>][] = [
    ['checks', checks],
    ['unit', unitTests],
    ['browser', () => browserTests(browser)],
  ];
  const tallies: Tally[] = [];
  for (const [name, run] of runs) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const started = performance.now();
    console.log(`\n── ${name} ──`);
    const tally = await run();
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`\n${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`);
    tallies.push(tally);
  }
  return tallies;
}

const browser = await prepare();
const tallies = browser === null ? [failure] : await runAll(browser);
const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
process.exitCode = sum('failed') > 0 ? 1 : 0;
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
