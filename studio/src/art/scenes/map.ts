import type { Palette } from '../palettes.ts';
import { petals, star } from '../motifs/ornament.ts';
import { galley } from '../motifs/ships.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { glow, specks } from '../svg/effects.ts';
import { circle, ellipse, group, path, rect } from '../svg/element.ts';
import { fractal } from '../svg/noise.ts';
import { box, num, polar, polygon, sample, smooth, times, type Point } from '../svg/path.ts';
import type { Scene } from './scene.ts';

const SHEET = { width: 1180, height: 900 } as const;
const CREAM = '#eed9a8';
const INK = '#4a2a14';

/** A sea chart by candlelight: coasts, a compass rose with its lines, ships, and a pair of dividers. */
export const map: Scene = (c, { palette: p }) => {
  const { width: w, height: h, unit: u } = c;
  const scale = u * c.by(1, 0.98);
  const [x, y] = [w * c.by(0.7, 0.5), h * c.by(0.5, 0.35)];
  const [lx, ly] = [w * c.by(0.94, 0.9), h * c.by(0.1, 0.05)];
  const turn = c.by(6, 12);
  return [
    c.cover(c.radial([mix(p.sky[1], p.sky[2], 0.5), p.sky[0]], x, y, w * 0.7)),
    group(
      { transform: `translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${scale.toFixed(3)})` },
      sheet(c, p),
      coasts(c, p),
      lines(c, p),
      rose(c, p, 70, 60, 190),
      ships(),
      dividers(c, p),
    ),
    candle(c, p, w * c.by(0.93, 0.86), h * c.by(0.36, 0.2), h * c.by(0.16, 0.1)),
    glow(c, lx, ly + h * 0.1, h * 0.95, p.warm, 0.5),
    c.cover(
      c.radial(
        [
          [0, '#000', 0],
          [0.45, '#000', 0.08],
          [1, '#000', 0.85],
        ],
        w * c.by(0.76, 0.6),
        h * 0.34,
        c.diagonal * 0.6,
      ),
    ),
    specks(c, 70, { fill: light(p.gold, 0.4), blend: 'screen' }, () => [
      x + (c.random() - 0.5) * w * 0.8,
      h * c.random(),
    ]),
  ].join('');
};

function sheet(c: Canvas, p: Palette): string {
  const noise = fractal(c.random, 4);
  const { width: w, height: h } = SHEET;
  const side = (x0: number, y0: number, x1: number, y1: number) =>
    sample(40, (t): Point => [
      x0 + (x1 - x0) * t + noise(t * 14 + x0) * 7,
      y0 + (y1 - y0) * t + noise(t * 14 + y0 + 50) * 7,
    ]);
  const [l, t] = [-w / 2, -h / 2];
  const d = polygon([
    ...side(l, t, -l, t),
    ...side(-l, t, -l, -t),
    ...side(-l, -t, l, -t),
    ...side(l, -t, l, t),
  ]);
  const paper = c.linear([light(CREAM, 0.35), CREAM, mix(CREAM, '#8a5a2a', 0.5)], [-l, t], [l, -t]);
  const stains = times(9, () =>
    ellipse(c.between(l, -l), c.between(t, -t), c.between(50, 190), c.between(40, 120), {
      fill: '#9a6a34',
      opacity: 0.1,
      filter: c.blur(30),
    }),
  );
  return [
    path(d, { fill: '#000', opacity: 0.65, filter: c.blur(24), transform: 'translate(-10 26)' }),
    path(d, { fill: paper }),
    ...stains,
    path(box(l + 34, t + 34, w - 68, h - 68), { fill: 'none', stroke: INK, strokeWidth: 3 }),
    path(box(l + 46, t + 46, w - 92, h - 92), {
      fill: 'none',
      stroke: p.accent,
      strokeWidth: 7,
      opacity: 0.7,
    }),
    path(box(l + 57, t + 57, w - 114, h - 114), { fill: 'none', stroke: INK, strokeWidth: 2 }),
  ].join('');
}

