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
function toldOf(of: number, tell = cosines(VECTORS)) {
  const told = new Map<number, [cosine: number, shared: number]>();
  tell(of, (other, cosine, shared) => {
    expect(told.has(other)).toBe(false);
    told.set(other, [cosine, shared]);
  });
  return told;
}

test('vectors that share an index have a cosine, and the number of indexes that they share', () => {
  expect(toldOf(0)).toEqual(
    new Map([
      [1, [0.6, 1]],
      [2, [0.96, 2]],
    ]),
  );
  expect(toldOf(3)).toEqual(new Map());
});

test('an answer does not depend on the answers before it', () => {
  const tell = cosines(VECTORS);
  const first = [0, 1, 2, 3].map((of) => toldOf(of, tell));
  expect([0, 1, 2, 3].map((of) => toldOf(of, tell))).toEqual(first);
  expect(first[1]).toEqual(
    new Map([
      [0, [0.6, 1]],
      [2, [0.8, 1]],
    ]),
  );
});
