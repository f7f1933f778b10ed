import { describe, expect, it } from 'vitest';
import { idsOfTests } from './lib/requirements.ts';

describe('the requirements a test names', () => {
  it('are not those of its title', () => {
    expect(idsOfTests("it('ALPHA-03 keeps the session', async () => {});")).toEqual([]);
  });

  it('are those of a cell that holds only ids', () => {
    expect(idsOfTests("test.each([['SIGMA-04 SIGMA-05', 1]])('%s holds', () => {})")).toEqual([
      'SIGMA-04',
      'SIGMA-05',
    ]);
  });

  it('are those of its tags', () => {
    expect(idsOfTests("it('keeps it', { tags: ['ALPHA-03', 'BETA-01'] }, () => {})")).toEqual([
      'ALPHA-03',
      'BETA-01',
    ]);
    expect(idsOfTests("test('opens', { tag: '@ALPHA-03' }, async ({ page }) => {})")).toEqual([
      'ALPHA-03',
    ]);
    expect(
      idsOfTests("test(`in ${language}`, {\n  tag: ['@en', '@ALPHA-04'],\n}, async () => {})"),
    ).toEqual(['ALPHA-04']);
    expect(
      idsOfTests("it.each([[1, 2]])('adds', { timeout: 9, tags: ['GAMMA-12'] }, (n) => {})"),
    ).toEqual(['GAMMA-12']);
  });

  it('are not those of tests that run only in the long run', () => {
    expect(
      idsOfTests("it('ALPHA-03 a thousand times', { tags: ['long', 'ALPHA-04'] }, () => {})"),
    ).toEqual([]);
    expect(idsOfTests("test('x', { tag: ['@long', '@ALPHA-04'] }, async () => {})")).toEqual([]);
    expect(idsOfTests("it.skip('x', { tags: ['ALPHA-04'] }, () => {})")).toEqual([]);
  });

  it('are not those of comments, other texts or skipped tests', () => {
    expect(
      idsOfTests(
        "// it('ALPHA-03', () => {})\n/* it('ALPHA-04', () => {}) */ call('ALPHA-05', 1);",
      ),
    ).toEqual([]);
    expect(
      idsOfTests(
        "it.skip('ALPHA-06', () => {}); test.fixme('ALPHA-07', () => {}); it.todo('ALPHA-08')",
      ),
    ).toEqual([]);
  });
});
