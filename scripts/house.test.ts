import { describe, expect, it } from 'vitest';
import { compareHouse, measureHouse, type SourceFile } from './checks/house.ts';
import { emptyPatterns } from './checks/path-patterns.ts';

const lines = (count: number) => Array.from({ length: count }, (_, n) => `f(${n});`).join('\n');
const file = (path: string, text: string): SourceFile => ({ path, text });

describe('the numbers of the house', () => {
  it('are those of its source files', () => {
    const sizes = [5, 20, 30, 40, 300];
    const files = sizes.map((size, n) => file(`apps/web/app/${n}.ts`, lines(size)));
    expect(measureHouse(files)).toMatchObject({
      medianLines: 30,
      maxLines: 300,
      percentUnder13Lines: 20,
    });
  });

  it('count folders that are too large, except those with one file per call', () => {
    const fill = (folder: string) =>
      Array.from({ length: 41 }, (_, n) => file(`${folder}/${n}.ts`, ''));
    expect(measureHouse(fill('apps/web/app/shell')).foldersOver40Files).toBe(1);
    expect(measureHouse(fill('apps/api/src/services/auth/calls')).foldersOver40Files).toBe(0);
  });

  it('count lists of services and tables keyed by call', () => {
    const list = "const all = ['auth', 'content', 'payment', 'purchase', 'watch'];";
    const table = "const limits = {\n  'auth.login': 5,\n  'auth.register': 2,\n};";
    expect(measureHouse([file('a.ts', list), file('b.ts', table)])).toMatchObject({
      listsOfServices: 1,
      tablesKeyedByCall: 1,
    });
    const inContract = measureHouse([file('packages/contract/src/x.ts', `${list}\n${table}`)]);
    expect(inContract).toMatchObject({ listsOfServices: 0, tablesKeyedByCall: 0 });
  });

  it('measure functions of every form', () => {
    const long = `export const f = () => {\n${lines(58)}\n};`;
    const short = 'export function g() {\n  return class {\n    h() {}\n  };\n}';
    expect(measureHouse([file('a.ts', long), file('b.tsx', short)])).toMatchObject({
      p99FunctionLines: 60,
    });
    expect(measureHouse([file('b.tsx', short)])).toMatchObject({ p99FunctionLines: 5 });
  });

  it('may not get worse', () => {
    const limits = measureHouse([file('a.ts', lines(20))]);
    expect(compareHouse(limits, limits)).toEqual([]);
    expect(compareHouse({ ...limits, maxLines: 301 }, { ...limits, maxLines: 300 })).toEqual([
      'maxLines is 301; the limit is 300',
    ]);
  });
});

describe('patterns of paths', () => {
  it.each([
    ['a file that is there', 'scripts/house.test.ts', []],
    ['a folder with files', 'scripts/checks/**', []],
    ['what a tool makes', '**/node_modules/**', []],
    ['a folder that is gone', 'scripts/gone/**', ['here: scripts/gone/** matches no file']],
    [
      'one of two alternatives',
      'scripts/{checks,gone}/**',
      ['here: scripts/gone/** matches no file'],
    ],
  ])('must match: %s', (_what, pattern, faults) => {
    expect(emptyPatterns([['here', pattern]])).toEqual(faults);
  });
});