/** Two mainlands and some islands, washed with colour along the shore, hills on the land. */
function coasts(c: Canvas, p: Palette): string {
  const noise = fractal(c.random, 5, 0.6);
  const shore = (from: Point, to: Point, bend: Point, swing: number) =>
    sample(60, (t): Point => [
      (1 - t) ** 2 * from[0] +
        2 * t * (1 - t) * bend[0] +
        t * t * to[0] +
        noise(t * 9 + from[0]) * swing,
      (1 - t) ** 2 * from[1] +
        2 * t * (1 - t) * bend[1] +
        t * t * to[1] +
        noise(t * 9 + from[1] + 30) * swing,
    ]);
  const north = `${smooth(shore([-530, -140], [530, -210], [-20, -330], 95))}L530 -390H-530Z`;
  const south = `${smooth(shore([-530, 210], [300, 392], [-60, 170], 90))}L-530 392Z`;
  const isles = [
    [-250, 20, 60],
    [330, 170, 74],
    [400, -30, 34],
    [-90, -80, 30],
    [430, 300, 44],
  ].map(
    ([x = 0, y = 0, r = 0]) =>
      `${smooth(times(25, (i) => polar(x, y, r * (1 + 0.4 * noise(i * 0.7 + x)), (i * Math.PI) / 12.5)))}Z`,
  );
  const land = north + south + isles.join('');
  const hills = times(26, (i) => {
    const [x, y] = [
      c.between(-490, 480),
      i % 2 === 0 ? c.between(-372, -305) : c.between(330, 370),
    ];
    const seen = i % 2 === 0 || x < 60;
    return seen
      ? `M${num(x - 20)} ${num(y)}L${num(x)} ${num(y - 26)}L${num(x + 20)} ${num(y)}M${num(x)} ${num(y - 26)}l4 14l-5 8`
      : '';
  }).join('');
  const frame = c.clip(box(-530, -390, 1060, 780));
  return group(
    { clipPath: frame },
    path(land, {
      fill: 'none',
      stroke: mix('#2f7f86', p.sky[2], 0.2),
      strokeWidth: 34,
      opacity: 0.2,
    }),
    path(land, { fill: 'none', stroke: '#2f7f86', strokeWidth: 14, opacity: 0.3 }),
    path(land, { fill: '#d8b878', stroke: INK, strokeWidth: 3.4 }),
    path(land, { fill: p.accent, opacity: 0.12 }),
    path(hills, { fill: 'none', stroke: INK, strokeWidth: 2.4, opacity: 0.75 }),
  );
}

function lines(c: Canvas, p: Palette): string {
  const from = (cx: number, cy: number) =>
    times(16, (i) => {
      const [x, y] = polar(cx, cy, 1400, (i * Math.PI) / 8);
      return `M${num(cx)} ${num(cy)}L${num(x)} ${num(y)}`;
    }).join('');
  return group(
    { clipPath: c.clip(box(-533, -393, 1066, 786)) },
    path(from(70, 60), { stroke: INK, strokeWidth: 1.6, opacity: 0.5 }),
    path(from(-420, -20), { stroke: p.accent, strokeWidth: 1.4, opacity: 0.35 }),
  );
}

