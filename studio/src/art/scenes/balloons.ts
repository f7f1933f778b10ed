import type { Palette } from '../palettes.ts';
import { range } from '../motifs/mountain.ts';
import { flock, sky, sun } from '../motifs/sky.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { clouds, glow } from '../svg/effects.ts';
import { path } from '../svg/element.ts';
import { box, num, sample, smooth, times, type Point } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** Balloons over a valley of stone chimneys at sunrise. */
export const balloons: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [zenith, upper, middle, lower, horizon] = p.sky;
  const [sx, sy] = [w * c.by(0.5, 0.4), h * c.by(0.56, 0.5)];
  const rock = mix(lower, middle, 0.35);
  return [
    sky(c, p, 0.72),
    clouds(c, horizon, { from: 0, to: 0.6, across: 0.001, down: 0.008, bias: -1.35, opacity: 0.5 }),
    sun(c, sx, sy, h * c.by(0.075, 0.05), p),
    range(c, {
      y: h * c.by(0.66, 0.58),
      height: h * 0.12,
      peaks: 5,
      colour: mix(lower, horizon, 0.3),
      haze: mix(horizon, lower, 0.35),
      shade: mix(lower, middle, 0.3),
    }),
    ...flight(c, p, 'far'),
    chimneys(c, p, h * c.by(0.74, 0.65), h * 0.12, mix(rock, horizon, 0.25), 13),
    glow(c, sx, h * 0.7, w * 0.5, p.haze, 0.5),
    chimneys(c, p, h * c.by(0.87, 0.75), h * 0.22, mix(rock, middle, 0.4), 8),
    clouds(c, horizon, { from: 0.6, to: 0.95, down: 0.006, bias: -1.4, opacity: 0.5 }),
    ...flight(c, p, 'near'),
    chimneys(c, p, h * 0.97, h * 0.2, mix(upper, zenith, 0.3), 6),
    flock(c, dark(upper, 0.2), { x: w * 0.36, y: h * 0.24, dx: w * 0.1, dy: h * 0.06, count: 6 }),
    glow(c, sx, sy, h * 0.85, p.haze, 0.25),
  ].join('');
};

/** Cones of tuff with caps of darker stone, lit from the left, down to the bottom edge. */
function chimneys(c: Canvas, p: Palette, y: number, tall: number, colour: string, count: number) {
  const lit = c.across(
    [light(mix(colour, p.sun, 0.45), 0.05), colour, dark(colour, 0.42)],
    [0, 0],
    [1, 0],
  );
  const phase = c.between(0, 6);
  const floor = (x: number) => y + tall * 0.16 * Math.sin((x / c.width) * 7 + phase);
  const line = sample(16, (t): Point => [t * c.width, floor(t * c.width)]);
  const ground = path(`${smooth(line)}V${num(c.height + 5)}H0Z`, {
    fill: c.vertical([light(colour, 0.06), dark(colour, 0.4)], y - tall * 0.16, y + tall * 0.7),
  });
  const cones = times(count, (i) => {
    const x = ((i + c.between(0.1, 0.9)) / count) * c.width;
    const foot = floor(x) + tall * 0.06;
    const height = tall * c.between(0.3, 1) ** 1.3;
    const half = height * c.between(0.3, 0.46) + tall * 0.05;
    const top = foot - height;
    const cone =
      `M${num(x - half)} ${num(foot)}C${num(x - half * 0.6)} ${num(foot - height * 0.4)} ${num(x - half * 0.34)} ${num(top + height * 0.2)} ${num(x - half * 0.26)} ${num(top)}` +
      `H${num(x + half * 0.26)}C${num(x + half * 0.36)} ${num(top + height * 0.25)} ${num(x + half * 0.66)} ${num(foot - height * 0.35)} ${num(x + half)} ${num(foot)}Z`;
    const cap = `M${num(x - half * 0.46)} ${num(top + height * 0.06)}Q${num(x - half * 0.1)} ${num(top - height * 0.26)} ${num(x + half * 0.44)} ${num(top + height * 0.05)}Z`;
    const door = box(x - half * 0.1, foot - height * 0.4, half * 0.16, height * 0.1);
    return (
      path(cone, { fill: lit }) +
      path(cap, { fill: dark(colour, 0.32) }) +
      path(door, { fill: c.random() < 0.4 ? p.warm : dark(colour, 0.6), opacity: 0.8 })
    );
  });
  return ground + cones.join('');
}

