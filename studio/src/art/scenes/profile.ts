import type { Palette } from '../palettes.ts';
import { PROFILES } from '../motifs/figures.ts';
import { mosque } from '../motifs/mosque.ts';
import { range } from '../motifs/mountain.ts';
import { shamsa } from '../motifs/ornament.ts';
import { flock, moon, motes, stars } from '../motifs/sky.ts';
import { houses, litWindows } from '../motifs/town.ts';
import type { Canvas } from '../svg/canvas.ts';
import { light, mix } from '../svg/colour.ts';
import { clouds } from '../svg/effects.ts';
import { group, path, place, rect } from '../svg/element.ts';
import type { Scene } from './scene.ts';

/** Where the profile's own 270 unit box lies on the canvas. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Double exposure: a head in profile filled with a moonlit city. */
export const profile: Scene = (c, { palette: p, figure }) => {
  const { width: w, height: h, unit: u } = c;
  const [zenith, upper, middle, lower, horizon] = p.sky;
  const f: Frame = {
    x: w * c.by(0.525, 0.02),
    y: h * c.by(0, 0.06),
    scale: (h * c.by(1.03, 0.76)) / 250,
  };
  const [cx, cy] = [f.x + 125 * f.scale, f.y + 110 * f.scale];
  const halo = shamsa(c, cx, cy, h * c.by(0.44, 0.27), {
    gold: light(p.gold, 0.2),
    field: middle,
    accent: upper,
  });
  const outline = PROFILES[figure];
  const here = place(f.x, f.y, f.scale);
  return [
    c.cover(
      c.radial(
        [
          [0, light(horizon, 0.15)],
          [0.3, mix(horizon, lower, 0.6)],
          [0.62, middle],
          [1, zenith],
        ],
        cx - w * 0.1,
        cy,
        c.diagonal * 0.62,
      ),
    ),
    clouds(c, zenith, {
      from: 0,
      to: 1,
      across: 0.0012,
      down: 0.0026,
      gain: 2.8,
      bias: -1.35,
      opacity: 0.6,
    }),
    clouds(c, light(horizon, 0.3), { from: 0, to: 0.8, down: 0.006, bias: -1.45, opacity: 0.5 }),
    group({ blend: 'soft-light', opacity: 0.24 }, halo),
    path(outline, {
      transform: place(f.x - 3 * u, f.y, f.scale),
      fill: light(p.sun, 0.3),
      opacity: 0.9,
    }),
    group(
      { clipPath: c.clip(outline, here) },
      inside(c, p, f),
      figure === 'woman' ? scarf(p, here) : '',
      path(outline, {
        transform: here,
        fill: 'none',
        stroke: light(p.sun, 0.4),
        strokeWidth: 3.4,
        opacity: 0.5,
        filter: c.blur(2.2),
      }),
      c.cover(
        c.horizontal(
          [
            [0, p.ink, 0],
            [0.35, p.ink, 0],
            [1, p.ink, 0.7],
          ],
          f.x,
          f.x + 270 * f.scale,
        ),
      ),
    ),
    // On upright canvases the bust ends above the bottom edge: let it sink into the dark instead of being cut.
    c.landscape
      ? ''
      : c.cover(
          c.vertical(
            [
              [0, p.ink, 0],
              [1, p.ink, 1],
            ],
            f.y + 200 * f.scale,
            f.y + 268 * f.scale,
          ),
        ),
    flock(c, p.ink, {
      x: w * c.by(0.465, 0.16),
      y: h * c.by(0.28, 0.13),
      dx: w * 0.08,
      dy: h * 0.16,
      count: 6,
    }),
    motes(c, light(p.sun, 0.3), 70, 0, 1),
  ].join('');
};

function inside(c: Canvas, p: Palette, { x, y, scale: s }: Frame): string {
  const [zenith, upper, middle, lower, horizon] = p.sky;
  const shore = y + 205 * s;
  const great = mosque(x + 138 * s, shore + 14 * s, 20 * s, { minarets: 6, tall: 3.6 });
  const town = houses(c, x - 40 * s, x + 300 * s, shore + 18 * s, 12 * s);
  return [
    c.cover(
      c.vertical(
        [
          [0, p.ink],
          [0.28, mix(zenith, upper, 0.6)],
          [0.55, middle],
          [0.76, lower],
          [1, horizon],
        ],
        y,
        y + 250 * s,
      ),
    ),
    stars(c, 260, 0.55),
    clouds(c, horizon, {
      from: 0.2,
      to: 0.8,
      across: 0.002,
      down: 0.008,
      gain: 3,
      bias: -1.5,
      opacity: 0.6,
    }),
    moon(c, x + 138 * s, y + 112 * s, 22 * s, p.sun),
    range(c, {
      y: shore,
      height: 70 * s,
      peaks: 8,
      colour: mix(middle, lower, 0.4),
      haze: mix(horizon, lower, 0.4),
      shade: middle,
      lit: lower,
    }),
    path(great.d + town.d, {
      fill: c.vertical([p.ink, mix(upper, middle, 0.5)], shore - 60 * s, shore + 18 * s),
    }),
    litWindows(c, [...great.windows, ...town.windows], p.warm),
    rect(0, shore + 10 * s, c.width, c.height, {
      fill: c.vertical([mix(upper, middle, 0.4), p.ink], shore + 10 * s, y + 270 * s),
    }),
  ].join('');
}

/** The headscarf as a veil over the landscape: its edge catches light, its folds are hairlines. */
function scarf(p: Palette, transform: string): string {
  const edge = 'M90 36C80 54 80 74 88 92C97 112 100 134 82 150C74 158 66 164 58 176';
  const folds =
    'M100 36C92 60 98 84 106 104C114 128 108 150 88 168C70 184 40 206 22 236M116 34C112 62 120 90 124 112C128 140 116 164 96 184C78 202 60 222 50 250M150 50C166 80 164 112 150 140C136 168 118 190 104 222';
  return group(
    { transform },
    path(`${edge}L-10 280L270 280L260 20L110 20Z`, { fill: p.ink, opacity: 0.36 }),
    path(edge, { fill: 'none', stroke: light(p.sun, 0.3), strokeWidth: 1.5, opacity: 0.75 }),
    path(folds, {
      fill: 'none',
      stroke: light(p.sky[3], 0.2),
      strokeOpacity: 0.35,
      strokeWidth: 1.3,
    }),
  );
}