function rose(c: Canvas, p: Palette, x: number, y: number, r: number): string {
  const gold = c.radial([light(p.gold, 0.4), p.gold, dark(p.gold, 0.4)], x, y, r);
  const point = (angle: number, length: number, half: number) => {
    const a = polar(x, y, length, angle);
    const [b, d] = [polar(x, y, half, angle - Math.PI / 4), polar(x, y, half, angle + Math.PI / 4)];
    return [polygon([[x, y], b, a]), polygon([[x, y], d, a])] as const;
  };
  const points = times(16, (i) => {
    const k = i % 4 === 0 ? 1 : i % 2 === 0 ? 0.78 : 0.55;
    return point((i * Math.PI) / 8 - Math.PI / 2, r * k, r * 0.15 * k);
  }).toReversed();
  return [
    circle(x, y, r * 0.82, { fill: CREAM, stroke: INK, strokeWidth: 3 }),
    circle(x, y, r * 0.72, { fill: mix('#1d5f7a', p.ink, 0.1), stroke: gold, strokeWidth: 6 }),
    path(petals(x, y, { count: 16, from: r * 0.3, to: r * 0.7, spread: 0.16, belly: 0.6 }), {
      fill: 'none',
      stroke: gold,
      strokeWidth: 2,
    }),
    ...points.map(
      ([a, b]) =>
        path(a, { fill: gold, stroke: INK, strokeWidth: 1.4 }) +
        path(b, { fill: p.accent, stroke: INK, strokeWidth: 1.4 }),
    ),
    path(star(x, y, 8, r * 0.13, r * 0.07), { fill: CREAM, stroke: INK, strokeWidth: 2 }),
  ].join('');
}

const ships = (): string => {
  const colours = { hull: INK, sail: '#fbf0d2', shade: '#c99a55' };
  return (
    galley(-330, 130, 0.62, colours) +
    galley(300, -70, 0.42, colours, true) +
    galley(-60, 250, 0.34, colours) +
    path(
      'M-470 60q12 -12 24 0t24 0M180 300q12 -12 24 0t24 0M-200 -130q12 -12 24 0t24 0M240 40q10 -10 20 0t20 0',
      {
        fill: 'none',
        stroke: INK,
        strokeWidth: 2.4,
        opacity: 0.6,
      },
    )
  );
};

/** Brass dividers lying open across the lower left of the chart. */
function dividers(c: Canvas, p: Palette): string {
  const brass = c.across([light(p.gold, 0.5), p.gold, dark(p.gold, 0.6)], [0, 0], [1, 0.2]);
  const leg = 'M-11 0L-15 200L-3 380L5 200L9 0Z';
  const both = (style: { fill: string; opacity?: number; filter?: string }) => [
    path(leg, { ...style, transform: 'rotate(15)' }),
    path(leg, { ...style, transform: 'rotate(-17)' }),
  ];
  return group(
    { transform: 'translate(-150 -150) rotate(38)' },
    group(
      { transform: 'translate(-16 24)' },
      ...both({ fill: '#000', opacity: 0.5, filter: c.blur(9) }),
    ),
    ...both({ fill: brass }),
    circle(0, 0, 27, { fill: brass, stroke: dark(p.gold, 0.6), strokeWidth: 3 }),
    circle(0, 0, 9, { fill: dark(p.gold, 0.6) }),
    rect(-6, -62, 12, 40, { fill: brass }),
  );
}

function candle(c: Canvas, p: Palette, x: number, y: number, s: number): string {
  const wax = c.across([mix('#f7e3b8', p.warm, 0.3), '#f3d9a0', '#9a6a34'], [0, 0], [1, 0]);
  return [
    ellipse(x, y + s * 1.02, s * 0.62, s * 0.2, {
      fill: '#000',
      opacity: 0.5,
      filter: c.blur(s * 0.08),
    }),
    ellipse(x, y + s, s * 0.52, s * 0.16, {
      fill: dark(p.gold, 0.35),
      stroke: light(p.gold, 0.2),
      strokeWidth: 3 * c.unit,
    }),
    rect(x - s * 0.17, y, s * 0.34, s, { fill: wax }),
    ellipse(x, y, s * 0.17, s * 0.055, { fill: '#fff0cc' }),
    path(
      `M${num(x)} ${num(y - s * 0.5)}C${num(x + s * 0.16)} ${num(y - s * 0.2)} ${num(x + s * 0.1)} ${num(y)} ${num(x)} ${num(y)}C${num(x - s * 0.1)} ${num(y)} ${num(x - s * 0.14)} ${num(y - s * 0.2)} ${num(x)} ${num(y - s * 0.5)}Z`,
      {
        fill: '#fff3c4',
      },
    ),
    glow(c, x, y - s * 0.2, s * 2.2, p.warm, 0.95),
  ].join('');
}
