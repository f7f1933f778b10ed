import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import { limitFlaky, type Tally } from './tally.ts';

/** Names of the tests with a status, each followed by its errors. */
function testsOf(suite: JSONReportSuite, wanted: JSONReportTest['status']): string[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => {
        const errors = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return `[${projectName}] ${spec.file}:${spec.line} ${spec.title}\n${errors.join('\n')}`;
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, wanted))];
}

/** The tally of Playwright's own JSON report. */
export function playwrightTally({ stats, suites, errors }: JSONReport): Tally {
  const named = (status: JSONReportTest['status']) =>
    suites.flatMap((suite) => testsOf(suite, status)).map(stripVTControlCharacters);
  const outside = errors.map(({ message = '' }) => `outside of any test\n${message}`);
  return limitFlaky({
    passed: stats.expected + stats.flaky,
    failures: [...named('unexpected'), ...outside.map(stripVTControlCharacters)],
    flaky: named('flaky'),
  });
}
