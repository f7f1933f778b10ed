import type { KidsPalette } from '../palettes.ts';
import {
  paper,
  paperCloud,
  paperHill,
  paperMoon,
  paperSky,
  paperStars,
  starStrings,
} from '../motifs/paper.ts';
import { star } from '../motifs/ornament.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { circle, ellipse, group, path, place, rect } from '../svg/element.ts';
import { box, num, polyline, times, type Point } from '../svg/path.ts';
import { arch } from '../motifs/building.ts';
import type { Scene } from './scene.ts';

/** A paper observatory for children: a dome with its telescope, a ringed planet, a comet. */
export const observatory: Scene = (c, { kids: k }) => {
  const { width: w, height: h, unit: u } = c;
  const layer = paper(c, k);
  const [back, middle, front, nearest] = k.hills;
  return [
    paperSky(c, k),
    paperStars(c, k, 46, 0.6),
    constellation(c, k),
    layer(comet(c, k, w * c.by(0.8, 0.7), h * c.by(0.12, 0.09))),
    layer(planet(k, w * c.by(0.54, 0.26), h * c.by(0.27, 0.24), h * c.by(0.085, 0.06))),
    paperMoon(c, layer, w * c.by(0.93, 0.85), h * c.by(0.33, 0.28), h * c.by(0.075, 0.055)),
    starStrings(c, k, [
      [0.4, 0.1],
      [0.46, 0.17],
      [0.97, 0.1],
    ]),
    layer(paperCloud(w * c.by(0.68, 0.5), h * c.by(0.2, 0.14), 0.8 * u, k.clouds[2])),
    layer(paperCloud(w * 0.95, h * 0.52, 1.1 * u, k.clouds[1])),
    layer(paperHill(c, h * 0.7, h * 0.05, 2.2, k.clouds[0], back)),
    layer(paperHill(c, h * 0.79, h * 0.055, 0.4, back, mix(back, nearest, 0.5))),
    layer(dome(c, k, w * c.by(0.74, 0.55), h * 0.79, h * c.by(0.00105, 0.00078))),
    layer(stargazer(k, w * c.by(0.54, 0.2), h * c.by(0.82, 0.795), h * c.by(0.00135, 0.00095))),
    layer(paperHill(c, h * 0.87, h * 0.04, 3.6, middle, front)),
    layer(paperHill(c, h * 0.95, h * 0.045, 5.4, front, nearest)),
    layer(paperHill(c, h * 1.01, h * 0.03, 0.9, nearest, dark(nearest, 0.45))),
  ].join('');
};

function constellation(c: Canvas, k: KidsPalette): string {
  const { width: w, height: h, unit: u } = c;
  const points = (
    [
      [0.13, 0.34],
      [0.18, 0.26],
      [0.225, 0.31],
      [0.27, 0.21],
      [0.33, 0.17],
      [0.3, 0.09],
    ] as const
  ).map(([x, y]): Point => [w * x, h * y]);
  return (
    path(polyline(points), {
      fill: 'none',
      stroke: k.star,
      strokeOpacity: 0.6,
      strokeWidth: 2.4 * u,
      strokeDasharray: `${num(9 * u)} ${num(7 * u)}`,
    }) + path(points.map(([x, y]) => star(x, y, 5, 16 * u, 7.4 * u)).join(''), { fill: k.star })
  );
}

function comet(c: Canvas, k: KidsPalette, x: number, y: number): string {
  const tails = [k.roofs[1], k.star, k.walls[0]].map((fill, i) =>
    path(
      `M0 ${-15 + i * 5}C90 ${-40 + i * 12} 170 ${-52 + i * 14} 250 ${-84 + i * 20}C180 ${-20 + i * 4} 90 ${6 + i * 3} 0 ${15 - i * 5}Z`,
      { fill, opacity: 0.95 },
    ),
  );
  return group(
    { transform: place(x, y, c.unit) },
    ...tails,
    path(star(0, 0, 5, 34, 16), { fill: k.star }),
  );
}

