import { expect, test } from 'vitest';
import { strapwork } from './girih.ts';

test.each([
  ['4.8.8', [4, 8]],
  ['3.12.12', [3, 12]],
] as const)('%s covers the area with the tiles it is named after', (tiling, sides) => {
  const { stars, lines } = strapwork(tiling, 600, 400, 60);
  expect([...new Set(stars.map((s) => s.sides))].toSorted((a, b) => a - b)).toEqual([...sides]);
  expect(lines).not.toContain('NaN');
  const [xs, ys] = [stars.map((s) => s.centre[0]), stars.map((s) => s.centre[1])];
  expect(Math.min(...xs)).toBeLessThanOrEqual(0);
  expect(Math.max(...xs)).toBeGreaterThanOrEqual(600);
  expect(Math.max(...ys)).toBeGreaterThanOrEqual(400);
});

test('each star has two points for every side of its tile and the straps of neighbours meet', () => {
  const { stars, lines } = strapwork('4.8.8', 300, 300, 60);
  for (const star of stars) expect(star.d.match(/[ML]/g)).toHaveLength(2 * star.sides);
  const ends = new Map<string, number>();
  for (const line of lines.split('M').slice(1))
    for (const end of [line.split('L').at(0), line.split('L').at(-1)])
      if (end) ends.set(end, (ends.get(end) ?? 0) + 1);
  // Inside the area every edge's middle is left by two straps on each side: an X of four.
  const inner = [...ends].filter(([point]) =>
    point.split(' ').every((v) => Number(v) > 60 && Number(v) < 240),
  );
  expect(inner.length).toBeGreaterThan(0);
  expect(inner.every(([, count]) => count === 4)).toBe(true);
});