type Balloon = readonly [x: number, y: number, size: number];

/** Places as shares of the canvas, and half widths as shares of the height. */
function flight(c: Canvas, p: Palette, which: 'far' | 'near'): string[] {
  const far: readonly Balloon[] = c.by(
    [
      [0.4, 0.42, 0.028],
      [0.55, 0.3, 0.04],
      [0.9, 0.42, 0.045],
      [0.62, 0.5, 0.024],
      [0.3, 0.34, 0.018],
      [0.97, 0.24, 0.026],
    ],
    [
      [0.2, 0.34, 0.03],
      [0.85, 0.4, 0.032],
      [0.4, 0.42, 0.02],
      [0.66, 0.47, 0.016],
    ],
  );
  const near: readonly Balloon[] = c.by(
    [
      [0.74, 0.3, 0.17],
      [0.93, 0.62, 0.075],
      [0.48, 0.14, 0.07],
    ],
    [
      [0.6, 0.24, 0.125],
      [0.16, 0.14, 0.055],
      [0.86, 0.56, 0.045],
    ],
  );
  return (which === 'far' ? far : near).map(([x, y, size], i) =>
    balloon(c, p, [x * c.width, y * c.height, size * c.height], which === 'far' ? 0.5 : 0, i),
  );
}

/** Half widths of the gores, from the outermost to the middle one. */
const GORES = [1.32, 1.08, 0.76, 0.4, 0.13] as const;

function balloon(c: Canvas, p: Palette, [x, y, r]: Balloon, fog: number, look: number): string {
  const tint = (colour: string) => mix(colour, p.sky[4], fog);
  const cloth = [
    [p.accent, '#fff1d6', p.gold],
    ['#1f6f78', p.gold, '#fff1d6'],
    ['#e0683a', '#7a2448', '#ffd892'],
  ][look % 3] ?? [p.accent, p.gold, p.gold];
  const gore = (a: number) =>
    `M${num(x)} ${num(y - r)}C${num(x + r * a)} ${num(y - r)} ${num(x + r * a * 0.86)} ${num(y + r * 0.46)} ${num(x + r * a * 0.2)} ${num(y + r * 1.16)}` +
    `H${num(x - r * a * 0.2)}C${num(x - r * a * 0.86)} ${num(y + r * 0.46)} ${num(x - r * a)} ${num(y - r)} ${num(x)} ${num(y - r)}Z`;
  const shade = c.across(
    [
      [0, p.sun, 0.4],
      [0.4, p.sun, 0],
      [1, p.ink, 0.55],
    ],
    [0, 0],
    [1, 0.25],
  );
  const ropes = `M${num(x - r * 0.22)} ${num(y + r * 1.14)}L${num(x - r * 0.13)} ${num(y + r * 1.5)}M${num(x + r * 0.22)} ${num(y + r * 1.14)}L${num(x + r * 0.13)} ${num(y + r * 1.5)}`;
  return [
    ...GORES.map((a, i) => path(gore(a), { fill: tint(cloth[i % 3] ?? p.accent) })),
    path(gore(GORES[0]), { fill: shade }),
    path(ropes, { stroke: tint(p.ink), strokeWidth: r * 0.02 }),
    path(box(x - r * 0.15, y + r * 1.46, r * 0.3, r * 0.22), { fill: tint(dark('#8a4b2d', 0.3)) }),
    glow(c, x, y + r * 1.2, r * 0.6, p.warm, 0.5),
  ].join('');
}
