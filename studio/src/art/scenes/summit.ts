import type { Palette } from '../palettes.ts';
import { figure } from '../motifs/figures.ts';
import { range } from '../motifs/mountain.ts';
import { flock, moon, sky, stars } from '../motifs/sky.ts';
import type { Canvas } from '../svg/canvas.ts';
import { light, mix } from '../svg/colour.ts';
import { clouds, glow } from '../svg/effects.ts';
import { path } from '../svg/element.ts';
import { fractal } from '../svg/noise.ts';
import { heightAt, num, polygon, sample, type Point } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** A lone watcher on a crag before a full moon. */
export const summit: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [zenith, upper, middle, lower, horizon] = p.sky;
  const [mx, my, r] = [w * c.by(0.66, 0.52), h * c.by(0.4, 0.33), h * c.by(0.27, 0.19)];
  return [
    sky(c, p, 0.95),
    stars(c, 240, 0.75),
    clouds(c, lower, { from: 0.1, to: 0.9, across: 0.001, down: 0.005, bias: -1.4, opacity: 0.5 }),
    moon(c, mx, my, r, p.sun),
    clouds(c, upper, {
      from: 0.2,
      to: 0.7,
      across: 0.0012,
      down: 0.011,
      gain: 3.4,
      bias: -1.9,
      opacity: 0.75,
    }),
    range(c, {
      y: h * 0.8,
      height: h * 0.36,
      peaks: 5,
      snow: light(horizon, 0.4),
      colour: mix(middle, lower, 0.3),
      haze: mix(horizon, lower, 0.45),
      shade: mix(upper, middle, 0.4),
      lit: mix(lower, horizon, 0.3),
    }),
    clouds(c, horizon, {
      from: 0.5,
      to: 0.95,
      across: 0.0012,
      down: 0.007,
      gain: 3,
      bias: -1.35,
      opacity: 0.75,
    }),
    range(c, {
      y: h * 0.92,
      height: h * 0.3,
      peaks: 6,
      colour: mix(upper, middle, 0.5),
      haze: mix(lower, middle, 0.3),
      shade: mix(zenith, upper, 0.5),
      lit: mix(middle, lower, 0.35),
    }),
    clouds(c, lower, {
      from: 0.62,
      to: 1,
      across: 0.0015,
      down: 0.007,
      gain: 3,
      bias: -1.35,
      opacity: 0.7,
    }),
    watcher(c, p, mx),
    flock(c, p.ink, { x: mx, y: my - r * 0.2, dx: w * 0.22, dy: r * 0.6, count: 8, opacity: 0.85 }),
    glow(c, mx, my, h * 0.8, p.sun, 0.22),
  ].join('');
};

function watcher(c: Canvas, p: Palette, mx: number): string {
  const { width: w, height: h, unit: u } = c;
  const noise = fractal(c.random, 5);
  const top = h * c.by(0.72, 0.66);
  const edge = 0.22;
  const crag = sample(60, (t): Point => {
    const away = t < edge ? (edge - t) / edge : (t - edge) / (1 - edge);
    const fall = t < edge ? h * 0.42 * away ** 0.72 : h * 0.2 * away ** 0.8;
    return [
      mx - w * 0.06 + (t - edge) * w * c.by(0.62, 1.1),
      top + fall + noise(t * 9) * h * 0.016 * (0.3 + away),
    ];
  });
  const [first, last] = [crag[0] ?? [0, h], crag.at(-1) ?? [w, h]];
  const rock = polygon([[first[0], h + 10], ...crag, [w + 20, last[1]], [w + 20, h + 10]]);
  const size = h * c.by(0.2, 0.15);
  const x = mx - w * 0.02;
  const y = heightAt(crag, x) + 4 * u;
  return [
    path(rock, { fill: p.sun, opacity: 0.75, transform: `translate(0 ${num(-2.5 * u)})` }),
    path(rock, {
      fill: c.vertical([p.ink, mix(p.ink, p.sky[2], 0.25)], top, h),
    }),
    figure(x - 2.2 * u, y - 1.5 * u, size, light(p.sun, 0.4), { carries: 'spear', opacity: 0.7 }),
    figure(x, y, size, p.ink, { carries: 'spear' }),
  ].join('');
}
