import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { FileCost } from './computing.ts';
import { type Figure, limitFlaky, type Tally } from './tally.ts';

interface NamedTest {
  test: JSONReportTest;
  file: string;
  name: string;
}

/** All tests of a suite and its inner suites. */
function testsOf(suite: JSONReportSuite): NamedTest[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      test,
      file: `e2e/${spec.file}`,
      name: `[${test.projectName}] ${spec.file}:${spec.line} ${spec.title}`,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
}

/** The name of a test, followed by its errors. */
function describe({ test, name }: NamedTest): string {
  const errors = test.results.flatMap(({ errors }) => errors.map(({ message }) => message));
  return stripVTControlCharacters(`${name}\n${errors.join('\n')}`);
}

/** Figures that the tests recorded (`figure`, e2e/support/test.ts); counts of the same line are added. */
function figuresOf(tests: readonly NamedTest[]): Figure[] {
  const lines = new Map<string, Figure>();
  for (const { test } of tests)
    for (const { type, description = '' } of test.results.at(-1)?.annotations ?? []) {
      if (type !== 'figure') continue;
      const figure = JSON.parse(description) as Figure;
      const line = `${figure.test}\n${figure.result}`;
      const rounds = figure.rounds + (lines.get(line)?.rounds ?? 0);
      lines.set(line, { ...figure, rounds });
    }
  return [...lines.values()];
}

/** Computing of each file: of all attempts of its tests, in all projects (`computing`, e2e/support/test.ts). */
function costsOf(tests: readonly NamedTest[]): FileCost[] {
  const files = new Map<string, number>();
  for (const { test, file } of tests)
    for (const { type, description } of test.results.flatMap(({ annotations }) => annotations))
      if (type === 'computing') files.set(file, (files.get(file) ?? 0) + Number(description));
  return [...files].map(([file, seconds]) => ({ file, seconds }));
}

/** The tally of Playwright's JSON report. */
export function playwrightTally({ stats, suites, errors }: JSONReport): Tally {
  const tests = suites.flatMap(testsOf);
  const named = (status: JSONReportTest['status']) =>
    tests.filter(({ test }) => test.status === status).map(describe);
  const outside = errors.map(({ message = '' }) => `outside of any test\n${message}`);
  return limitFlaky({
    passed: stats.expected + stats.flaky,
    failures: [...named('unexpected'), ...outside.map(stripVTControlCharacters)],
    flaky: named('flaky'),
    figures: figuresOf(tests),
    costs: costsOf(tests),
  });
}
