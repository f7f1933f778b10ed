import type { Palette } from '../palettes.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { path } from '../svg/element.ts';
import { num, polygon, smooth, times, type Point } from '../svg/path.ts';
import { pine } from './town.ts';

/** A pillow of snow on a flat roof from (x, y), `w` wide and `h` high. */
export const roofSnow = (x: number, y: number, w: number, h: number) =>
  `M${num(x)} ${num(y + h * 0.2)}C${num(x - h * 0.1)} ${num(y - h * 0.4)} ${num(x + w * 0.2)} ${num(y - h)} ${num(x + w * 0.5)} ${num(y - h)}` +
  `S${num(x + w + h * 0.1)} ${num(y - h * 0.4)} ${num(x + w)} ${num(y + h * 0.2)}Q${num(x + w * 0.75)} ${num(y + h * 0.42)} ${num(x + w * 0.5)} ${num(y + h * 0.22)}T${num(x)} ${num(y + h * 0.2)}Z`;

/** A tree's x, foot and height. */
export type Place = readonly [x: number, base: number, height: number];

/** Firs with snow on their skirts; `fog` (0..1) is how much of the sky's colour lies over them. */
export function firs(
  c: Canvas,
  p: Palette,
  places: readonly Place[],
  fog: number,
  snow: string,
): string {
  return places
    .map(([x, y, tall]) => {
      const green = mix(mix('#16352f', p.ink, 0.45), p.sky[2], fog);
      const d = pine(x, y, tall);
      const tips = times(3, (i) => {
        const [top, foot, half] = (
          [
            [1, 0.72, 0.1],
            [0.74, 0.44, 0.15],
            [0.5, 0.2, 0.2],
          ] as const
        )[i] ?? [1, 1, 0];
        const [ty, fy] = [y - tall * top, y - tall * foot];
        return polygon([
          [x, ty],
          [x - half * tall, fy],
          [x - half * tall * 0.45, fy - tall * 0.035],
          [x - half * tall * 0.1, fy + tall * 0.01],
          [x + half * tall * 0.2, fy - tall * 0.06],
        ]);
      }).join('');
      return (
        path(d, {
          fill: c.linear(
            [light(green, 0.1), dark(green, 0.45)],
            [x - tall * 0.2, 0],
            [x + tall * 0.24, 0],
          ),
        }) + path(tips, { fill: snow, opacity: 0.9 })
      );
    })
    .join('');
}

/** Drifted snow from `y` down to the bottom edge. */
export function drift(
  c: Canvas,
  y: number,
  phase: number,
  [top, foot]: readonly [string, string],
): string {
  const line: Point[] = times(13, (i) => [
    (c.width * i) / 12,
    y - c.height * 0.02 * Math.sin(i * 0.9 + phase) - c.height * 0.008 * Math.sin(i * 2.3),
  ]);
  return path(`${smooth(line)}V${num(c.height + 5)}H0Z`, {
    fill: c.vertical([top, foot], y - c.height * 0.02, c.height),
  });
}
