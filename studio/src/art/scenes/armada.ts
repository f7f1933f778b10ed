import { crescent } from '../motifs/building.ts';
import { galley } from '../motifs/ships.ts';
import { flock, sky, sun } from '../motifs/sky.ts';
import { glints, swell } from '../motifs/water.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { clouds, glow, rays } from '../svg/effects.ts';
import { path, rect } from '../svg/element.ts';
import { num } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** A corsair galley under full sail, the fleet on the horizon. */
export const armada: Scene = (c, { palette: p }) => {
  const { width: w, height: h, unit: u } = c;
  const [zenith, upper, middle, lower, horizon] = p.sky;
  const [line, sx] = [h * c.by(0.62, 0.55), w * c.by(0.6, 0.5)];
  const far = mix(middle, upper, 0.3);
  const fleet = (
    [
      [0.42, 0.36, false],
      [0.9, 0.3, true],
      [0.08, 0.26, false],
    ] as const
  ).map(([x, scale, flip]) =>
    galley(
      x * w,
      line + 5 * u,
      scale * u,
      { hull: far, sail: mix(far, lower, 0.35), shade: mix(far, lower, 0.2) },
      flip,
    ),
  );
  const scale = u * c.by(2.35, 2.1);
  const [x, y] = [w * c.by(0.7, 0.52), line + h * c.by(0.135, 0.1)];
  const sail = c.across(
    [
      [0, mix(p.ink, p.accent, 0.6)],
      [0.6, mix(p.accent, p.haze, 0.25)],
      [1, mix(p.haze, p.sun, 0.4)],
    ],
    [1, 0],
    [0, 0.6],
  );
  return [
    sky(c, p, 0.66),
    clouds(c, zenith, {
      from: 0,
      to: 0.55,
      across: 0.0013,
      down: 0.0046,
      gain: 3.2,
      bias: -1.35,
      opacity: 0.8,
    }),
    clouds(c, horizon, {
      from: 0.15,
      to: 0.66,
      across: 0.0012,
      down: 0.007,
      gain: 3,
      bias: -1.5,
      opacity: 0.65,
    }),
    sun(c, sx, line - h * 0.07, h * 0.11, p),
    rays(c, sx, line - h * 0.07, p.sun, {
      length: h * 1.1,
      from: -Math.PI + 0.1,
      to: -0.1,
      count: 20,
      strength: 0.22,
    }),
    rect(0, line, w, h - line, {
      fill: c.vertical(
        [
          [0, mix(horizon, lower, 0.4)],
          [0.2, mix(middle, lower, 0.25)],
          [0.6, upper],
          [1, zenith],
        ],
        line,
        h,
      ),
    }),
    ...fleet,
    swell(c, {
      y: line + h * 0.03,
      amplitude: h * 0.012,
      count: 30,
      crest: mix(lower, middle, 0.4),
      trough: mix(middle, upper, 0.5),
    }),
    swell(c, {
      y: line + h * 0.065,
      amplitude: h * 0.02,
      count: 21,
      crest: mix(middle, upper, 0.4),
      trough: upper,
    }),
    glints(c, light(p.sun, 0.2), {
      x: sx,
      from: line,
      to: line + (h - line) * 0.95,
      near: h * 0.4,
      far: h * 0.08,
      count: 240,
      opacity: 0.7,
    }),
    galley(x, y, scale, { hull: dark(p.ink, 0.1), sail, shade: mix(p.ink, p.accent, 0.35) }),
    path(crescent(0, 0, 13 * scale), {
      transform: `translate(${num(x + 34 * scale)} ${num(y - 66 * scale)}) rotate(-70)`,
      fill: light(p.sun, 0.2),
      opacity: 0.8,
    }),
    swell(c, {
      y: h * c.by(0.8, 0.7),
      amplitude: h * 0.036,
      count: 13,
      crest: mix(upper, middle, 0.5),
      trough: zenith,
      foam: lower,
    }),
    swell(c, {
      y: h * 0.92,
      amplitude: h * 0.06,
      count: 8,
      crest: mix(upper, zenith, 0.4),
      trough: dark(p.ink, 0.2),
      foam: middle,
    }),
    flock(c, p.ink, { x: x - w * 0.1, y: h * 0.27, dx: w * 0.22, dy: h * 0.13, count: 7 }),
    glow(c, sx, line, h * 0.6, p.haze, 0.35),
  ].join('');
};
