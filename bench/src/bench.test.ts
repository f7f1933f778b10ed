import { describe, expect, test } from 'vitest';
import { coresOf, idleShare, interleaved, median, percentile } from './arithmetic.ts';
import { readOptions } from './options.ts';
import { type Line, type MeasuredLine, table, verdict } from './report.ts';
import { comparedRatio, type Result } from './results.ts';

describe('arithmetic', () => {
  test('median', () => {
    expect(median([30, 1, 2])).toBe(2);
    expect(median([40, 1, 2, 3])).toBe(2.5);
    expect(median([7])).toBe(7);
    expect(median([])).toBeNaN();
  });

  test('percentile', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile([5], 0.99)).toBe(5);
    expect(percentile([], 0.99)).toBeNaN();
  });

  test('idle share counts waiting for the disk as idle, and guests once', () => {
    const before = 'cpu  100 0 100 1000 0 0 0 0 50 0\ncpu0 1 2 3';
    const after = 'cpu  130 0 110 1050 10 0 0 0 80 0\ncpu0 9 9 9';
    expect(idleShare(before, after)).toBeCloseTo(0.6);
  });

  test('cores as Linux lists them', () => {
    expect(coresOf('0-2,5')).toEqual([0, 1, 2, 5]);
    expect(coresOf('3\n')).toEqual([3]);
  });

  test('interleaved runs take turns', async () => {
    const order: string[] = [];
    const run = (name: string) => async () => order.push(name);
    expect(await interleaved(2, [run('a'), run('b')])).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(order.join('')).toBe('abab');
  });
});

describe('options', () => {
  const read = (...args: string[]) => readOptions(args, ['pages', 'segments']);

  test('groups, quick and seconds', () => {
    expect(read()).toMatchObject({ groups: [], quick: false });
    expect(read('pages', '--seconds', '2', 'segments')).toMatchObject({
      groups: ['pages', 'segments'],
      seconds: 2,
    });
    expect(read('--quick').seconds).toBeLessThan(read().seconds);
  });

  test('refuses what it does not know', () => {
    expect(() => read('page')).toThrow('there are: pages, segments');
    expect(() => read('--secnods', '1')).toThrow(TypeError);
    expect(() => read('--seconds', 'ten')).toThrow(RangeError);
    expect(() => read('--seconds', '0.5')).toThrow(RangeError);
  });
});

describe('goals', () => {
  const line: MeasuredLine = {
    name: 'home',
    value: 30,
    unit: 'req/s',
    beside: [
      { name: 'other', value: 15 },
      { name: 'raw', value: 40 },
    ],
    idle: 0.954,
  };
  const ofRaw = (than: number) => ({ at: 'least', than, of: 'raw' }) as const;

  test('of the value, or of the ratio to a named figure', () => {
    expect(verdict(line)).toBe('');
    expect(verdict({ ...line, goal: { at: 'least', than: 30 } })).toBe('holds');
    expect(verdict({ ...line, goal: { at: 'most', than: 29 } })).toBe('MISSED');
    expect(verdict({ ...line, goal: ofRaw(0.75) })).toBe('holds');
    expect(verdict({ ...line, goal: ofRaw(0.76) })).toBe('MISSED');
    expect(verdict({ ...line, goal: { at: 'least', than: 0.1, of: 'nobody' } })).toBe('MISSED');
  });

  test('on a busy machine only those count that it hardly changes', () => {
    const busy = { ...line, goal: ofRaw(0.76), idle: 0.3 };
    expect(verdict(busy)).toBe('busy');
    expect(verdict({ ...busy, isSteady: true })).toBe('MISSED');
  });

  test('the table shows every figure with its ratio', () => {
    const [, , row] = table([{ ...line, goal: ofRaw(0.8) }]).split('\n');
    expect(row?.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'home',
      '30.0 req/s',
      'other 15.0 (2.00x), raw 40.0 (0.75x)',
      '>= 0.8x raw',
      'MISSED',
      '0.95',
      '',
    ]);
  });
});

describe('the last result', () => {
  const line = (value: number, raw: number) => ({
    name: 'home, computing',
    value,
    unit: 'µs',
    beside: [{ name: 'raw', value: raw }],
  });
  const result = (date: string, lines: Line[]) =>
    ({
      date,
      commit: 'abc',
      quick: false,
      machine: '',
      client: '',
      pinning: '',
      lines: lines.map((each) => ({ ...each, idle: 1 })),
    }) satisfies Result;

  test('is the newest that has the figure, and ratios are compared', () => {
    const results = [
      result('2026-11-27T10:00', [{ name: 'import', value: 30, unit: 's' }]),
      result('2026-11-26T10:00', [line(30, 20)]),
      result('2026-11-25T10:00', [line(90, 10)]),
    ];
    const [compared] = comparedRatio(line(60, 20), 'raw', results, 1.25);
    expect(compared).toMatchObject({
      value: 3,
      beside: [{ name: 'abc of 2026-11-26', value: 1.5 }],
      goal: { at: 'most', than: 1.25, of: 'abc of 2026-11-26' },
    });
    expect(comparedRatio(line(60, 20), 'raw', [], 1.25)).toEqual([]);
  });
});
