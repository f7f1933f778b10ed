import { describe, expect, it } from 'vitest';
import { readText } from './lib/paths.ts';
import { mutantsOf, mutate } from './mutation/mutants.ts';
import { sample } from './mutation/sites.ts';
import { testChooser } from './mutation/tests-of.ts';

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

describe('the tests of a mutant', () => {
  const choose = testChooser();
  const testsOf = (path: string, line = 1) =>
    choose({ path, mutant: { line, start: 0, end: 0, replacement: '', what: '' } });

  it('begin with those beside the file', () => {
    expect(testsOf('apps/api/src/services/auth/rules/family.ts')[0]).toBe(
      'apps/api/src/services/auth/rules/family.test.ts',
    );
  });

  it('call what is decided by a rule without a test beside it', () => {
    expect(testsOf('apps/api/src/services/auth/rules/sign-up.ts')).toContain(
      'apps/api/src/services/auth/calls/register.test.ts',
    );
  });

  it('name the calls that a file of the contract declares', () => {
    expect(testsOf('packages/contract/src/auth/family.ts')).toContain(
      'apps/api/src/services/auth/tests/family.test.ts',
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
