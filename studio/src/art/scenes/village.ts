import type { Palette } from '../palettes.ts';
import { figure } from '../motifs/figures.ts';
import { madrasa } from '../motifs/madrasa.ts';
import { range } from '../motifs/mountain.ts';
import { sky, stars } from '../motifs/sky.ts';
import { drift, firs, roofSnow, type Place } from '../motifs/snow.ts';
import { litWindows } from '../motifs/town.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { clouds, glow, specks } from '../svg/effects.ts';
import { group, path } from '../svg/element.ts';
import { box, polygon, smooth, times, type Point } from '../svg/path.ts';
import type { Window } from '../motifs/building.ts';
import type { Scene } from './scene.ts';

/** A high town in snow at dusk: the twin-minaret portal, warm windows, falling flakes. */
export const village: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [, upper, middle, lower, horizon] = p.sky;
  const base = h * c.by(0.74, 0.58);
  const snow = mix('#ffffff', lower, 0.22);
  return [
    sky(c, p, 0.72),
    stars(c, 140, 0.35),
    clouds(c, horizon, {
      from: 0.05,
      to: 0.65,
      across: 0.001,
      down: 0.007,
      gain: 2.8,
      bias: -1.4,
      opacity: 0.6,
    }),
    range(c, {
      y: base - h * 0.14,
      height: h * c.by(0.34, 0.26),
      peaks: 6,
      summit: c.by(0.86, 0.8),
      snow: '#ffffff',
      colour: mix(middle, lower, 0.4),
      haze: mix(horizon, lower, 0.45),
      shade: mix(upper, middle, 0.6),
      lit: mix(horizon, lower, 0.3),
    }),
    clouds(c, light(horizon, 0.2), {
      from: 0.42,
      to: 0.78,
      across: 0.001,
      down: 0.01,
      gain: 3,
      bias: -1.4,
      opacity: 0.7,
    }),
    firs(c, p, forest(c, base - h * 0.07), 0.55, snow),
    row(c, p, { y: base - h * 0.055, size: h * 0.085, fog: 0.5, snow }),
    madrasa(c, p, w * c.by(0.69, 0.52), base + h * 0.01, h * c.by(0.4, 0.28), snow),
    glow(c, w * c.by(0.69, 0.52), base, h * 0.5, p.warm, 0.35),
    row(c, p, {
      y: base + h * 0.035,
      size: h * 0.105,
      fog: 0.2,
      snow,
      gap: [w * c.by(0.56, 0.3), w * c.by(0.82, 0.74)],
    }),
    drift(c, base + h * 0.045, 0.6, [mix(snow, lower, 0.35), mix(middle, upper, 0.35)]),
    ...walker(c, p, w * c.by(0.6, 0.42), base + h * 0.14, h * c.by(0.11, 0.08)),
    firs(c, p, foreground(c), 0.05, mix(snow, middle, 0.15)),
    drift(c, h * 0.95, 3.1, [mix(snow, middle, 0.45), mix(upper, p.ink, 0.3)]),
    snowfall(c),
    glow(c, w * 0.7, base, h * 0.8, p.haze, 0.18),
  ].join('');
};

interface Row {
  readonly y: number;
  readonly size: number;
  /** How much of the haze lies over it. */
  readonly fog: number;
  readonly snow: string;
  /** Left free, from x to x. */
  readonly gap?: readonly [number, number];
}

