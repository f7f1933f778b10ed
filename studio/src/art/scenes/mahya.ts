import type { Palette } from '../palettes.ts';
import { minaret } from '../motifs/building.ts';
import { mosque } from '../motifs/mosque.ts';
import { flock, sky, stars } from '../motifs/sky.ts';
import { houses, litWindows } from '../motifs/town.ts';
import type { Canvas } from '../svg/canvas.ts';
import { light, mix } from '../svg/colour.ts';
import { clouds, glow } from '../svg/effects.ts';
import { group, path, rect } from '../svg/element.ts';
import { disc, num, polar, sample, smooth, times, type Point } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** Ramadan lights on ropes between two minarets: a crescent and a star of lamps over the old town. */
export const mahya: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [, upper, middle, lower] = p.sky;
  const x = w * c.by(0.68, 0.5);
  const half = c.by(w * 0.19, w * 0.32);
  const base = h * c.by(0.96, 0.76);
  const tall = h * c.by(0.84, 0.62);
  const wide = h * c.by(0.045, 0.032);
  const great = mosque(x, base, half * 0.42, { minarets: 0 });
  const pair = [-1, 1].map((side) => minaret(x + side * half, base, tall, wide, 3)).join('');
  const ink = c.vertical([mix(middle, p.ink, 0.68), mix(upper, p.ink, 0.6)], base - tall, base);
  const lit = [-1, 1].flatMap((side) =>
    [0.765, 0.6, 0.435].map((k) => [x + side * half, base - tall * k] as const),
  );
  return [
    sky(c, p, 1.05),
    stars(c, 260, 0.7),
    clouds(c, lower, {
      from: 0.2,
      to: 0.95,
      across: 0.001,
      down: 0.005,
      bias: -1.35,
      opacity: 0.45,
    }),
    glow(c, x, base, half * 2.6, p.warm, 0.5),
    hills(c, p, base),
    path(pair + great.d, {
      fill: light(p.warm, 0.2),
      opacity: 0.5,
      transform: `translate(${num(1.6 * c.unit)} ${num(-1.6 * c.unit)})`,
    }),
    path(pair + great.d, { fill: ink }),
    path(great.edges, { fill: 'none', stroke: p.warm, strokeWidth: 2 * c.unit, opacity: 0.35 }),
    litWindows(c, great.windows, p.warm, 0.95),
    ...lit.map(([lx, ly]) => glow(c, lx, ly, wide * 2.4, p.warm, 0.85)),
    lamps(c, p, x, base - tall * 0.76, half),
    foreground(c, p, base),
    flock(c, light(p.sun, 0.3), {
      x: x - half * 0.3,
      y: h * 0.3,
      dx: half,
      dy: h * 0.1,
      count: 9,
      opacity: 0.6,
    }),
  ].join('');
};

/** The two ropes sag; the lamps of the picture hang from them on threads. */
function lamps(c: Canvas, p: Palette, x: number, y: number, half: number): string {
  const sag = (k: number) =>
    sample(30, (t): Point => [x + (2 * t - 1) * half, y + half * k * (1 - (2 * t - 1) ** 2)]);
  const rope = sag(0.1);
  const second = sag(0.16);
  const r = half * 0.27;
  const [mx, my] = [x - r * 0.3, y + half * 0.62];
  const moon = [
    ...times(26, (i) => polar(mx, my, r, 0.72 + (i / 25) * (2 * Math.PI - 1.44))),
    ...times(18, (i) => polar(mx + r * 0.42, my, r * 0.74, 1.02 + (i / 17) * (2 * Math.PI - 2.04))),
  ];
  const [sx, sy] = [mx + r * 0.92, my];
  const corners = times(10, (i) =>
    polar(sx, sy, i % 2 === 0 ? r * 0.42 : r * 0.19, (i * Math.PI) / 5),
  );
  const starLamps = corners.flatMap((a, i): Point[] => {
    const b = corners[(i + 1) % 10] ?? a;
    return [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]];
  });
  const threads = moon
    .concat(starLamps)
    .filter((_, i) => i % 3 === 0)
    .map(([px, py]) => `M${num(px)} ${num(y + half * 0.12)}V${num(py)}`)
    .join('');
  const size = half * 0.0125;
  const string = [...rope, ...second].map(([px, py]) => disc(px, py, size * 0.75)).join('');
  const shape = [...moon, ...starLamps].map(([px, py]) => disc(px, py, size)).join('');
  const bulbs = string + shape;
  return [
    path(smooth(rope) + smooth(second), { fill: 'none', stroke: p.ink, strokeWidth: 1.6 * c.unit }),
    path(threads, { stroke: p.gold, strokeWidth: 1 * c.unit, opacity: 0.25 }),
    glow(c, mx + r * 0.3, my, r * 2.6, p.warm, 0.5),
    group({ fill: p.warm, filter: c.blur(size * 1.6), opacity: 0.95 }, path(bulbs)),
    path(bulbs, { fill: light(p.warm, 0.6) }),
  ].join('');
}

function hills(c: Canvas, p: Palette, base: number): string {
  const far = houses(c, -20, c.width + 20, base, c.height * 0.16);
  return (
    path(far.d, { fill: mix(p.sky[3], p.sky[2], 0.55), opacity: 0.9 }) +
    litWindows(c, far.windows, p.warm, 0.35)
  );
}

function foreground(c: Canvas, p: Palette, base: number): string {
  const near = houses(c, -20, c.width + 20, c.height + 4, c.height - base + c.height * 0.1);
  // Upright pictures have a deep foreground, where sky would show between the near houses and the mosque.
  const bank = rect(0, base, c.width, c.height - base, { fill: mix(p.ink, p.sky[1], 0.45) });
  return (
    (c.landscape ? '' : bank) +
    path(near.d, { fill: mix(p.ink, p.sky[1], 0.2) }) +
    litWindows(c, near.windows, p.warm, 0.7)
  );
}
