import type { Canvas } from '../svg/canvas.ts';
import { dark, light } from '../svg/colour.ts';
import { circle, path } from '../svg/element.ts';
import { disc, num, polar, polygon, polyline, times } from '../svg/path.ts';

const UP = -Math.PI / 2;

/** Star with `n` points between radii `outer` and `inner`. */
export const star = (
  cx: number,
  cy: number,
  n: number,
  outer: number,
  inner: number,
  turn = UP,
): string =>
  polygon(
    times(2 * n, (i) => polar(cx, cy, i % 2 === 0 ? outer : inner, turn + (i * Math.PI) / n)),
  );

/** The lines of the star polygon {n/k}. */
export const chords = (
  cx: number,
  cy: number,
  n: number,
  k: number,
  r: number,
  turn = UP,
): string =>
  times(n, (i) =>
    polyline([
      polar(cx, cy, r, turn + (i * 2 * Math.PI) / n),
      polar(cx, cy, r, turn + ((i + k) * 2 * Math.PI) / n),
    ]),
  ).join('');

export interface Petals {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  /** Half width as an angle, and where between `from` and `to` the petal is widest. */
  readonly spread: number;
  readonly belly: number;
  readonly turn?: number;
}

/** A ring of pointed petals. */
export function petals(
  cx: number,
  cy: number,
  { count, from, to, spread, belly, turn = UP }: Petals,
): string {
  return times(count, (i) => {
    const a = turn + (i * 2 * Math.PI) / count;
    const middle = from + (to - from) * belly;
    const text = ([x, y]: readonly [number, number]) => `${num(x)} ${num(y)}`;
    const root = text(polar(cx, cy, from, a));
    return (
      `M${root}Q${text(polar(cx, cy, middle, a - spread))} ${text(polar(cx, cy, to, a))}` +
      `Q${text(polar(cx, cy, middle, a + spread))} ${root}Z`
    );
  }).join('');
}

export interface ShamsaColours {
  readonly gold: string;
  readonly field: string;
  readonly accent: string;
}

/** The illuminated sun that opens a manuscript: rays, two rings of petals, a star field and a rose. */
export function shamsa(
  c: Canvas,
  cx: number,
  cy: number,
  r: number,
  colours: ShamsaColours,
  n = 16,
): string {
  const { gold, field, accent } = colours;
  const line = r * 0.006;
  const step = Math.PI / n;
  const leaf = c.radial(
    [
      [0, light(gold, 0.55)],
      [0.55, gold],
      [1, dark(gold, 0.45)],
    ],
    cx - r * 0.3,
    cy - r * 0.35,
    r * 1.5,
  );
  const ground = c.radial(
    [
      [0, light(field, 0.18)],
      [0.6, field],
      [1, dark(field, 0.55)],
    ],
    cx,
    cy,
    r,
  );
  const heart = c.radial([light(accent, 0.2), dark(accent, 0.4)], cx, cy, r * 0.7);
  const reach = Math.floor(n * 0.34);
  const ring = (radius: number, fill: string, width: number) =>
    circle(cx, cy, radius, { fill, stroke: leaf, strokeWidth: line * width });
  const petal = (from: number, to: number, spread: number, belly: number, count = n) =>
    petals(cx, cy, { count, from: r * from, to: r * to, spread: step * spread, belly });
  return [
    path(spikes(cx, cy, r, n), { stroke: gold, strokeWidth: line, fill: gold, opacity: 0.7 }),
    path(petal(0.7, 1.06, 0.92, 0.72), { fill: ground, stroke: leaf, strokeWidth: line * 2.2 }),
    path(petal(0.74, 0.97, 0.55, 0.7), { fill: heart, stroke: leaf, strokeWidth: line }),
    ring(r * 0.8, ground, 3),
    ring(r * 0.765, 'none', 1),
    path(chords(cx, cy, n, reach, r * 0.745), {
      stroke: leaf,
      strokeWidth: line * 1.8,
      fill: 'none',
    }),
    path(chords(cx, cy, n, reach, r * 0.745, UP + step), {
      stroke: leaf,
      strokeWidth: line * 1.1,
      fill: 'none',
      opacity: 0.75,
    }),
    ring(r * 0.44, heart, 2.4),
    path(petal(0.1, 0.42, 1.25, 0.66), { fill: ground, stroke: leaf, strokeWidth: line * 1.3 }),
    path(petal(0.04, 0.24, 1.9, 0.62, n / 2), { fill: leaf, opacity: 0.95 }),
    circle(cx, cy, r * 0.055, { fill: accent, stroke: leaf, strokeWidth: line * 2 }),
  ].join('');
}

const spikes = (cx: number, cy: number, r: number, n: number) =>
  times(2 * n, (i) => {
    const a = (i * Math.PI) / n;
    const tip = polar(cx, cy, r * (i % 2 === 0 ? 1.26 : 1.12), a);
    return polyline([polar(cx, cy, r * 0.98, a), tip]) + disc(tip[0], tip[1], r * 0.008);
  }).join('');
