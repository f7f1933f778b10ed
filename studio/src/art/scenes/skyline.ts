import type { Palette } from '../palettes.ts';
import { figure } from '../motifs/figures.ts';
import { mosque } from '../motifs/mosque.ts';
import { kayik } from '../motifs/ships.ts';
import { flock, moon, sky, stars } from '../motifs/sky.ts';
import { houses, litWindows } from '../motifs/town.ts';
import { glints, reflection } from '../motifs/water.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { clouds, glow } from '../svg/effects.ts';
import { group, path, rect } from '../svg/element.ts';
import type { Scene } from './scene.ts';

/** An imperial mosque before a huge moon, mirrored in the strait. */
export const skyline: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [zenith, upper, middle, lower, horizon] = p.sky;
  const shore = h * c.by(0.72, 0.62);
  const [mx, my] = [w * c.by(0.7, 0.6), shore - h * c.by(0.3, 0.24)];
  const city = town(c, p, mx, my, shore);
  const surface = c.vertical(
    [
      [0, mix(horizon, lower, 0.5)],
      [0.3, mix(middle, lower, 0.3)],
      [1, zenith],
    ],
    shore,
    h,
  );
  const veil = c.vertical(
    [
      [0, upper, 0],
      [0.6, upper, 0.55],
      [1, zenith, 0.9],
    ],
    shore,
    h,
  );
  return [
    sky(c, p, 0.74),
    stars(c, 130, 0.4),
    clouds(c, horizon, {
      from: 0.1,
      to: 0.7,
      across: 0.0009,
      down: 0.009,
      gain: 3,
      bias: -1.62,
      opacity: 0.6,
    }),
    clouds(c, upper, {
      from: 0.05,
      to: 0.62,
      across: 0.0012,
      down: 0.008,
      gain: 3.2,
      bias: -1.65,
      opacity: 0.55,
    }),
    moon(c, mx - w * 0.02, my - h * 0.015, h * c.by(0.21, 0.14), p.sun),
    city,
    glow(c, w * 0.5, shore, w * 0.55, p.haze, 0.35),
    reflection(c, city, shore, surface, veil),
    glints(c, p.sun, { x: mx, from: shore, to: h, near: h * 0.24, far: h * 0.04, count: 260 }),
    rect(0, shore, w, h * 0.05, {
      fill: c.vertical(
        [
          [0, p.sun, 0.42],
          [0.3, p.sun, 0.12],
          [1, p.sun, 0],
        ],
        shore,
        shore + h * 0.05,
      ),
    }),
    boatman(c, p, w * c.by(0.55, 0.35), shore + h * 0.12),
    flock(c, light(p.sun, 0.2), {
      x: mx - w * 0.07,
      y: my - h * 0.03,
      dx: w * 0.23,
      dy: h * 0.13,
      count: 7,
      opacity: 0.85,
    }),
  ].join('');
};

/** Three depths of the old city: a hazy far shore, the near quarter, and the great mosque with a lit rim. */
function town(c: Canvas, p: Palette, mx: number, my: number, shore: number): string {
  const { width: w, height: h, unit: u } = c;
  const [, upper, middle, lower, horizon] = p.sky;
  const size = h * c.by(0.075, 0.055);
  const farHouses = houses(c, -20, w + 20, shore + 4, h * 0.075);
  const farLeft = mosque(w * 0.16, shore - h * 0.03, size * 0.62, { minarets: 4 });
  const farRight = mosque(w * 0.93, shore - h * 0.035, size * 0.55, { minarets: 2 });
  const nearHouses = houses(c, -20, w + 20, shore + 6, h * 0.06);
  const great = mosque(mx - w * c.by(0.02, 0.05), shore - h * 0.035, size * 1.75, {
    minarets: 6,
    tall: 3.3,
  });
  const small = mosque(w * c.by(0.36, 0.1), shore - h * 0.02, size * 0.9, {
    minarets: 2,
    tall: 3.2,
  });
  const haze = c.vertical(
    [mix(lower, middle, 0.35), mix(horizon, lower, 0.2)],
    shore - h * 0.24,
    shore + 2,
  );
  const stone = mix(middle, upper, 0.45);
  const body = c.vertical(
    [
      [0, dark(stone, 0.35)],
      [0.6, stone],
      [1, mix(stone, p.haze, 0.55)],
    ],
    shore - h * 0.36,
    shore + 2,
  );
  const moonlit = c.mask(
    c.cover(
      c.radial(
        [
          [0, '#fff', 1],
          [0.5, '#fff', 0.55],
          [1, '#fff', 0.12],
        ],
        mx,
        my,
        h * 0.42,
      ),
    ),
  );
  return [
    path(farHouses.d + farLeft.d + farRight.d, { fill: haze, opacity: 0.85 }),
    path(great.d, {
      fill: light(p.sun, 0.1),
      transform: `translate(${1.8 * u} ${-1.8 * u})`,
      opacity: 0.7,
    }),
    path(nearHouses.d + small.d + great.d, { fill: body }),
    group(
      { mask: moonlit },
      path(great.edges, {
        fill: 'none',
        stroke: light(p.haze, 0.15),
        strokeWidth: 1.8 * u,
        opacity: 0.6,
      }),
    ),
    litWindows(c, [...nearHouses.windows, ...great.windows, ...small.windows], light(p.warm, 0.2)),
  ].join('');
}

const boatman = (c: Canvas, p: Palette, x: number, y: number) =>
  kayik(x, y, c.height / 900, p.ink) +
  figure(x - 18 * c.unit, y + 4 * c.unit, c.height * 0.062, p.ink);
