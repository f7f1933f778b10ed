import type { Palette } from '../palettes.ts';
import type { Canvas } from '../svg/canvas.ts';
import { light, mix } from '../svg/colour.ts';
import { glow, specks } from '../svg/effects.ts';
import { circle, group, path, rect } from '../svg/element.ts';
import { disc, num, times } from '../svg/path.ts';
import { crescent } from './building.ts';
import { star } from './ornament.ts';

/** The palette's sky from the top of the canvas to `horizon` (share of the height). */
export function sky(c: Canvas, p: Palette, horizon = 0.75): string {
  const [zenith, upper, middle, lower, last] = p.sky;
  return c.cover(
    c.vertical(
      [
        [0, zenith],
        [0.22, upper],
        [0.5, middle],
        [0.78, lower],
        [1, last],
      ],
      0,
      c.height * horizon,
    ),
  );
}

export const sun = (c: Canvas, x: number, y: number, r: number, p: Palette): string =>
  glow(c, x, y, r * 9, p.haze, 0.55) +
  glow(c, x, y, r * 4.5, p.sun, 0.6) +
  circle(x, y, r, {
    fill: c.vertical([light(p.sun, 0.5), mix(p.sun, p.haze, 0.55)], y - r, y + r),
  });

/** A full moon with its seas. */
export function moon(c: Canvas, x: number, y: number, r: number, colour: string): string {
  const seas = c.filter(
    `<feTurbulence type="fractalNoise" baseFrequency="${(1.5 / r).toFixed(5)}" numOctaves="5" seed="${Math.floor(c.random() * 99)}"/>` +
      '<feColorMatrix values="0 0 0 0 .3 0 0 0 0 .22 0 0 0 0 .25 2.6 0 0 0 -1.15"/>',
  );
  const face = c.radial(
    [
      [0, light(colour, 0.5)],
      [0.75, light(colour, 0.18)],
      [1, colour],
    ],
    x - r * 0.2,
    y - r * 0.2,
    r * 1.3,
  );
  const limb = c.radial(
    [
      [0, '#000', 0],
      [0.72, '#000', 0],
      [1, '#2a1a2c', 0.3],
    ],
    x - r * 0.12,
    y - r * 0.14,
    r * 1.16,
  );
  return (
    glow(c, x, y, r * 5.5, colour, 0.55) +
    glow(c, x, y, r * 2.2, colour, 0.6) +
    circle(x, y, r, { fill: face }) +
    group(
      { clipPath: c.clip(disc(x, y, r)) },
      rect(x - r, y - r, 2 * r, 2 * r, { filter: seas, opacity: 0.32 }),
    ) +
    circle(x, y, r, { fill: limb })
  );
}

/** The young moon, tilted as it stands after sunset. */
export const youngMoon = (c: Canvas, x: number, y: number, r: number, colour: string): string =>
  glow(c, x, y, r * 6.5, colour, 0.55) +
  path(crescent(0, 0, r), {
    transform: `translate(${num(x)} ${num(y)}) rotate(-52)`,
    fill: light(colour, 0.4),
  });

/** Stars down to `to` (share of the height), thinning out; the brightest sparkle. */
export function stars(c: Canvas, count: number, to: number, colour = '#fff'): string {
  const dots = times(count, () => {
    const x = c.random() * c.width;
    const y = c.random() ** 1.25 * to * c.height;
    const size = c.random();
    const r = (0.6 + size ** 6 * 2) * c.unit;
    if (size <= 0.955) return circle(x, y, r, { opacity: c.between(0.25, 0.95) });
    return path(star(x, y, 4, r * 4.6, r * 0.7), { opacity: 0.8 }) + circle(x, y, r);
  });
  return group({ fill: colour }, ...dots);
}

const BIRD =
  'M-30 -6C-20 -14 -8 -10 -1 0C6 -12 20 -16 32 -10C20 -10 9 -3 3 5C0 8 -3 8 -5 4C-11 -3 -20 -7 -30 -6Z';

export interface Flock {
  readonly x: number;
  readonly y: number;
  /** How far the birds spread to each side, in units of the canvas. */
  readonly dx: number;
  readonly dy: number;
  readonly count: number;
  readonly opacity?: number;
}

export const flock = (
  c: Canvas,
  fill: string,
  { x, y, dx, dy, count, opacity = 0.8 }: Flock,
): string =>
  group(
    { fill, opacity },
    ...times(count, () => {
      const place = `translate(${num(x + c.between(-dx, dx))} ${num(y + c.between(-dy, dy))})`;
      return path(BIRD, {
        transform: `${place} rotate(${num(c.between(-22, 20))}) scale(${(c.between(0.3, 0.72) * c.unit).toFixed(3)})`,
      });
    }),
  );

/** Dust and sparks anywhere between two heights (shares), lit by `colour`. */
export const motes = (c: Canvas, colour: string, count: number, from: number, to: number): string =>
  specks(c, count, { fill: colour, blend: 'screen' }, () => [
    c.random() * c.width,
    c.between(from, to) * c.height,
  ]);