function planet(k: KidsPalette, x: number, y: number, r: number): string {
  const ring = `M${num(x - r * 1.85)} ${num(y + r * 0.5)}A${num(r * 1.9)} ${num(r * 0.5)} -15 0 1 ${num(x + r * 1.85)} ${num(y - r * 0.5)}A${num(r * 1.9)} ${num(r * 0.5)} -15 0 1 ${num(x - r * 1.85)} ${num(y + r * 0.5)}`;
  const front = `M${num(x - r * 1.85)} ${num(y + r * 0.5)}A${num(r * 1.9)} ${num(r * 0.5)} -15 0 0 ${num(x + r * 1.85)} ${num(y - r * 0.5)}`;
  return [
    path(ring, { fill: 'none', stroke: k.star, strokeWidth: r * 0.17 }),
    circle(x, y, r, { fill: k.roofs[1] }),
    path(
      `M${num(x - r * 0.94)} ${num(y - r * 0.34)}Q${num(x)} ${num(y - r * 0.05)} ${num(x + r * 0.94)} ${num(y - r * 0.34)}Q${num(x + r)} ${num(y)} ${num(x + r * 0.98)} ${num(y + r * 0.1)}Q${num(x)} ${num(y + r * 0.4)} ${num(x - r * 0.98)} ${num(y + r * 0.1)}Q${num(x - r)} ${num(y)} ${num(x - r * 0.94)} ${num(y - r * 0.34)}Z`,
      { fill: light(k.roofs[1], 0.25) },
    ),
    path(front, { fill: 'none', stroke: light(k.star, 0.3), strokeWidth: r * 0.17 }),
  ].join('');
}

/** The drum with lit arched windows, the striped dome with its slit, and the telescope looking out. */
function dome(c: Canvas, k: KidsPalette, x: number, y: number, s: number): string {
  const tube = group(
    {
      transform: `translate(${num(x - 20 * s)} ${num(y - 300 * s)}) rotate(-138) scale(${s.toFixed(4)})`,
    },
    rect(-30, -34, 230, 68, { fill: k.roofs[2] }),
    rect(180, -42, 40, 84, { fill: k.star }),
    rect(60, -34, 22, 68, { fill: k.star }),
    ellipse(220, 0, 12, 42, { fill: k.walls[0] }),
  );
  const half = (r: number) =>
    `M${num(x - r * s)} ${num(y - 230 * s)}A${num(r * s)} ${num(r * s)} 0 0 1 ${num(x + r * s)} ${num(y - 230 * s)}Z`;
  const gore = (a: number, b: number) =>
    `M${num(x + a * s)} ${num(y - 230 * s)}Q${num(x + a * 0.75 * s)} ${num(y - 370 * s)} ${num(x)} ${num(y - 405 * s)}Q${num(x + b * 0.75 * s)} ${num(y - 370 * s)} ${num(x + b * s)} ${num(y - 230 * s)}Z`;
  const windows = times(5, (i) =>
    arch(x + (i - 2) * 68 * s, y - 60 * s, 36 * s, y - 130 * s, 34 * s),
  ).join('');
  return [
    path(half(178), { fill: k.roofs[0] }),
    path(gore(-150, -104) + gore(4, 60) + gore(120, 178), { fill: light(k.roofs[0], 0.24) }),
    path(gore(-92, -18), { fill: dark(k.sky[0], 0.1) }),
    tube,
    path(box(x - 190 * s, y - 236 * s, 380 * s, 30 * s), { fill: k.star }),
    path(box(x - 176 * s, y - 208 * s, 352 * s, 240 * s), {
      fill: c.horizontal([k.walls[0], k.walls[1]], x - 176 * s, x + 176 * s),
    }),
    path(windows, { fill: '#ffc95c' }),
    path(arch(x, y + 30 * s, 66 * s, y - 30 * s, 40 * s), { fill: k.hills[3] }),
  ].join('');
}

/** A small child in a cloak and cap, seen from behind, with a spyglass on a tripod. */
function stargazer(k: KidsPalette, x: number, y: number, s: number): string {
  return group(
    { transform: place(x, y, s) },
    path('M60 40L96 -64L132 40M96 -64L96 40', {
      fill: 'none',
      stroke: k.walls[1],
      strokeWidth: 9,
      strokeLinecap: 'round',
    }),
    group(
      { transform: 'translate(96 -74) rotate(-34)' },
      rect(-66, -15, 136, 30, { fill: k.roofs[2] }),
      rect(60, -20, 22, 40, { fill: k.star }),
      rect(-80, -9, 18, 18, { fill: k.star }),
    ),
    path('M-46 50C-50 -10 -30 -52 0 -54C30 -52 50 -10 46 50Z', { fill: k.roofs[1] }),
    path('M-46 50C-48 30 -46 12 -42 -4L42 -4C46 12 48 30 46 50Z', { fill: '#000', opacity: 0.1 }),
    path('M22 -36C40 -44 54 -58 62 -72L72 -64C66 -46 50 -28 32 -20Z', { fill: k.roofs[1] }),
    circle(0, -78, 29, { fill: '#8a5a3c' }),
    path('M-30 -84C-32 -120 32 -120 30 -84C14 -76 -14 -76 -30 -84Z', { fill: k.roofs[0] }),
    circle(0, -114, 7, { fill: k.star }),
  );
}
