import type { Palette } from '../palettes.ts';
import { figure } from '../motifs/figures.ts';
import { mosque } from '../motifs/mosque.ts';
import { star } from '../motifs/ornament.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { glow, rays, specks } from '../svg/effects.ts';
import { circle, group, path, place, rect } from '../svg/element.ts';
import { disc, num, polar, polygon, times } from '../svg/path.ts';
import { outline } from '../text/outline.ts';
import type { Scene } from './scene.ts';

/** Numerals are set from the right like all Arabic text here, so those of two digits stand turned round. */
const HOURS = ['٢١', '١', '٢', '٣', '٤', '٥', '٦', '٧', '٨', '٩', '٠١', '١١'] as const;

/** Behind the glass dial of a clock tower at night: wheels, hands, and the man who keeps them. */
export const clock: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [x, y, r] = [w * c.by(0.69, 0.5), h * c.by(0.46, 0.36), h * c.by(0.4, 0.27)];
  return [
    c.cover(c.radial([mix(p.sky[1], p.sky[2], 0.4), p.sky[1], p.ink], x, y, w * 0.75)),
    wall(c, p),
    ...wheels(c, p, x, y, r),
    glow(c, x, y, r * 2.4, p.haze, 0.6),
    face(c, p, x, y, r),
    floor(c, p, x, y, r),
    rays(c, x, y, p.sun, { length: h * 1.2, from: 0.4, to: 2.7, count: 15, strength: 0.22 }),
    specks(c, 90, { fill: light(p.warm, 0.3), blend: 'screen' }, () => [
      x + (c.random() - 0.5) * w * 0.7,
      h * c.random(),
    ]),
  ].join('');
};

/** Courses of stone, barely lit. */
function wall(c: Canvas, p: Palette): string {
  const height = 74 * c.unit;
  const joints = times(Math.ceil(c.height / height), (row) => {
    const y = row * height;
    const uprights = times(
      9,
      (i) => `M${num(((i + (row % 2) / 2) * c.width) / 8)} ${num(y)}v${num(height)}`,
    );
    return `M0 ${num(y)}H${num(c.width)}${uprights.join('')}`;
  });
  return path(joints.join(''), { stroke: p.ink, strokeWidth: 5 * c.unit, opacity: 0.4 });
}

/** A toothed wheel with spokes, as one path with holes. */
function wheel(x: number, y: number, r: number, teeth: number, turn: number): string {
  const rim = polygon(
    times(teeth * 4, (i) => {
      const out = i % 4 === 1 || i % 4 === 2;
      return polar(x, y, out ? r * 1.1 : r, turn + (i * Math.PI) / (teeth * 2));
    }),
  );
  const windows = times(6, (i) => {
    const [a, b] = [turn + (i * Math.PI) / 3 + 0.12, turn + ((i + 1) * Math.PI) / 3 - 0.12];
    return polygon([
      polar(x, y, r * 0.3, a + 0.12),
      ...times(6, (k) => polar(x, y, r * 0.82, a + ((b - a) * k) / 5)),
      polar(x, y, r * 0.3, b - 0.12),
    ]);
  });
  return rim + windows.join('') + disc(x, y, r * 0.09);
}

function wheels(c: Canvas, p: Palette, x: number, y: number, r: number): string[] {
  const brass = c.across([light(p.gold, 0.2), dark(p.gold, 0.4), dark(p.gold, 0.75)]);
  return (
    [
      [-1.35, 0.42, 0.52, 22, 0.1],
      [-1.02, 1.02, 0.34, 16, 0.3],
      [1.22, -0.55, 0.44, 20, 0.2],
      [1.3, 0.5, 0.6, 26, 0],
    ] as const
  ).map(([dx, dy, size, teeth, turn]) =>
    group(
      { opacity: 0.85 },
      path(wheel(x + dx * r, y + dy * r + 10 * c.unit, r * size, teeth, turn), {
        fill: '#000',
        fillRule: 'evenodd',
        opacity: 0.5,
      }),
      path(wheel(x + dx * r, y + dy * r, r * size, teeth, turn), {
        fill: brass,
        fillRule: 'evenodd',
      }),
    ),
  );
}

