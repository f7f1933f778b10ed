import type { Palette } from '../palettes.ts';
import { dune } from '../motifs/dune.ts';
import { figure, silhouette } from '../motifs/figures.ts';
import { range } from '../motifs/mountain.ts';
import { flock, sky, sun } from '../motifs/sky.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { clouds, glow, rays } from '../svg/effects.ts';
import { path } from '../svg/element.ts';
import { heightAt, num, times, type Point } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** A caravan on the crest of a dune under a low sun. */
export const dunes: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [zenith, upper, middle, lower, horizon] = p.sky;
  const [sx, sy] = [w * c.by(0.68, 0.62), h * c.by(0.42, 0.36)];
  const lit = mix(p.warm, lower, 0.12);
  const shade = mix(upper, p.ink, 0.2);
  const far = dune(c, {
    foot: c.by(0.68, 0.64),
    peak: c.by(0.56, 0.51),
    x: 0.3,
    left: 0.5,
    right: 0.55,
    lit: [mix(lit, horizon, 0.5), mix(lit, middle, 0.45)],
    shade: [mix(shade, lower, 0.5), mix(shade, lower, 0.3)],
  });
  const main = dune(c, {
    foot: c.by(0.8, 0.74),
    peak: c.by(0.63, 0.56),
    x: 0.86,
    left: 0.75,
    right: 0.5,
    sweep: 0.42,
    ripples: true,
    lit: [light(lit, 0.08), mix(lit, middle, 0.55)],
    shade: [mix(shade, middle, 0.55), shade],
  });
  const near = dune(c, {
    foot: 1.02,
    peak: 0.8,
    x: 0.16,
    left: 0.4,
    right: 0.95,
    sweep: 0.2,
    ripples: true,
    lit: [mix(lit, middle, 0.4), mix(upper, p.ink, 0.2)],
    shade: [mix(shade, p.ink, 0.4), p.ink],
  });
  return [
    sky(c, p, 0.72),
    clouds(c, horizon, {
      from: 0.02,
      to: 0.55,
      across: 0.0011,
      down: 0.008,
      gain: 2.8,
      bias: -1.5,
      opacity: 0.55,
    }),
    clouds(c, upper, {
      from: 0,
      to: 0.4,
      across: 0.001,
      down: 0.007,
      gain: 3,
      bias: -1.55,
      opacity: 0.5,
    }),
    sun(c, sx, sy, h * c.by(0.125, 0.085), p),
    rays(c, sx, sy, p.sun, { length: h * 1.1, from: -Math.PI, to: 0, count: 16, strength: 0.14 }),
    flock(c, dark(zenith, 0.3), {
      x: sx - w * 0.11,
      y: sy - h * 0.15,
      dx: w * 0.07,
      dy: h * 0.04,
      count: 6,
      opacity: 0.75,
    }),
    range(c, {
      y: h * c.by(0.63, 0.58),
      height: h * 0.07,
      colour: mix(lower, middle, 0.3),
      haze: mix(horizon, lower, 0.3),
      shade: mix(lower, middle, 0.5),
      peaks: 6,
    }),
    far.svg,
    glow(c, sx, h * 0.66, w * 0.5, p.haze, 0.4),
    main.svg,
    caravan(c, p, main.skyline),
    near.svg,
    glow(c, sx, sy, h * 0.9, p.haze, 0.28),
  ].join('');
};

function caravan(c: Canvas, p: Palette, ground: readonly Point[]): string {
  const size = c.height * c.by(0.085, 0.06);
  const colour = mix(p.ink, p.sky[1], 0.12);
  const start = c.width * c.by(0.56, 0.42);
  const step = size * 1.33;
  const standing = (x: number) => heightAt(ground, x) + 3 * c.unit;
  const camels = times(4, (i) => {
    const x = start + i * step;
    const y = standing(x);
    const rope = `M${num(x + size * 0.5)} ${num(y - size * 0.9)}Q${num(x + size * 0.66)} ${num(y - size * 0.5)} ${num(x + step - size * 0.4)} ${num(standing(x + step) - size * 0.6)}`;
    return [
      silhouette('camel', x, y, size, colour),
      silhouette('load', x, y, size, mix(colour, p.accent, 0.25)),
      i % 2 === 1 ? silhouette('camelRider', x - size * 0.06, y, size, colour) : '',
      path(rope, { fill: 'none', stroke: colour, strokeWidth: 1.4 * c.unit }),
    ].join('');
  });
  const leader = start + 4 * step;
  return (
    camels.join('') + figure(leader, standing(leader), size * 0.82, colour, { carries: 'spear' })
  );
}
