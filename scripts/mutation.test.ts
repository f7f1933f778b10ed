import { describe, expect, it } from 'vitest';
import { readText } from './lib/paths.ts';
import { CONTROL, SERVICES, WEB } from './mutation/areas.ts';
import type { Run } from './mutation/lane.ts';
import { inLanes, type Lane } from './mutation/lanes.ts';
import { mutantsOf, mutate } from './mutation/mutants.ts';
import { mutationSites, sample } from './mutation/sites.ts';
import { testChooser } from './mutation/tests-of.ts';
import { describeSite, unchanged, verdictOf } from './mutation/verdict.ts';

const mutated = (source: string) =>
  mutantsOf('a.ts', source).map((mutant) => mutate(source, mutant));

describe('the mutants of a source', () => {
  it.each([
    ['a comparison', 'const f = (a, b) => a < b;', ['const f = (a, b) => a >= b;']],
    ['a decision of two', 'const f = (a, b) => a && b;', ['const f = (a, b) => a || b;']],
    ['a negation', 'const f = (a) => !a;', ['const f = (a) => (a);']],
    ['a flag', 'const f = true;', ['const f = false;']],
    ['a number', 'const f = 9;', ['const f = 10;']],
    ['a number of thousands', 'const f = 10_000;', ['const f = 20000;']],
    ['a branch', 'if (a) b;', ['if (true) b;', 'if (false) b;']],
    [
      'an effect',
      'async () => { await save(1); };',
      ['async () => { ; };', 'async () => { await save(2); };'],
    ],
    ['an error', '() => { throw fault; };', ['() => { ; };']],
    ['behind a type', 'const f = (4 as number);', ['const f = (5 as number);']],
  ])('change %s', (_what, source, expected) => {
    expect(mutated(source)).toEqual(expected);
  });

  it.each([
    ['types', 'type Size = 1 | 2; interface Box { size: 3 }'],
    ['imports', "import { a } from './a.ts'; export { b } from './b.ts';"],
    ['text that is joined', "const f = (name) => 'Hello ' + name;"],
  ])('leave %s alone', (_what, source) => {
    expect(mutated(source)).toEqual([]);
  });

  it('say in which line they are', () => {
    expect(mutantsOf('a.ts', '\n\nconst f = true;')[0]).toMatchObject({
      line: 3,
      what: 'true -> false',
    });
  });
});

describe('a sample', () => {
  const items = Array.from({ length: 50 }, (_, n) => n);

  it('is repeated by its seed, and has each item once at most', () => {
    const chosen = sample(items, 20, 1453);
    expect(chosen).toHaveLength(20);
    expect(new Set(chosen).size).toBe(20);
    expect(sample(items, 20, 1453)).toEqual(chosen);
    expect(sample(items, 20, 1454)).not.toEqual(chosen);
  });

  it('is everything where there is less', () => {
    expect(sample(items, 80, 1).sort((a, b) => a - b)).toEqual(items);
  });
});

it.each([
  [WEB, 'apps/web/app/features/channels/use-next-programmes.ts'],
  [WEB, 'apps/web/app/domain/plan/member-action.tsx'],
  [CONTROL, 'apps/control/src/data/typed-amount.ts'],
  [CONTROL, 'apps/control/src/screens/money/amount-dialog.tsx'],
])('the places of the $name are in its code and components, not in tests', (area, path) => {
  const paths = new Set(mutationSites(area).map((site) => site.path));
  expect(paths).toContain(path);
  expect([...paths].filter((each) => /\.(test|fixture)\./.test(each))).toEqual([]);
});

