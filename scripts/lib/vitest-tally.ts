import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import type { FileCost } from './computing.ts';
import { type Figure, limitFlaky, type Tally } from './tally.ts';

/** Environment variable: the file to which the tally of a run is written. */
export const TALLY_FILE = 'VITEST_TALLY_FILE';

const text = ({ message, stack }: { message: string; stack?: string | undefined }) =>
  stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`;

function failuresOf(module: TestModule): string[] {
  const ofModule = module.errors().map((error) => `${module.relativeModuleId}\n${text(error)}`);
  return [...ofModule, ...[...module.children.allTests('failed')].map(described)];
}

/** A test with its errors; one that passed when it was retried has those of the first time. */
function described(test: TestCase): string {
  const errors = test.result().errors ?? [];
  return `${test.module.relativeModuleId} > ${test.fullName}\n${errors.map(text).join('\n')}`;
}

const flakyOf = (module: TestModule): string[] =>
  [...module.children.allTests('passed')].filter((test) => test.diagnostic()?.flaky).map(described);

/** Figures that the tests of a module recorded. */
function figuresOf(module: TestModule): Figure[] {
  return [...module.children.allTests()].flatMap((test) =>
    test
      .annotations()
      .filter(({ type }) => type === 'figure')
      .map(({ message }) => ({
        test: test.fullName,
        ...(JSON.parse(message) as Omit<Figure, 'test'>),
      })),
  );
}

const costOf = (module: TestModule): FileCost => ({
  file: module.relativeModuleId,
  seconds: module.meta().computing ?? 0,
});

/**
 * Writes a run's tally. Vitest's JSON report omits errors outside of tests, which also fail a run.
 */
export class VitestTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env[TALLY_FILE];
    if (!file) return;
    const failures = [
      ...modules.flatMap(failuresOf),
      ...unhandled.map((error) => `outside of any test\n${text(error)}`),
    ];
    const passed = modules.flatMap((module) => [...module.children.allTests('passed')]).length;
    const figures = modules.flatMap(figuresOf);
    const flaky = modules.flatMap(flakyOf);
    const tally: Tally = { passed, failures, flaky, figures, costs: modules.map(costOf) };
    writeFileSync(file, JSON.stringify(limitFlaky(tally)));
  }
}
