import { expect, test } from 'vitest';
import { hash, random } from './random.ts';

test('the same seed gives the same sequence, another seed another one', () => {
  const draw = (seed: number) => {
    const next = random(seed);
    return Array.from({ length: 5 }, () => next());
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('numbers lie in [0, 1) and are spread evenly', () => {
  const next = random(hash('spread'));
  const values = Array.from({ length: 10_000 }, () => next());
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  expect(mean).toBeCloseTo(0.5, 1);
});

test('codes that differ in one letter give unrelated seeds', () => {
  const seeds = ['still-1', 'still-2', 'still-3', 'Still-1', ''].map(hash);
  expect(new Set(seeds).size).toBe(seeds.length);
});
