import type { Palette } from '../palettes.ts';
import { mosque } from '../motifs/mosque.ts';
import { tower } from '../motifs/building.ts';
import { galley, kayik } from '../motifs/ships.ts';
import { flock, moon, sky, stars } from '../motifs/sky.ts';
import { houses, litWindows, treeLine } from '../motifs/town.ts';
import { glints, reflection, swell } from '../motifs/water.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { clouds, glow } from '../svg/effects.ts';
import { group, path } from '../svg/element.ts';
import { fractal } from '../svg/noise.ts';
import { box, heightAt, num, polygon, sample, times, type Point } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** Galleys slip through a narrow strait under the towers of a fortress. */
export const strait: Scene = (c, { palette: p }) => {
  const { width: w, height: h, unit: u } = c;
  const [zenith, upper, middle, lower, horizon] = p.sky;
  const line = h * c.by(0.68, 0.53);
  const [mx, my, r] = [w * c.by(0.55, 0.36), line - h * c.by(0.34, 0.29), h * c.by(0.13, 0.09)];
  const shores = farShore(c, p, line) + fortress(c, p, line);
  const surface = c.vertical(
    [
      [0, mix(horizon, lower, 0.5)],
      [0.25, mix(middle, lower, 0.25)],
      [1, zenith],
    ],
    line,
    h,
  );
  const veil = c.vertical(
    [
      [0, upper, 0],
      [0.5, upper, 0.5],
      [1, zenith, 0.9],
    ],
    line,
    h,
  );
  const hull = dark(p.ink, 0.1);
  const cloth = c.across(
    [
      [0, mix(p.accent, p.ink, 0.35)],
      [0.6, mix(p.accent, p.haze, 0.35)],
      [1, mix(p.haze, p.sun, 0.6)],
    ],
    [1, 0],
    [0, 0.6],
  );
  return [
    sky(c, p, 0.7),
    stars(c, 170, 0.4),
    clouds(c, horizon, {
      from: 0.1,
      to: 0.7,
      across: 0.0009,
      down: 0.009,
      gain: 3,
      bias: -1.55,
      opacity: 0.6,
    }),
    clouds(c, zenith, {
      from: 0,
      to: 0.55,
      across: 0.0012,
      down: 0.006,
      gain: 3,
      bias: -1.45,
      opacity: 0.65,
    }),
    moon(c, mx, my, r, p.sun),
    shores,
    glow(c, mx, line, w * 0.4, p.haze, 0.45),
    reflection(c, shores, line, surface, veil),
    glints(c, light(p.sun, 0.15), {
      x: mx,
      from: line,
      to: h,
      near: h * 0.24,
      far: h * 0.04,
      count: 300,
      opacity: 0.7,
    }),
    galley(w * c.by(0.46, 0.16), line + h * 0.035, 0.62 * u, {
      hull: mix(hull, middle, 0.35),
      sail: mix(middle, lower, 0.5),
      shade: mix(middle, upper, 0.4),
    }),
    galley(w * c.by(0.64, 0.5), line + h * c.by(0.15, 0.13), u * c.by(1.5, 1.6), {
      hull,
      sail: cloth,
      shade: mix(p.ink, p.accent, 0.4),
    }),
    kayik(w * c.by(0.86, 0.84), line + h * 0.2, 0.9 * u, hull),
    swell(c, {
      y: h * 0.94,
      amplitude: h * 0.04,
      count: 9,
      crest: mix(upper, zenith, 0.35),
      trough: dark(p.ink, 0.2),
      foam: middle,
    }),
    flock(c, light(p.sun, 0.2), { x: mx + w * 0.04, y: my, dx: w * 0.16, dy: h * 0.12, count: 8 }),
  ].join('');
};

function farShore(c: Canvas, p: Palette, line: number): string {
  const { width: w, height: h } = c;
  const [, , middle, lower, horizon] = p.sky;
  const noise = fractal(c.random, 4);
  const ridge = sample(60, (t): Point => [
    t * w * 0.7 - 10,
    line - h * (0.12 * (1 - t) ** 1.3 + 0.02 + 0.02 * noise(t * 4)),
  ]);
  const town = houses(c, -10, w * 0.46, line + 4, h * 0.05);
  const dome = mosque(w * c.by(0.36, 0.3), line - h * 0.012, h * 0.032, { minarets: 2 });
  const haze = mix(lower, middle, 0.4);
  return (
    path(polygon([[-10, line + 2], ...ridge, [w * 0.7, line + 2]]), {
      fill: c.vertical([haze, mix(horizon, lower, 0.4)], line - h * 0.14, line),
    }) +
    path(town.d + dome.d, { fill: mix(middle, lower, 0.15) }) +
    litWindows(c, [...town.windows, ...dome.windows], p.warm, 0.6)
  );
}

