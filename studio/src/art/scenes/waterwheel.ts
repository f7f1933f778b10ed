import type { Palette } from '../palettes.ts';
import { arch } from '../motifs/building.ts';
import { figure } from '../motifs/figures.ts';
import { range } from '../motifs/mountain.ts';
import { flock, motes, sky, sun } from '../motifs/sky.ts';
import { houses, litWindows, palm } from '../motifs/town.ts';
import { glints, reflection } from '../motifs/water.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { clouds, glow, specks } from '../svg/effects.ts';
import { circle, group, path, rotate } from '../svg/element.ts';
import { fractal } from '../svg/noise.ts';
import { box, num, polar, polygon, polyline, sample, times, type Point } from '../svg/path.ts';
import type { Scene } from './scene.ts';

interface Wheel {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The great wooden wheel of a river town lifting water to an aqueduct; a carrier on the bank. */
export const waterwheel: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [zenith, upper, middle, lower, horizon] = p.sky;
  const line = h * c.by(0.74, 0.58);
  const wheel: Wheel = {
    x: w * c.by(0.74, 0.6),
    y: line - h * c.by(0.29, 0.22),
    r: h * c.by(0.37, 0.26),
  };
  const [sx, sy] = [w * c.by(0.57, 0.3), line - h * c.by(0.17, 0.13)];
  const works = aqueduct(c, p, wheel, line) + wheelOf(c, p, wheel);
  const surface = c.vertical(
    [
      [0, mix(horizon, lower, 0.45)],
      [0.35, mix(middle, lower, 0.3)],
      [1, upper],
    ],
    line,
    h,
  );
  const veil = c.vertical(
    [
      [0, upper, 0],
      [0.6, upper, 0.45],
      [1, zenith, 0.85],
    ],
    line,
    h,
  );
  return [
    sky(c, p, 0.78),
    clouds(c, horizon, {
      from: 0.05,
      to: 0.7,
      across: 0.001,
      down: 0.008,
      gain: 2.9,
      bias: -1.55,
      opacity: 0.6,
    }),
    clouds(c, upper, {
      from: 0,
      to: 0.45,
      across: 0.0012,
      down: 0.006,
      gain: 3,
      bias: -1.5,
      opacity: 0.55,
    }),
    sun(c, sx, sy, h * c.by(0.1, 0.07), p),
    range(c, {
      y: line - h * 0.02,
      height: h * 0.1,
      peaks: 7,
      colour: mix(lower, middle, 0.35),
      haze: mix(horizon, lower, 0.35),
      shade: mix(lower, middle, 0.6),
    }),
    grove(c, p, line),
    works,
    reflection(c, works, line, surface, veil),
    glints(c, p.sun, {
      x: sx,
      from: line,
      to: h,
      near: h * 0.3,
      far: h * 0.06,
      count: 240,
      opacity: 0.7,
    }),
    spill(c, p, wheel, line),
    bank(c, p, line),
    flock(c, dark(p.ink, 0.1), {
      x: w * c.by(0.55, 0.3),
      y: h * 0.26,
      dx: w * 0.1,
      dy: h * 0.08,
      count: 7,
      opacity: 0.7,
    }),
    glow(c, sx, sy, h * 0.9, p.haze, 0.35),
    motes(c, light(p.sun, 0.3), 60, 0.3, 1),
  ].join('');
};

/** Palms and the roofs of the town on the far bank. */
function grove(c: Canvas, p: Palette, line: number): string {
  const tone = mix(mix(p.sky[2], p.ink, 0.4), p.haze, 0.15);
  const palms = times(9, (i) =>
    palm(
      c.width * ((i + c.between(0.1, 0.9)) / 9),
      line + 4,
      c.height * c.between(0.1, 0.2),
      c.between(-0.16, 0.16),
    ),
  );
  const town = houses(c, -20, c.width + 20, line + 3, c.height * 0.055);
  return (
    path(town.d, { fill: mix(tone, p.haze, 0.5) }) +
    litWindows(c, town.windows, p.warm, 0.35) +
    path(palms.join(''), { fill: mix(tone, p.haze, 0.12) })
  );
}

/** Stone arches that lead the water away, and the tower the axle rests in. */
function aqueduct(c: Canvas, p: Palette, { x, y, r }: Wheel, line: number): string {
  const top = y - r * 0.78;
  const step = r * 0.52;
  const rock = mix('#7d6a55', p.sky[2], 0.35);
  const stone = c.vertical(
    [mix(rock, p.haze, 0.4), mix(rock, p.ink, 0.3), mix(rock, p.ink, 0.62)],
    top,
    line,
  );
  const count = Math.ceil((c.width - x) / step) + 2;
  const holes = times(count, (i) =>
    arch(x + r * 0.3 + i * step, line + 2, step * 0.7, top + r * 0.72, r * 0.42),
  ).join('');
  const courses = times(
    12,
    (i) => `M${num(x)} ${num(top + ((line - top) * i) / 12)}H${num(c.width)}`,
  ).join('');
  const body = `${box(x - r * 0.1, top, c.width - x + r * 0.2, line - top + 3)}${holes}`;
  return [
    path(body, { fill: stone, fillRule: 'evenodd' }),
    group(
      { clipPath: c.clip(box(x, top, c.width, line - top)) },
      path(courses, { stroke: p.ink, strokeOpacity: 0.14, strokeWidth: 2 * c.unit }),
    ),
    path(box(x - r * 0.12, top - r * 0.05, c.width - x + r * 0.2, r * 0.07), {
      fill: mix(rock, p.haze, 0.6),
    }),
    path(
      polygon([
        [x - r * 0.2, line + 3],
        [x - r * 0.1, y - r * 0.16],
        [x + r * 0.1, y - r * 0.16],
        [x + r * 0.2, line + 3],
      ]),
      { fill: stone },
    ),
  ].join('');
}

