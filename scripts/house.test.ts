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

  it('count the tests of a folder as well', () => {
    const files = (what: string, sizes: number) =>
      Array.from({ length: sizes }, (_, n) => file(`packages/ui/src/${n}.${what}`, ''));
    expect(measureHouse(files('ts', 40)).foldersOver40Files).toBe(0);
    expect(measureHouse([...files('ts', 40), ...files('test.ts', 1)])).toMatchObject({
      foldersOver40Files: 1,
    });
  });

  it('count the same files above and below the line: without those that are small on purpose', () => {
    const files = [
      file('packages/ui/src/small.ts', lines(12)),
      file('packages/ui/src/large.ts', lines(13)),
      ...Array.from({ length: 8 }, (_, n) => file(`apps/web/app/routes/${n}.ts`, lines(5))),
      file('packages/ui/src/small.test.ts', lines(2)),
    ];
    expect(measureHouse(files).percentUnder13Lines).toBe(50);
  });

  it('keep the lines of tests apart', () => {
    const files = [file('a.ts', lines(20)), file('a.test.ts', lines(90))];
    expect(measureHouse(files)).toMatchObject({ maxLines: 20, maxTestLines: 90 });
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
      functionsOver60Lines: 0,
    });
    const longer = `export function f() {\n${lines(99)}\n}`;
    expect(measureHouse([file('a.ts', longer)])).toMatchObject({
      functionsOver60Lines: 1,
      functionsOver100Lines: 1,
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

  it('may not get better while the limit stays', () => {
    const limits = measureHouse([file('a.ts', lines(20))]);
    expect(compareHouse(limits, { ...limits, maxLines: 300 })).toEqual([
      'maxLines is 20; the limit is 300: lower it to 20 in scripts/house-limits.json',
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
