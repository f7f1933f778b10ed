import type { Palette } from '../palettes.ts';
import type { Canvas } from '../svg/canvas.ts';
import { light, mix } from '../svg/colour.ts';
import { glow } from '../svg/effects.ts';
import { path } from '../svg/element.ts';
import { box, num, polygon, times } from '../svg/path.ts';
import { arch, finial } from './building.ts';
import { roofSnow } from './snow.ts';

/** The portal with its twin fluted minarets, and the conical tomb behind it. `h` is the minarets' height. */
export function madrasa(
  c: Canvas,
  p: Palette,
  x: number,
  base: number,
  h: number,
  snow: string,
): string {
  const stone = c.vertical(
    [
      mix(p.accent, p.sky[3], 0.35),
      mix(mix(p.sky[1], '#7a5544', 0.55), p.haze, 0.12),
      mix(p.sky[1], p.ink, 0.2),
    ],
    base - h,
    base,
  );
  const hall =
    box(x - h * 0.62, base - h * 0.34, h * 1.24, h * 0.36) +
    box(x - h * 0.26, base - h * 0.5, h * 0.52, h * 0.52);
  const tomb =
    box(x + h * 0.62, base - h * 0.36, h * 0.34, h * 0.4) +
    polygon([
      [x + h * 0.58, base - h * 0.35],
      [x + h * 0.79, base - h * 0.6],
      [x + h, base - h * 0.35],
    ]) +
    finial(x + h * 0.79, base - h * 0.59, h * 0.1);
  const shafts = [-0.2, 0.2].map(
    (dx) =>
      box(x + dx * h - h * 0.055, base - h * 0.9, h * 0.11, h * 0.46) +
      box(x + dx * h - h * 0.075, base - h * 0.93, h * 0.15, h * 0.04) +
      box(x + dx * h - h * 0.045, base - h, h * 0.09, h * 0.08),
  );
  const flutes = [-0.2, 0.2].flatMap((dx) =>
    times(
      5,
      (i) =>
        `M${num(x + dx * h + (i - 2) * h * 0.021)} ${num(base - h * 0.88)}V${num(base - h * 0.51)}`,
    ),
  );
  const door = arch(x, base + 2, h * 0.24, base - h * 0.2, h * 0.18);
  const niche = arch(x, base + 2, h * 0.36, base - h * 0.24, h * 0.22);
  const side = times(6, (i) =>
    arch(
      x + (i < 3 ? -1 : 1) * h * (0.33 + 0.1 * (i % 3)),
      base,
      h * 0.06,
      base - h * 0.13,
      h * 0.05,
    ),
  ).join('');
  const caps =
    roofSnow(x - h * 0.65, base - h * 0.34, h * 0.4, h * 0.05) +
    roofSnow(x + h * 0.25, base - h * 0.34, h * 0.4, h * 0.05) +
    roofSnow(x - h * 0.27, base - h * 0.5, h * 0.54, h * 0.04) +
    polygon([
      [x + h * 0.61, base - h * 0.38],
      [x + h * 0.79, base - h * 0.605],
      [x + h * 0.86, base - h * 0.52],
      [x + h * 0.79, base - h * 0.46],
      [x + h * 0.72, base - h * 0.42],
    ]);
  return [
    path(tomb + hall + shafts.join(''), {
      fill: light(p.sun, 0.2),
      opacity: 0.5,
      transform: `translate(${num(2 * c.unit)} ${num(-1.6 * c.unit)})`,
    }),
    path(tomb + hall + shafts.join(''), { fill: stone }),
    path(flutes.join(''), {
      stroke: mix(p.accent, p.ink, 0.45),
      strokeWidth: h * 0.009,
      opacity: 0.7,
    }),
    path(niche, { fill: mix(p.sky[1], p.ink, 0.55) }),
    path(door, {
      fill: c.vertical([p.warm, light(p.warm, 0.5)], base - h * 0.38, base),
    }),
    path(side, { fill: light(p.warm, 0.1), opacity: 0.9 }),
    glow(c, x, base - h * 0.1, h * 0.5, p.warm, 0.6),
    path(caps, { fill: snow }),
  ].join('');
}