function face(c: Canvas, p: Palette, x: number, y: number, r: number): string {
  const ink = dark(p.ink, 0.1);
  const glass = c.radial(
    [
      [0, light(p.sun, 0.5)],
      [0.55, p.sun],
      [0.85, mix(p.warm, p.haze, 0.35)],
      [1, mix(p.haze, p.sky[2], 0.5)],
    ],
    x,
    y - r * 0.1,
    r,
  );
  const city = mosque(x, y + r * 0.98, r * 0.2, { minarets: 4, tall: 3.2 });
  const ring = (k: number, width: number) =>
    circle(x, y, r * k, { fill: 'none', stroke: ink, strokeWidth: r * width });
  const ticks = times(60, (i) => {
    const a = (i * Math.PI) / 30;
    const from = polar(x, y, r * (i % 5 === 0 ? 0.86 : 0.9), a);
    const to = polar(x, y, r * 0.95, a);
    return `M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`;
  }).join('');
  const bars = times(12, (i) => {
    const to = polar(x, y, r, (i * Math.PI) / 6 + Math.PI / 12);
    return `M${num(x)} ${num(y)}L${num(to[0])} ${num(to[1])}`;
  }).join('');
  return [
    circle(x, y, r, { fill: glass }),
    group(
      { clipPath: c.clip(disc(x, y, r)), opacity: 0.35 },
      path(city.d, { fill: p.sky[2], filter: c.blur(3 * c.unit) }),
    ),
    path(bars, { stroke: ink, strokeWidth: r * 0.008, opacity: 0.35 }),
    ring(1.02, 0.075),
    circle(x, y, r * 1.06, { fill: 'none', stroke: p.gold, strokeWidth: r * 0.014 }),
    ring(0.6, 0.008),
    path(ticks, { stroke: ink, strokeWidth: r * 0.018 }),
    ...HOURS.map((hour, i) =>
      numeral(hour, polar(x, y, r * 0.74, (i * Math.PI) / 6 - Math.PI / 2), r, ink),
    ),
    path(star(x, y, 12, r * 0.3, r * 0.2), { fill: 'none', stroke: ink, strokeWidth: r * 0.01 }),
    hand(x, y, r * 0.5, 0.05 * r, 305, ink),
    hand(x, y, r * 0.8, 0.034 * r, 55, ink),
    circle(x, y, r * 0.05, { fill: p.gold, stroke: ink, strokeWidth: r * 0.015 }),
  ].join('');
}

function numeral(hour: string, [x, y]: readonly [number, number], r: number, ink: string): string {
  const size = r * 0.2;
  const word = outline(hour, 'amiri', size);
  const middle = (word.top + word.bottom) / 2;
  return path(word.d, { fill: ink, transform: place(x - word.width / 2, y - middle) });
}

const hand = (x: number, y: number, length: number, half: number, degrees: number, ink: string) =>
  path(
    `M${num(-half * 0.5)} ${num(length * 0.2)}L${num(-half)} ${num(-length * 0.55)}L0 ${num(-length)}L${num(half)} ${num(-length * 0.55)}L${num(half * 0.5)} ${num(length * 0.2)}Z`,
    { fill: ink, transform: `translate(${num(x)} ${num(y)}) rotate(${degrees})` },
  );

/** The plank before the dial and the keeper on it. */
function floor(c: Canvas, p: Palette, x: number, y: number, r: number): string {
  const top = y + r * 1.02;
  const ink = dark(p.ink, 0.2);
  return [
    rect(x - r * 2.2, top, r * 4.4, r * 0.09, { fill: ink }),
    rect(x - r * 1.6, top, r * 0.08, c.height, { fill: ink }),
    rect(x + r * 1.1, top, r * 0.08, c.height, { fill: ink }),
    rect(x - r * 2.2, top - 2 * c.unit, r * 4.4, 3 * c.unit, { fill: p.warm, opacity: 0.6 }),
    figure(x - r * 0.3 - 2 * c.unit, top, r * 0.74, light(p.sun, 0.3), { opacity: 0.6 }),
    figure(x - r * 0.3, top + 2 * c.unit, r * 0.74, ink),
  ].join('');
}
