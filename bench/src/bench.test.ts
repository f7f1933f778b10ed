import { describe, expect, test } from 'vitest';
import { coresOf, idleShare, interleaved, median, percentile } from './arithmetic.ts';
import { readOptions } from './options.ts';
import { holds, type Line, table } from './report.ts';

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
  const read = (...args: string[]) => readOptions(args, ['home', 'segments']);

  test('groups, another commit, quick and minutes', () => {
    expect(read()).toMatchObject({ groups: [], against: null, quick: false, minutes: 10 });
    expect(read('home', '--against', 'HEAD~1', '--minutes', '0.5', 'segments')).toMatchObject({
      groups: ['home', 'segments'],
      against: 'HEAD~1',
      minutes: 0.5,
    });
    expect(read('--quick').seconds).toBeLessThan(read().seconds);
    expect(read('--quick', '--minutes', '2').minutes).toBe(2);
    expect(read('--seconds', '1', '--patience', '600')).toMatchObject({
      seconds: 1,
      patience: 600,
    });
  });

  test('refuses what it does not know', () => {
    expect(() => read('hom')).toThrow('there are: home, segments');
    expect(() => read('--agianst', 'HEAD')).toThrow(TypeError);
    expect(() => read('--minutes', 'ten')).toThrow(RangeError);
    expect(() => read('--minutes', '0')).toThrow(RangeError);
  });
});

describe('goals', () => {
  const line: Line = {
    name: 'home',
    value: 30,
    unit: 'req/s',
    beside: [
      { name: 'before', value: 15 },
      { name: 'raw', value: 40 },
    ],
  };

  test('of the value, or of the ratio to a named figure', () => {
    expect(holds(line)).toBeNull();
    expect(holds({ ...line, goal: { at: 'least', than: 30 } })).toBe(true);
    expect(holds({ ...line, goal: { at: 'most', than: 29 } })).toBe(false);
    expect(holds({ ...line, goal: { at: 'least', than: 0.75, of: 'raw' } })).toBe(true);
    expect(holds({ ...line, goal: { at: 'least', than: 0.76, of: 'raw' } })).toBe(false);
    expect(holds({ ...line, goal: { at: 'least', than: 0.1, of: 'nobody' } })).toBe(false);
  });

  test('the table shows every figure with its ratio', () => {
    const goal = { at: 'least', than: 0.8, of: 'raw' } as const;
    const [, , row] = table([{ ...line, goal, idle: 0.954, read: 18.4, loaded: 2 }]).split('\n');
    expect(row?.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'home',
      '30.0 req/s',
      'before 15.0 (2.00x), raw 40.0 (0.75x)',
      '>= 0.8x raw',
      'MISSED',
      '0.95',
      '18 ns',
      '2',
      '',
    ]);
  });
});
