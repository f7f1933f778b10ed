import { setup as prepareFolder } from '@kandil/testkit/prepared';
import { computing, computingClock, describeComputing } from './lib/computing.ts';
import { endWithParent } from './lib/end-with-parent.ts';
import { ensureSystemPackages } from './lib/system-packages.ts';
import { addTallies, describeFailures, LONG, type Tally } from './lib/tally.ts';
import { browserTests, checks, pooledTests, studioTests, unitTests } from './lib/test-runs.ts';
import { buildWeb } from './lib/web-build.ts';

// `npm test [-- checks|unit|browser ...]`: everything that proves the product, on a bare machine too.
// `npm test -- long [unit ...]`: the same at full counts, with a table of figures, and what runs nowhere else.
// Paths, as in `npm test -- long pooled apps/api/src/services/auth`, select test files of `unit`, `pooled` and `previous`.
// It ends with what failed or was flaky, and `N passed, N failed` over checks, unit tests and browser tests together.
endWithParent();

const words = process.argv.slice(2).filter((word) => word !== 'long');
const paths = words.filter((word) => word.includes('/'));
const requested = words.filter((word) => !paths.includes(word));
const isLong = process.argv.includes('long');
if (isLong) process.env[LONG] = 'true';

type Run = [name: string, run: () => Promise<Tally>];

/** Only in `npm test -- long`. */
const LONG_RUNS: Run[] = [
  ['studio', studioTests],
  ['pooled', () => pooledTests(paths)],
  ['previous', async () => (await import('./release/previous.ts')).previousTests(paths)],
  // Vitest's own API takes a while to load, and no other run needs it.
  ['mutation', async () => (await import('./mutation/run.ts')).mutationRun()],
];

type Preparation = { browser: string } | { fault: string };

async function prepare(): Promise<Preparation> {
  try {
    const browser = await ensureSystemPackages(isLong);
    await buildWeb();
    return { browser };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

async function runAll(browser: string): Promise<Tally[]> {
  const runs: Run[] = [
    ['checks', checks],
    ['unit', () => unitTests(paths)],
    ['browser', () => browserTests(browser)],
    ...(isLong ? LONG_RUNS : []),
  ];
  const tallies: Tally[] = [];
  const elapsed = computingClock();
  for (const [name, run] of runs) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    const started = performance.now();
    console.log(`\n── ${name} ──`);
    const tally = await run();
    const seconds = Math.round((performance.now() - started) / 1000);
    const { passed, failures, flaky = [] } = tally;
    const retried = flaky.length > 0 ? ` (${flaky.length} flaky)` : '';
    const cost = elapsed().toFixed(0);
    console.log(
      `\n${name}: ${passed} passed${retried}, ${failures.length} failed in ${seconds} s (computing: ${cost} s)`,
    );
    tallies.push(tally);
  }
  return tallies;
}

const prepared = await prepare();
const removeFolder = await prepareFolder();
const total = addTallies(
  'fault' in prepared
    ? [{ passed: 0, failures: [prepared.fault] }]
    : await runAll(prepared.browser),
);
await removeFolder();
const failed = total.failures.length;
process.exitCode = failed > 0 ? 1 : 0;
if (total.figures?.length) console.table(total.figures);
console.log(describeComputing(computing(), total.costs ?? []).join('\n'));
// Printed last: a CI service often shows only the end of the output.
const described = describeFailures(total);
if (described) console.log(`\n${described}`);
console.log(`\n${total.passed} passed, ${failed} failed`);