/** A noria: two rims and pairs of beams that pass beside the hub, with a bucket box on every joint. */
function wheelOf(c: Canvas, p: Palette, { x, y, r }: Wheel): string {
  const timber = mix(p.accent, '#5a3418', 0.65);
  const wood = c.linear(
    [
      [0, mix(timber, p.warm, 0.3)],
      [0.45, mix(timber, p.ink, 0.35)],
      [1, mix(timber, p.ink, 0.75)],
    ],
    [x - r, y - r * 0.6],
    [x + r, y + r * 0.6],
  );
  const ring = (radius: number, width: number) =>
    circle(x, y, r * radius, { fill: 'none', stroke: wood, strokeWidth: r * width });
  const beams = times(24, (i) => {
    const [a, off] = [((i >> 1) * Math.PI) / 12, i % 2 === 0 ? 0.11 : -0.11];
    return polyline([polar(x, y, r * 0.96, a + off), polar(x, y, r * 0.96, a + Math.PI - off)]);
  });
  const boxes = times(40, (i) => {
    const a = (i * Math.PI) / 20;
    const [bx, by] = polar(x, y, r * 0.955, a);
    return path(box(bx - r * 0.028, by - r * 0.06, r * 0.056, r * 0.12), {
      transform: rotate((a * 180) / Math.PI + 90 - 24, bx, by),
    });
  });
  return [
    circle(x, y, r * 0.93, {
      fill: 'none',
      stroke: light(p.sun, 0.25),
      strokeWidth: r * 0.04,
      opacity: 0.8,
      transform: `translate(${num(-2.5 * c.unit)} ${num(-2 * c.unit)})`,
    }),
    path(beams.join(''), { stroke: wood, strokeWidth: r * 0.024 }),
    ring(0.93, 0.045),
    ring(0.82, 0.026),
    ring(0.5, 0.03),
    group({ fill: wood }, ...boxes),
    circle(x, y, r * 0.13, { fill: wood, stroke: p.ink, strokeWidth: r * 0.02 }),
    circle(x, y, r * 0.05, { fill: p.ink }),
  ].join('');
}

/** Water falling from the buckets, lit by the sun. */
function spill(c: Canvas, p: Palette, { x, y, r }: Wheel, line: number): string {
  const bright = light(p.sun, 0.45);
  const threads = times(26, () => {
    const a = -c.between(0.35, 2.8);
    const [fx, fy] = polar(x, y, r * 1.02, a);
    return `M${num(fx)} ${num(fy)}q${num(c.between(-6, 6) * c.unit)} ${num(r * 0.1)} ${num(c.between(-8, 8) * c.unit)} ${num(r * c.between(0.12, 0.42))}`;
  });
  const foam = specks(c, 90, { fill: bright, opacity: 0.8 }, () => [
    x + (c.random() + c.random() - 1) * r * 0.9,
    line + c.between(-0.03, 0.03) * c.height,
  ]);
  return group(
    { blend: 'screen' },
    path(threads.join(''), {
      fill: 'none',
      stroke: bright,
      strokeOpacity: 0.55,
      strokeWidth: 1.8 * c.unit,
    }),
    foam,
  );
}

/** The near bank with reeds and the water carrier. */
function bank(c: Canvas, p: Palette, line: number): string {
  const { width: w, height: h, unit: u } = c;
  const noise = fractal(c.random, 4);
  const ground = sample(60, (t): Point => [
    t * w,
    line + h * (c.by(0.15, 0.18) + 0.05 * Math.sin(t * 3.4 + 0.4) + 0.006 * noise(t * 30)),
  ]);
  const earth = polygon([[0, h + 5], ...ground, [w, h + 5]]);
  const size = h * c.by(0.24, 0.17);
  const x = w * c.by(0.5, 0.3);
  const y = line + h * c.by(0.2, 0.235);
  const reeds = times(60, () => {
    const rx = w * c.random();
    const tall = h * c.between(0.04, 0.12);
    const foot = line + h * c.by(0.2, 0.24);
    return `M${num(rx)} ${num(foot + 30 * u)}Q${num(rx + c.between(-8, 8) * u)} ${num(foot - tall * 0.5)} ${num(rx + c.between(-30, 30) * u)} ${num(foot - tall)}`;
  });
  return [
    path(earth, { fill: p.sun, opacity: 0.5, transform: `translate(0 ${num(-2.4 * u)})` }),
    path(earth, {
      fill: c.vertical([mix(p.ink, p.sky[1], 0.4), dark(p.ink, 0.2)], line + h * 0.1, h),
    }),
    path(reeds.join(''), { fill: 'none', stroke: mix(p.ink, p.sky[1], 0.25), strokeWidth: 3 * u }),
    figure(x - 2 * u, y - u, size, light(p.sun, 0.4), { carries: 'yoke', opacity: 0.75 }),
    figure(x, y, size, p.ink, { carries: 'yoke' }),
  ].join('');
}
