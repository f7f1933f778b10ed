import { silhouette } from '../motifs/figures.ts';
import { range } from '../motifs/mountain.ts';
import { motes, sky } from '../motifs/sky.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { clouds, glow } from '../svg/effects.ts';
import { circle, group, path } from '../svg/element.ts';
import { fractal } from '../svg/noise.ts';
import { heightAt, num, polygon, sample, type Point } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** Riders of the steppe galloping across a setting sun. */
export const riders: Scene = (c, { palette: p }) => {
  const { width: w, height: h, unit: u } = c;
  const [zenith, upper, middle, lower, horizon] = p.sky;
  const [sx, base, r] = [w * c.by(0.64, 0.5), h * c.by(0.77, 0.68), h * c.by(0.31, 0.22)];
  const sy = base - r * 0.72;
  const noise = fractal(c.random, 4);
  const ground = sample(80, (t): Point => [
    t * w,
    base + h * (0.02 * noise(t * 3) + 0.09 * Math.abs(t - sx / w) ** 1.5 + 0.004 * noise(t * 60)),
  ]);
  const earth = polygon([[0, h], ...ground, [w, h]]);
  const rider = (x: number, scale: number, fill: string, banner = false) => {
    const y = heightAt(ground, x) + 4 * u;
    const size = h * c.by(0.2, 0.135) * scale;
    return (
      silhouette('horse', x, y, size, fill) +
      silhouette('rider', x, y, size, fill) +
      (banner ? silhouette('banner', x, y, size, fill) : '')
    );
  };
  const distant = mix(p.ink, lower, 0.35);
  return [
    sky(c, p, 0.82),
    clouds(c, zenith, {
      from: 0,
      to: 0.6,
      across: 0.0012,
      down: 0.006,
      gain: 3,
      bias: -1.4,
      opacity: 0.75,
    }),
    clouds(c, horizon, {
      from: 0.1,
      to: 0.75,
      across: 0.001,
      down: 0.008,
      gain: 3,
      bias: -1.6,
      opacity: 0.5,
    }),
    glow(c, sx, sy, r * 3.4, p.haze, 0.8),
    glow(c, sx, sy, r * 1.9, p.sun, 0.55),
    circle(sx, sy, r, {
      fill: c.vertical(
        [
          [0, light(p.sun, 0.62)],
          [0.35, p.sun],
          [0.7, mix(p.warm, horizon, 0.4)],
          [1, mix(lower, p.haze, 0.4)],
        ],
        sy - r,
        sy + r,
      ),
    }),
    clouds(c, middle, {
      from: 0.3,
      to: 0.85,
      across: 0.0014,
      down: 0.016,
      gain: 3.4,
      bias: -1.85,
      opacity: 0.7,
    }),
    range(c, {
      y: h * 0.8,
      height: h * 0.16,
      peaks: 9,
      colour: mix(middle, lower, 0.3),
      haze: mix(horizon, lower, 0.3),
      shade: mix(middle, upper, 0.5),
    }),
    clouds(c, p.warm, {
      from: 0.6,
      to: 0.92,
      across: 0.0024,
      down: 0.008,
      bias: -1.05,
      opacity: 0.7,
    }),
    path(earth, { fill: p.sun, opacity: 0.6, transform: `translate(0 ${num(-2 * u)})` }),
    group(
      { opacity: 0.55 },
      rider(sx - r * 1.9, 0.62, distant),
      rider(sx + r * 1.75, 0.62, distant, true),
      rider(sx + r * 2.3, 0.58, distant),
    ),
    rider(sx - r * 0.98, 0.8, p.ink, true),
    rider(sx + r * 0.86, 0.8, p.ink),
    rider(sx, 1.12, p.ink),
    path(earth, {
      fill: c.vertical([p.ink, dark(p.ink, 0.3)], base, h),
    }),
    clouds(c, p.haze, {
      from: 0.66,
      to: 0.98,
      across: 0.002,
      down: 0.006,
      gain: 2.8,
      bias: -1.3,
      opacity: 0.55,
    }),
    motes(c, light(p.warm, 0.3), 90, 0.25, 1),
  ].join('');
};
