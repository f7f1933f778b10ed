import type { Palette } from '../palettes.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { glow } from '../svg/effects.ts';
import { group, path, rect } from '../svg/element.ts';
import { box, polygon, times } from '../svg/path.ts';
import { dome } from './building.ts';

/** A striped stone lighthouse with its keeper's house, standing at (x, base); the lamp is lit. */
export function lighthouseTower(
  c: Canvas,
  p: Palette,
  x: number,
  base: number,
  height: number,
): string {
  const [foot, head] = [height * 0.145, height * 0.088];
  const top = base - height * 0.82;
  const body = polygon([
    [x - foot, base + 6],
    [x - head, top],
    [x + head, top],
    [x + foot, base + 6],
  ]);
  const stone = c.horizontal(
    [
      [0, '#f6ead6'],
      [0.35, mix('#f6ead6', p.sky[2], 0.25)],
      [1, mix(p.sky[1], p.ink, 0.3)],
    ],
    x - foot,
    x + foot,
  );
  const paint = c.horizontal(
    [
      [0, mix(p.accent, '#ffd9b0', 0.25)],
      [0.4, p.accent],
      [1, dark(p.accent, 0.62)],
    ],
    x - foot,
    x + foot,
  );
  const metal = mix(p.ink, p.sky[1], 0.35);
  const windows = [0.2, 0.42, 0.64].map((t) =>
    box(x - head * 0.14, base - height * 0.82 * t - height * 0.03, head * 0.28, height * 0.045),
  );
  const rails = times(9, (i) =>
    box(
      x - head * 1.5 + (i * head * 3) / 8 - 0.8 * c.unit,
      top - height * 0.045,
      1.8 * c.unit,
      height * 0.045,
    ),
  );
  const house = polygon([
    [x + foot * 1.1, base + 6],
    [x + foot * 1.1, base - height * 0.09],
    [x + foot * 2, base - height * 0.15],
    [x + foot * 2.9, base - height * 0.09],
    [x + foot * 2.9, base + 6],
  ]);
  return [
    path(house, {
      fill: c.horizontal(
        [mix('#f6ead6', p.sky[2], 0.35), mix(p.sky[1], p.ink, 0.3)],
        x + foot,
        x + foot * 3,
      ),
    }),
    path(
      box(x + foot * 1.5, base - height * 0.06, foot * 0.28, height * 0.04) +
        box(x + foot * 2.15, base - height * 0.06, foot * 0.28, height * 0.04),
      { fill: light(p.warm, 0.3) },
    ),
    path(body, { fill: stone }),
    group(
      { clipPath: c.clip(body) },
      ...[0.16, 0.5].map((t) =>
        rect(x - foot, base - height * (t + 0.17), foot * 2, height * 0.15, { fill: paint }),
      ),
    ),
    path(windows.join(''), { fill: light(p.warm, 0.35) }),
    path(
      box(x - head * 1.55, top - height * 0.012, head * 3.1, height * 0.024) +
        polygon([
          [x - head, top + height * 0.04],
          [x - head * 1.5, top],
          [x + head * 1.5, top],
          [x + head, top + height * 0.04],
        ]) +
        rails.join('') +
        box(x - head * 1.52, top - height * 0.05, head * 3.04, height * 0.008),
      { fill: metal },
    ),
    path(box(x - head * 0.72, top - height * 0.13, head * 1.44, height * 0.12), {
      fill: c.horizontal([p.warm, '#fffbe8', p.warm], x - head * 0.72, x + head * 0.72),
    }),
    path(
      times(4, (i) =>
        box(x - head * 0.74 + i * head * 0.48, top - height * 0.13, head * 0.06, height * 0.12),
      ).join('') +
        dome(x, top - height * 0.125, head * 0.92, 0.8) +
        box(x - head * 0.05, top - height * 0.26, head * 0.1, height * 0.09),
      { fill: metal },
    ),
    glow(c, x, top - height * 0.08, height * 0.34, light(p.sun, 0.3), 0.95),
  ].join('');
}
