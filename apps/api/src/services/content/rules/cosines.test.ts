import { expect, test } from 'vitest';
import { cosines, type Entries } from './cosines.ts';

const VECTORS: Entries[] = [
  [
    [0, 3],
    [1, 4],
  ],
  [[0, 3]],
  [
    [1, 6],
    [0, 8],
    [2, 0],
  ],
  [[3, 1]],
];

/** By vector: the cosine, and the number of shared indexes. */
function reportsOf(of: number, tell = cosines(VECTORS)) {
  const reports = new Map<number, [cosine: number, shared: number]>();
  tell(of, (other, cosine, shared) => {
    expect(reports.has(other)).toBe(false);
    reports.set(other, [cosine, shared]);
  });
  return reports;
}

test('vectors that share an index have a cosine, and the number of indexes that they share', () => {
  expect(reportsOf(0)).toEqual(
    new Map([
      [1, [0.6, 1]],
      [2, [0.96, 2]],
    ]),
  );
  expect(reportsOf(3)).toEqual(new Map());
});

test('an answer does not depend on the answers before it', () => {
  const tell = cosines(VECTORS);
  const first = [0, 1, 2, 3].map((of) => reportsOf(of, tell));
  expect([0, 1, 2, 3].map((of) => reportsOf(of, tell))).toEqual(first);
  expect(first[1]).toEqual(
    new Map([
      [0, [0.6, 1]],
      [2, [0.8, 1]],
    ]),
  );
});
