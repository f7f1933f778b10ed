import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { Tally } from './tally.ts';

/** Tests of a suite that did not do what was expected; one that passed when tried again did not either. */
function failuresOf(suite: JSONReportSuite): string[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const errors = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return `[${projectName}] ${spec.file}:${spec.line} ${spec.title}\n${errors.join('\n')}`;
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)];
}

/** The tally of Playwright's own JSON report. */
export function playwrightTally({ stats, suites, errors }: JSONReport): Tally {
  const outside = errors.map(({ message = '' }) => `outside of any test\n${message}`);
  const failures = [...suites.flatMap(failuresOf), ...outside].map(stripVTControlCharacters);
  return { passed: stats.expected, failures };
}