/** The near headland: trees, curtain walls climbing it, three great towers. */
function fortress(c: Canvas, p: Palette, line: number): string {
  const { width: w, height: h, unit: u } = c;
  const [, upper, middle] = p.sky;
  const noise = fractal(c.random, 4);
  const left = w * c.by(0.66, 0.44);
  const ridge = sample(60, (t): Point => [
    left + (w + 20 - left) * t,
    line - h * c.by(0.3, 0.22) * t ** 0.8 + noise(t * 5) * h * 0.012,
  ]);
  const hill = polygon([[left - 6, line + 3], ...ridge, [w + 20, line + 3]]);
  const at = (t: number): Point => {
    const x = left + (w - left) * t;
    return [x, heightAt(ridge, x)];
  };
  const stone = c.vertical(
    [mix(middle, p.haze, 0.4), mix(middle, upper, 0.45), mix(upper, p.ink, 0.3)],
    line - h * 0.55,
    line,
  );
  const ink = mix(upper, p.ink, 0.45);
  return [
    path(hill, {
      fill: c.vertical([mix(upper, middle, 0.4), ink], line - h * 0.3, line),
    }),
    path(curtain(c, at), { fill: stone }),
    ...(
      [
        [0.14, 0.2, 0.052],
        [0.48, 0.25, 0.06],
        [0.86, 0.23, 0.058],
      ] as const
    ).map(([t, tall, wide]) =>
      keep(c, p, at(t), h * tall * c.by(1, 0.72), h * wide * c.by(1.3, 0.95), stone),
    ),
    group(
      { clipPath: c.clipBox(left, 0, w - left, line + 2) },
      treeLine(c, ink, 26 * u, h * 0.03, h * 0.06, (x) => heightAt(ridge, x) + h * 0.075),
    ),
    town(c, p, left, line),
  ].join('');
}

/** A crenellated wall that follows the slope. */
function curtain(c: Canvas, at: (t: number) => Point): string {
  const [height, merlon] = [c.height * 0.055, 13 * c.unit];
  const steps = 46;
  const blocks = times(steps, (i) => {
    const [x, y] = at(0.08 + (i / steps) * 0.98);
    const [next] = at(0.08 + ((i + 1) / steps) * 0.98);
    return (
      box(x, y - height, next - x + 1, height + c.height * 0.06) +
      box(x, y - height - merlon, (next - x) * 0.55, merlon + 1)
    );
  });
  return blocks.join('');
}

function keep(
  c: Canvas,
  p: Palette,
  [x, y]: Point,
  height: number,
  width: number,
  stone: string,
): string {
  const d = tower(x, y + c.height * 0.05, width, height + c.height * 0.05);
  const sheen = c.horizontal(
    [
      [0, light(p.sun, 0.1), 0.5],
      [0.35, p.sun, 0.05],
      [0.5, p.ink, 0.1],
      [1, p.ink, 0.72],
    ],
    x - width * 0.6,
    x + width * 0.6,
  );
  const slits = [0.35, 0.6, 0.8]
    .map((t) => box(x - width * 0.03, y - height * t, width * 0.06, height * 0.06))
    .join('');
  const flag = `M${num(x)} ${num(y - height - width * 0.1)}v${num(-width * 0.7)}l${num(width * 0.5)} ${num(width * 0.14)}l${num(-width * 0.46)} ${num(width * 0.14)}`;
  return [
    path(d, {
      fill: light(p.sun, 0.2),
      opacity: 0.5,
      transform: `translate(${num(-1.8 * c.unit)} ${num(-1.6 * c.unit)})`,
    }),
    path(d, { fill: stone }),
    path(d, { fill: sheen }),
    path(slits, { fill: light(p.warm, 0.2) }),
    path(flag, { fill: p.accent, stroke: p.ink, strokeWidth: 2 * c.unit }),
  ].join('');
}

function town(c: Canvas, p: Palette, left: number, line: number): string {
  const shore = houses(c, left + c.width * 0.03, c.width + 10, line + 4, c.height * 0.06);
  return (
    path(shore.d, { fill: mix(p.sky[1], p.ink, 0.5) }) +
    litWindows(c, shore.windows, light(p.warm, 0.15), 0.8)
  );
}
