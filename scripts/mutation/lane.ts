import { relative, resolve } from 'node:path';
import {
  createVitest,
  type Reporter,
  type SerializedError,
  type TestCase,
  type TestModule,
  type TestSuite,
} from 'vitest/node';
import { ROOT } from '../lib/paths.ts';
import type { Site } from './mutants.ts';
import { current } from './plugin.ts';

// A process that runs the tests of one mutant after the other, for `lanes.ts`. Vitest and the database server stay; each
// run has a new worker process, so no test sees state of an earlier mutant.

/** What a lane is asked to run. */
export interface Order {
  /** Test files, by their paths from the root. */
  tests: readonly string[];
  site: Site | null;
}

/** What happened in a run, which ends with the first failure. */
export interface Run {
  passed: number;
  /** Path of the test file, the name of the test, and the error on the next lines. */
  failures: readonly string[];
  /** Whether a test has loaded the changed file. */
  isLoaded: boolean;
}

/** A message of a lane: something has ended, so it is alive, or the run has. */
export type Report = 'alive' | Run;

/** The other end may have gone. */
const say = (report: Report) => process.connected && process.send?.(report);

const describe = (what: string, { message, stack = '' }: { message: string; stack?: string }) =>
  `${what}\n${stack.includes(message) ? stack : `${message}\n${stack}`}`;

/**
 * Counts what the events of a run tell. The answer of a run is no use: Vitest lists the modules of every run so far
 * there, those that failed for an earlier mutant among them.
 */
class Count implements Reporter {
  passed = 0;
  failures: string[] = [];

  onTestCaseResult(test: TestCase): void {
    say('alive');
    const { state, errors = [] } = test.result();
    if (state === 'passed') this.passed += 1;
    for (const error of errors)
      this.#fail(`${test.module.relativeModuleId} > ${test.fullName}`, error);
  }

  onTestSuiteResult(suite: TestSuite): void {
    for (const error of suite.errors())
      this.#fail(`${suite.module.relativeModuleId} > ${suite.fullName}`, error);
  }

  onTestModuleEnd(module: TestModule): void {
    say('alive');
    for (const error of module.errors()) this.#fail(module.relativeModuleId, error);
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const error of unhandled) this.#fail('outside of any test', error);
  }

  #fail(what: string, error: SerializedError): void {
    this.failures.push(describe(what, error));
  }
}

const count = new Count();
const vitest = await createVitest('test', {
  root: ROOT,
  config: 'scripts/mutation/vitest.config.ts',
  watch: false,
  reporters: [count],
});
const specifications = new Map(
  (await vitest.globTestSpecifications()).map((specification) => [
    relative(ROOT, specification.moduleId).replaceAll('\\', '/'),
    specification,
  ]),
);

function specificationOf(test: string) {
  const specification = specifications.get(test);
  if (!specification) throw new Error(`${test} is not a unit test`);
  return specification;
}

/** Makes Vitest read a file again, with the mutant or without it. */
const forget = (site: Site | null) => site && vitest.invalidateFile(resolve(site.path));

/**
 * One test file, then two, then four and so on. After a failure Vitest skips the tests that are left, but still loads
 * their files, one by one: with 40 files that took twenty times as long as the test that failed.
 */
function* portions(tests: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < tests.length; start = 2 * start + 1)
    yield tests.slice(start, 2 * start + 1);
}

async function run({ tests, site }: Order): Promise<Run> {
  forget(current.site);
  forget(site);
  Object.assign(current, { site, isLoaded: false });
  Object.assign(count, { passed: 0, failures: [] });
  for (const portion of portions(tests)) {
    await vitest.runTestSpecifications(portion.map(specificationOf));
    if (count.failures.length > 0) break;
  }
  const { passed, failures } = count;
  return { passed, failures, isLoaded: current.isLoaded };
}

process.on('message', async (order: Order) => say(await run(order)));
process.once('disconnect', async () => {
  await vitest.close();
  process.exit();
});
