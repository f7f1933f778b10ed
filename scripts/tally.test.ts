import type { JSONReport, JSONReportSpec } from '@playwright/test/reporter';
import { describe, expect, it } from 'vitest';
import { playwrightTally } from './lib/playwright-tally.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { addTallies, describeFailures, LONG } from './lib/tally.ts';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** A test as Playwright reports it; each message is the error of one attempt. */
function spec(title: string, status: Status, messages: string[] = []): JSONReportSpec {
  const results = messages.map((message) => ({ errors: [{ message }], annotations: [] }));
  const test = { projectName: 'pages', status, results };
  return { title, file: 'home.spec.ts', line: 7, tests: [test] } as unknown as JSONReportSpec;
}

function report(specs: JSONReportSpec[], errors: string[] = []): JSONReport {
  const count = (status: Status) => specs.filter(({ tests }) => tests[0]?.status === status).length;
  return {
    suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }],
    errors: errors.map((message) => ({ message })),
    stats: { expected: count('expected'), flaky: count('flaky'), unexpected: count('unexpected') },
  } as unknown as JSONReport;
}

describe('the tally of a browser run', () => {
  it('counts what passed and names what failed, in inner suites too, with its errors', () => {
    const tally = playwrightTally(
      report([
        spec('a', 'expected'),
        spec('b', 'unexpected', ['\u001B[31mno\u001B[0m', 'no again']),
      ]),
    );
    expect(tally).toEqual({
      passed: 1,
      failures: ['[pages] home.spec.ts:7 b\nno\nno again'],
      flaky: [],
      figures: [],
      costs: [],
    });
  });

  it('adds up figures with the same line, from the last attempt of each test', () => {
    const attempt = (figure: object | null) => ({
      errors: [],
      annotations: figure ? [{ type: 'figure', description: JSON.stringify(figure) }] : [],
    });
    const measured = (title: string, ...attempts: (object | null)[]) => {
      const measuredSpec = spec(title, 'expected');
      return {
        ...measuredSpec,
        tests: [{ ...measuredSpec.tests[0], results: attempts.map(attempt) }],
      };
    };
    const screens = (rounds: number) => ({ test: 'screens', rounds, result: 'no difference' });
    const tabs = { test: 'tabs', rounds: 10, result: '1 refresh' };
    const specs = [
      measured('a', screens(2), screens(3)),
      measured('b', tabs),
      measured('c', screens(3)),
      measured('d', null),
    ] as unknown as JSONReportSpec[];
    expect(playwrightTally(report(specs)).figures).toEqual([screens(6), tabs]);
  });

  it('adds up the computing of a file, over its tests and their attempts', () => {
    const result = (seconds: string) => ({
      errors: [],
      annotations: [{ type: 'computing', description: seconds }],
    });
    const measured = (...seconds: string[]) => {
      const one = spec('a', 'expected');
      return { ...one, tests: [{ ...one.tests[0], results: seconds.map(result) }] };
    };
    const specs = [measured('1.50'), measured('2', '0.25')] as unknown as JSONReportSpec[];
    expect(playwrightTally(report(specs)).costs).toEqual([
      { file: 'e2e/home.spec.ts', seconds: 3.75 },
    ]);
  });

  it('counts a flaky test as passed and names it with the error of its first attempt', () => {
    const tally = playwrightTally(report([spec('a', 'flaky', ['too late'])]));
    expect(tally).toMatchObject({ passed: 1, failures: [] });
    expect(tally.flaky).toEqual(['[pages] home.spec.ts:7 a\ntoo late']);
    expect(describeFailures(tally)).toBe('~ flaky: [pages] home.spec.ts:7 a\n    too late');
  });

  it('leaves skipped tests out', () => {
    expect(playwrightTally(report([spec('a', 'skipped')]))).toMatchObject({
      passed: 0,
      failures: [],
    });
  });

  it.each([
    [3, 0],
    [4, 1],
  ])('with %i flaky tests has %i failures', (flaky, failures) => {
    const specs = Array.from({ length: flaky }, (_, at) => spec(`test ${at}`, 'flaky', ['late']));
    const tally = playwrightTally(report(specs));
    expect(tally.passed).toBe(flaky);
    expect(tally.failures).toHaveLength(failures);
  });

  it('fails on an error outside of any test', () => {
    expect(playwrightTally(report([], ['no port'])).failures).toEqual([
      'outside of any test\nno port',
    ]);
  });
});

it('adds tallies with and without flaky tests and figures', () => {
  const figures = [{ test: 'kills', rounds: 30, result: 'nothing lost' }];
  const costs = [{ file: 'a.test.ts', seconds: 2 }];
  const unit = { passed: 2, failures: ['x'], figures, costs };
  const browser = { passed: 3, failures: [], flaky: ['y'] };
  expect(addTallies([unit, browser])).toEqual({
    passed: 5,
    failures: ['x'],
    flaky: ['y'],
    figures,
    costs,
  });
});

it('asks for a long run by a variable that the product accepts: tests start products with it', () => {
  expect(() => readConfig({ [LONG]: 'true' })).not.toThrow();
});