/** Flat stone houses with snow on the roofs and smoke from some chimneys. */
function row(c: Canvas, p: Palette, { y, size, fog, snow, gap = [0, 0] }: Row): string {
  const stone = mix(mix(p.sky[1], '#6b5346', 0.35), p.sky[3], fog * 0.7);
  const windows: Window[] = [];
  let [walls, roofs, smoke] = ['', '', ''];
  for (let x = -size; x < c.width + size;) {
    const [w, tall] = [size * c.between(0.8, 1.5), size * c.between(0.55, 1)];
    if (x + w > gap[0] && x < gap[1]) {
      x = gap[1];
      continue;
    }
    walls += box(x, y - tall, w + size * 0.3, tall + size);
    roofs += roofSnow(x - size * 0.07, y - tall, w + size * 0.14, size * 0.26);
    for (let i = 0; i < 3; i++)
      if (c.random() < 0.65)
        windows.push([x + w * (0.25 + 0.25 * i), y - tall * 0.62, size * 0.1, size * 0.2]);
    if (c.random() < 0.3) smoke += plume(c, x + w * 0.7, y - tall - size * 0.2, size);
    x += w * c.between(0.92, 1.12);
  }
  return [
    path(smoke, {
      fill: c.vertical(
        [
          [0, light(p.sky[4], 0.3), 0],
          [1, light(p.sky[4], 0.3), 0.34],
        ],
        y - size * 2.9,
        y - size,
      ),
      filter: c.blur(9 * c.unit),
    }),
    path(walls, {
      fill: c.vertical([dark(stone, 0.25), mix(stone, p.warm, 0.14)], y - size, y + size * 0.6),
    }),
    path(roofs, {
      fill: c.vertical([snow, mix(snow, p.sky[2], 0.45)], y - size * 1.3, y - size * 0.2),
    }),
    litWindows(c, windows, light(p.warm, 0.15), 0.9),
  ].join('');
}

function plume(c: Canvas, x: number, y: number, size: number): string {
  const side = c.between(0.5, 1.1);
  const right: Point[] = times(6, (i) => [
    x + size * (0.05 + i * 0.1 * side + i * 0.06),
    y - i * size * 0.34,
  ]);
  const left: Point[] = times(6, (i) => [
    x + size * (-0.05 + i * 0.1 * side - i * 0.06),
    y - i * size * 0.34,
  ]);
  return `${smooth(right)}L${smooth(left.toReversed()).slice(1)}Z`;
}

const forest = (c: Canvas, base: number): Place[] =>
  times(26, (i) => [
    c.width * ((i + c.random()) / 26),
    base + c.between(-0.01, 0.02) * c.height,
    c.height * c.between(0.06, 0.11),
  ]);

/** A few tall firs that frame the picture on the right. */
const foreground = (c: Canvas): Place[] => {
  const { width: w, height: h } = c;
  const places = c.by(
    [
      [0.905, 0.9, 0.34],
      [1.0, 0.93, 0.46],
      [0.945, 0.985, 0.4],
      [0.84, 0.95, 0.2],
    ] as const,
    [
      [0.86, 0.86, 0.24],
      [1.0, 0.9, 0.32],
      [0.04, 0.88, 0.22],
      [0.92, 0.95, 0.26],
    ] as const,
  );
  return places.map(([x, y, tall]) => [x * w, y * h, tall * h]);
};

/** Someone walking home with a lantern. */
function walker(c: Canvas, p: Palette, x: number, y: number, size: number): string[] {
  const lamp: Point = [x + size * 0.3, y - size * 0.34];
  return [
    glow(c, lamp[0], lamp[1], size * 1.9, p.warm, 0.85),
    group(
      { opacity: 0.4 },
      path(
        polygon([
          [x - size * 0.16, y],
          [x + size * 0.16, y],
          [x - size * 0.5, y + size * 0.3],
          [x - size * 1.1, y + size * 0.3],
        ]),
        { fill: p.ink, filter: c.blur(4 * c.unit) },
      ),
    ),
    figure(x, y, size, p.ink),
    path(box(lamp[0] - size * 0.035, lamp[1] - size * 0.06, size * 0.07, size * 0.12), {
      fill: '#fff0c0',
    }),
  ];
}

const snowfall = (c: Canvas) =>
  specks(c, 340, { fill: '#ffffff', opacity: 0.9 }, () => [
    c.random() * c.width,
    c.random() * c.height,
  ]);