describe('the tests of a mutant', () => {
  const [ofServices, ofWeb] = [testChooser(SERVICES), testChooser(WEB)];
  const testsOf = (path: string, line = 1, choose = ofServices) =>
    choose({ path, mutant: { line, start: 0, end: 0, replacement: '', what: '' } });

  it('begin with those beside the file', () => {
    expect(testsOf('apps/api/src/services/auth/account/rules/family.ts')[0]).toBe(
      'apps/api/src/services/auth/account/rules/family.test.ts',
    );
  });

  it('call what is decided by a rule without a test beside it', () => {
    expect(testsOf('apps/api/src/services/auth/rules/sign-up.ts')).toContain(
      'apps/api/src/services/auth/calls/register.test.ts',
    );
  });

  it('are of the service, those named like the file before others', () => {
    expect(testsOf('apps/api/src/services/purchase/flows/typed-promo.ts').slice(0, 3)).toContain(
      'apps/api/src/services/purchase/tests/promo.test.ts',
    );
  });

  it('of a call that another service makes are those of that service, too', () => {
    expect(testsOf('apps/api/src/services/auth/calls/mail-reader.ts')).toContain(
      'apps/api/src/services/notify/tests/episode-mails.test.ts',
    );
  });

  it('are first those of the contract for a change of the contract', () => {
    const tests = testsOf('packages/contract/src/auth/account.ts');
    const others = tests.findIndex((test) => !test.startsWith('packages/contract/'));
    expect(tests.slice(0, others)).toContain('packages/contract/src/kids.test.ts');
    expect(tests.slice(others)).toHaveLength(SERVICES.tests);
  });

  it('of the web are of the web: beside the file, and of the pages that use it', () => {
    const tests = testsOf('apps/web/app/domain/plan/member-action.tsx', 1, ofWeb);
    expect(tests.filter((test) => !test.startsWith('apps/web/'))).toEqual([]);
    expect(tests).toContain('apps/web/app/domain/plan/plan-list.test.tsx');
    expect(tests).toContain('apps/web/app/features/plans/plans-page.test.tsx');
    const [beside] = testsOf('apps/web/app/features/channels/use-next-programmes.ts', 1, ofWeb);
    expect(beside).toBe('apps/web/app/features/channels/use-next-programmes.test.tsx');
  });

  it('of the control room are of its screens: beside the file, and of the screens that open it', () => {
    const path = 'apps/control/src/screens/money/amount-dialog.tsx';
    // As many tests as of the web.
    const [beside, ...others] = testsOf(path, 1, ofWeb);
    expect(beside).toBe('apps/control/src/screens/money/amount-dialog.test.tsx');
    // By its routes, which load a screen when it is opened.
    expect(others[0]).toMatch(/^apps\/control\/src\/screens\/money\//);
    expect(others.filter((test) => !test.startsWith('apps/control/'))).toEqual([]);
  });

  it('all load the file, at once or later; one that no test loads gets others', () => {
    const modal = 'apps/web/app/features/support/report-modal.tsx';
    const [beside, ...others] = testsOf(modal, 1, ofWeb);
    expect(beside).toBe('apps/web/app/features/support/report-modal.test.tsx');
    // By the registry of dialogs, which imports it when it opens.
    expect(others).toContain('apps/web/app/shell/modals/registry.test.tsx');
    const ofButton = 'apps/web/app/features/detail/share-button.test.tsx';
    expect(others).not.toContain(ofButton);
    expect(testsOf('apps/web/app/entry.client.tsx', 1, ofWeb)).toHaveLength(WEB.tests);
  });

  it('name the calls that a file of the contract declares', () => {
    expect(testsOf('packages/contract/src/auth/family.ts')).toContain(
      'apps/api/src/services/auth/account/tests/family.test.ts',
    );
  });

  it('name the entry of a table that is changed', () => {
    const path = 'packages/contract/src/errors.ts';
    const line = readText(path)
      .split('\n')
      .findIndex((text) => text.includes('WRONG_PASSWORD:'));
    const asserts = (test: string) => readText(test).includes("403, 'WRONG_PASSWORD'");
    expect(testsOf(path, line + 1).some(asserts)).toBe(true);
  });
});

describe('the verdict', () => {
  const path = 'packages/contract/src/client/retry.ts';
  const [mutant] = mutantsOf(path, readText(path)).filter(({ what }) => what === '8 -> 9');
  if (!mutant) throw new Error('the mutant is gone: choose another');
  const site = { path, mutant };

  /** A lane whose runs end like these, one after the other; null for one that was stopped. */
  const laneOf = (...runs: (Partial<Run> | null)[]) => {
    const orders: (readonly string[])[] = [];
    const lane: Lane = {
      async run({ tests }) {
        const run = runs[orders.push(tests) - 1];
        return run ? { passed: 0, failures: [], isLoaded: true, ...run } : null;
      },
      close: async () => {},
    };
    return { lane, orders };
  };
  const passed = { passed: 3 };
  const failed = { failures: ['b.test.ts > adds\nexpected 1 to be 2\n  at b.test.ts:3'] };
  const slow = { failures: ['b.test.ts > waits\nTest timed out in 30000ms.'] };
  const tests = ['a.test.ts', 'b.test.ts'];

  it('names the test that noticed it', async () => {
    expect(await verdictOf(laneOf(failed).lane, site, tests)).toMatchObject({
      outcome: 'killed',
      killer: 'b.test.ts',
      reason: 'b.test.ts > adds: expected 1 to be 2',
    });
  });

  it('is that it survived if every test passes, loaded or not', async () => {
    expect(await verdictOf(laneOf(passed).lane, site, tests)).toMatchObject({
      outcome: 'survived',
      isLoaded: true,
    });
    const { lane } = laneOf({ ...passed, isLoaded: false });
    expect(await verdictOf(lane, site, tests)).toMatchObject({ isLoaded: false });
  });

  it('is a time-out, not a kill, if a test runs out of time alone, too', async () => {
    const { lane, orders } = laneOf(slow, slow);
    expect((await verdictOf(lane, site, tests)).outcome).toBe('timed out');
    expect(orders).toEqual([tests, ['b.test.ts']]);
    expect((await verdictOf(laneOf(null).lane, site, tests)).outcome).toBe('timed out');
  });

  it('is that of the other tests if a test runs out of time only beside them', async () => {
    const { lane, orders } = laneOf(slow, passed, passed);
    expect((await verdictOf(lane, site, tests)).outcome).toBe('survived');
    expect(orders).toEqual([tests, ['b.test.ts'], ['a.test.ts']]);
  });

  it('is none if a test fails without the mutant, or none ran', async () => {
    const unloaded = laneOf({ ...failed, isLoaded: false });
    await expect(verdictOf(unloaded.lane, site, tests)).rejects.toThrow('is not loaded');
    await expect(verdictOf(laneOf({}).lane, site, tests)).rejects.toThrow('No test ran');
    await expect(verdictOf(laneOf().lane, site, [])).rejects.toThrow('No test is left');
  });

  it('is printed with the lines before and after', () => {
    expect(describeSite(site)).toMatch(
      /^packages\/contract\/src\/client\/retry\.ts:\d+ 8 -> 9\n {4}- .*8.*\n {4}\+ .*9/,
    );
    expect(mutate(readText(path), unchanged(site).mutant)).toBe(readText(path));
  });
});

it('lanes share the work, and answer in its order', async () => {
  const lane: Lane = { run: async () => null, close: async () => {} };
  const order: string[] = [];
  const double = async (one: Lane, item: number) => {
    order.push(`${[lane, other].indexOf(one)}: ${item}`);
    return 2 * item;
  };
  const other: Lane = { ...lane };
  expect(await inLanes([lane, other], [1, 2, 3], double)).toEqual([2, 4, 6]);
  expect(order.slice(0, 2)).toEqual(['0: 1', '1: 2']);
  expect(order).toHaveLength(3);
});
