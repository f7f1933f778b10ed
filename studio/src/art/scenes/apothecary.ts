import type { Palette } from '../palettes.ts';
import { arch } from '../motifs/building.ts';
import { strapwork } from '../motifs/girih.ts';
import { lantern } from '../motifs/lantern.ts';
import { petals, star } from '../motifs/ornament.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { glow, rays, specks } from '../svg/effects.ts';
import { circle, ellipse, group, path, place, rect } from '../svg/element.ts';
import { box, num, times } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** The pharmacy of an old hospital: painted jars in niches, a lamp, mortar and herbs on the counter. */
export const apothecary: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [lx, ly] = [w * c.by(0.7, 0.5), h * c.by(0.2, 0.14)];
  const top = h * c.by(0.82, 0.66);
  return [
    c.cover(
      c.radial(
        [mix(p.accent, p.sky[2], 0.4), mix(p.sky[1], p.sky[2], 0.3), p.sky[0]],
        lx,
        ly,
        w * 0.75,
      ),
    ),
    path(strapwork('4.8.8', w, h, 40 * c.unit).lines, {
      fill: 'none',
      stroke: p.gold,
      strokeWidth: 2 * c.unit,
      opacity: 0.16,
    }),
    niches(c, p, top),
    glow(c, lx, ly, h * 0.9, p.warm, 0.6),
    counter(c, p, top),
    lantern(c, lx, ly, h * c.by(0.0012, 0.0008), { metal: p.gold, light: p.warm }),
    glow(c, lx, ly, h * 0.16, '#fff2c8', 0.8),
    rays(c, lx, ly, p.sun, { length: h * 1.1, from: 0.3, to: 2.84, count: 16, strength: 0.16 }),
    c.cover(
      c.radial(
        [
          [0, '#000', 0],
          [0.45, '#000', 0.1],
          [1, '#000', 0.85],
        ],
        lx,
        h * c.by(0.5, 0.38),
        c.diagonal * 0.56,
      ),
    ),
    specks(c, 80, { fill: light(p.warm, 0.4), blend: 'screen' }, () => [
      lx + (c.random() - 0.5) * w * 0.6,
      h * c.random(),
    ]),
  ].join('');
};

function niches(c: Canvas, p: Palette, counter: number): string {
  const [columns, rows] = c.by([9, 3] as const, [4, 4] as const);
  const [wide, tall] = [c.width / columns, counter / rows];
  return times(columns * rows, (i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [x, foot] = [(column + 0.5) * wide, (row + 1) * tall - tall * 0.08];
    const outer = arch(x, foot, wide * 0.84, foot - tall * 0.5, tall * 0.36);
    const inner = arch(x, foot, wide * 0.7, foot - tall * 0.47, tall * 0.3);
    const depth = c.vertical([dark(p.sky[0], 0.3), mix(p.sky[1], p.ink, 0.4)], foot - tall, foot);
    return [
      path(outer, { fill: mix(p.gold, p.sky[1], 0.62), stroke: p.gold, strokeWidth: 2 * c.unit }),
      path(inner, { fill: depth }),
      rect(x - wide * 0.44, foot, wide * 0.88, tall * 0.05, {
        fill: c.vertical([light('#8a5a2e', 0.15), dark('#8a5a2e', 0.6)], foot, foot + tall * 0.05),
      }),
      shelf(c, p, x, foot, wide * 0.62, tall * 0.62),
    ].join('');
  }).join('');
}

/** One tall jar, or two small ones and a bundle of leaves. */
function shelf(c: Canvas, p: Palette, x: number, y: number, wide: number, tall: number): string {
  const kind = c.random();
  if (kind < 0.6) return jar(c, p, x, y, wide * c.between(0.3, 0.38), tall * c.between(0.74, 0.96));
  if (kind < 0.85)
    return (
      jar(c, p, x - wide * 0.25, y, wide * 0.21, tall * c.between(0.45, 0.7)) +
      jar(c, p, x + wide * 0.25, y, wide * 0.21, tall * c.between(0.45, 0.7))
    );
  return times(4, (i) => {
    const height = tall * 0.13;
    const fill = c.pick(['#7a2b23', '#1d5f6a', '#8a6a2e', '#3d5a34']);
    return rect(
      x - wide * c.between(0.34, 0.42),
      y - (i + 1) * height,
      wide * c.between(0.7, 0.82),
      height * 0.9,
      {
        fill: c.across([light(fill, 0.12), dark(fill, 0.4)], [0, 0], [1, 0]),
      },
    );
  }).join('');
}

function jar(c: Canvas, p: Palette, x: number, y: number, half: number, tall: number): string {
  const clay = c.pick(['#f0e6d0', '#1f6f8a', '#e7d2a0', '#2c4f8f', '#d98a4a']);
  const paint = clay === '#f0e6d0' || clay === '#e7d2a0' ? '#1c4f86' : '#f3dfae';
  const body =
    `M${num(x - half * 0.7)} ${num(y)}C${num(x - half * 1.15)} ${num(y - tall * 0.2)} ${num(x - half * 0.85)} ${num(y - tall * 0.45)} ${num(x - half * 0.9)} ${num(y - tall * 0.62)}` +
    `C${num(x - half * 0.95)} ${num(y - tall * 0.78)} ${num(x - half * 0.6)} ${num(y - tall * 0.82)} ${num(x - half * 0.56)} ${num(y - tall * 0.88)}H${num(x + half * 0.56)}` +
    `C${num(x + half * 0.6)} ${num(y - tall * 0.82)} ${num(x + half * 0.95)} ${num(y - tall * 0.78)} ${num(x + half * 0.9)} ${num(y - tall * 0.62)}` +
    `C${num(x + half * 0.85)} ${num(y - tall * 0.45)} ${num(x + half * 1.15)} ${num(y - tall * 0.2)} ${num(x + half * 0.7)} ${num(y)}Z`;
  const band = times(5, (i) =>
    star(x + (i - 2) * half * 0.36, y - tall * 0.4, 8, half * 0.16, half * 0.08),
  ).join('');
  const bands = [0.14, 0.26, 0.54, 0.66]
    .map((k) => box(x - half * 1.2, y - tall * k, half * 2.4, tall * 0.025))
    .join('');
  return [
    ellipse(x, y, half * 0.9, half * 0.14, { fill: '#000', opacity: 0.5 }),
    path(body, { fill: c.across([light(clay, 0.2), clay, dark(clay, 0.62)], [0.1, 0], [1, 0.1]) }),
    group({ clipPath: c.clip(body) }, path(bands + band, { fill: paint, opacity: 0.85 })),
    path(
      `M${num(x - half * 0.62)} ${num(y - tall * 0.87)}Q${num(x)} ${num(y - tall * 1.06)} ${num(x + half * 0.62)} ${num(y - tall * 0.87)}Z`,
      {
        fill: mix(p.gold, clay, 0.4),
      },
    ),
  ].join('');
}

function counter(c: Canvas, p: Palette, y: number): string {
  const wood = c.vertical([light('#7a4a26', 0.1), '#4a2a14', '#120905'], y, c.height);
  const x = c.width * c.by(0.7, 0.5);
  const s = c.height * c.by(0.0012, 0.0008);
  const brass = c.across([light(p.gold, 0.5), p.gold, dark(p.gold, 0.65)], [0, 0], [1, 0]);
  const leaves = (dx: number) =>
    path(petals(dx, -6, { count: 11, from: 8, to: 74, spread: 0.16, belly: 0.6 }), {
      fill: '#5f8a4a',
      stroke: '#2c4a26',
      strokeWidth: 1.6,
      transform: 'scale(1 .42)',
    });
  return [
    rect(0, y, c.width, c.height - y, { fill: wood }),
    rect(0, y, c.width, 5 * c.unit, { fill: p.warm, opacity: 0.55 }),
    group(
      { transform: place(x, y + 54 * s, s) },
      ellipse(0, 10, 150, 30, { fill: '#000', opacity: 0.6, filter: c.blur(10) }),
      path('M30 -140L96 -262Q106 -274 116 -264Q122 -254 114 -244L58 -130Z', { fill: brass }),
      path('M-104 -150H104C102 -84 74 -44 52 -30L64 4H-64L-52 -30C-74 -44 -102 -84 -104 -150Z', {
        fill: brass,
      }),
      ellipse(0, -150, 104, 24, {
        fill: dark(p.gold, 0.6),
        stroke: light(p.gold, 0.4),
        strokeWidth: 5,
      }),
      path(
        times(9, (i) => star(-72 + i * 18, -92 + 7 * Math.cos((i - 4) * 0.4), 8, 8, 4)).join(''),
        { fill: dark(p.gold, 0.6) },
      ),
      leaves(-210),
      leaves(220),
      circle(-150, -12, 15, { fill: '#b3241f' }),
      circle(-176, -4, 12, { fill: '#d8421c' }),
      circle(170, -8, 13, { fill: '#e0a030' }),
    ),
  ].join('');
}
