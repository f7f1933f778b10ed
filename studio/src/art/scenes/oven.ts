import type { Palette } from '../palettes.ts';
import { arch } from '../motifs/building.ts';
import { figure } from '../motifs/figures.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { glow, rays, specks } from '../svg/effects.ts';
import { ellipse, group, path, rect } from '../svg/element.ts';
import { box, disc, num, polar, times } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** A baker before the mouth of a brick oven; loaves and sesame rings on the board. */
export const oven: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [x, y, r] = [w * c.by(0.72, 0.55), h * c.by(0.66, 0.5), h * c.by(0.3, 0.2)];
  const table = h * c.by(0.82, 0.66);
  return [
    c.cover(mix(p.sky[1], p.ink, 0.4)),
    bricks(c, p, x, y, r),
    mouth(c, p, x, y, r),
    glow(c, x, y - r * 0.3, r * 3.2, p.warm, 0.75),
    baker(c, p, x - r * c.by(1.75, 1.6), table + h * 0.01, r),
    rays(c, x, y - r * 0.3, p.sun, {
      length: r * 4,
      from: 1.9,
      to: 3.5,
      count: 12,
      strength: 0.16,
    }),
    board(c, p, table),
    c.cover(
      c.radial(
        [
          [0, '#000', 0],
          [0.4, '#000', 0.08],
          [1, '#000', 0.9],
        ],
        x,
        y,
        c.diagonal * 0.56,
      ),
    ),
    specks(c, 120, { fill: light(p.warm, 0.2), blend: 'screen' }, () => {
      const [sx, sy] = polar(x, y - r * 0.2, r * 2.6 * c.random(), c.between(-3.4, 0.2));
      return [sx, sy];
    }),
  ].join('');
};

/** Courses of brick, warmer near the fire. */
function bricks(c: Canvas, p: Palette, x: number, y: number, r: number): string {
  const [wide, tall] = [86 * c.unit, 36 * c.unit];
  const rows = Math.ceil(c.height / tall);
  const columns = Math.ceil(c.width / wide) + 1;
  const all = times(rows * columns, (i) => {
    const row = Math.floor(i / columns);
    const [bx, by] = [((i % columns) - (row % 2) / 2) * wide, row * tall];
    const near = Math.max(0, 1 - Math.hypot(bx + wide / 2 - x, by - y + r * 0.4) / (r * 3.4));
    const base = mix(mix('#6b3420', p.sky[1], 0.35), p.ink, 0.55 - 0.5 * near);
    return rect(bx, by, wide - 4 * c.unit, tall - 4 * c.unit, {
      fill: mix(base, light(p.warm, 0.1), near ** 2 * 0.4 + c.random() * 0.07),
    });
  });
  return all.join('');
}

/** The arch of wedge stones, the fire behind and loaves on the hearth. */
function mouth(c: Canvas, p: Palette, x: number, y: number, r: number): string {
  const wedges = times(13, (i) => {
    const [a, b] = [Math.PI + (i * Math.PI) / 13, Math.PI + ((i + 1) * Math.PI) / 13 - 0.018];
    const points = [
      polar(x, y, r * 1.0, a),
      polar(x, y, r * 1.24, a),
      polar(x, y, r * 1.24, b),
      polar(x, y, r * 1.0, b),
    ];
    const d = `M${points.map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}Z`;
    return path(d, { fill: mix('#b98a62', p.warm, c.between(0.1, 0.35)) });
  });
  const hole = arch(x, y + r * 0.12, r * 2, y, r);
  const fire = c.radial(
    [
      [0, '#fff6cf'],
      [0.25, '#ffd067'],
      [0.55, '#f2802a'],
      [0.85, '#8f2a12'],
      [1, '#2a0c08'],
    ],
    x + r * 0.2,
    y - r * 0.05,
    r * 1.25,
  );
  const flames = times(9, (i) => {
    const [fx, tall] = [x + (i - 4) * r * 0.19, r * c.between(0.3, 0.62)];
    return `M${num(fx - r * 0.12)} ${num(y)}C${num(fx - r * 0.14)} ${num(y - tall * 0.5)} ${num(fx + r * 0.04)} ${num(y - tall * 0.6)} ${num(fx - r * 0.02)} ${num(y - tall)}C${num(fx + r * 0.14)} ${num(y - tall * 0.6)} ${num(fx + r * 0.18)} ${num(y - tall * 0.3)} ${num(fx + r * 0.12)} ${num(y)}Z`;
  }).join('');
  return [
    path(hole, { fill: fire }),
    group(
      { clipPath: c.clip(hole) },
      path(flames, { fill: '#ffb43c', opacity: 0.75, filter: c.blur(r * 0.03) }),
      path(flames, {
        fill: '#fff0b0',
        opacity: 0.65,
        filter: c.blur(r * 0.02),
        transform: `translate(0 ${num(y * 0.45)}) scale(1 .55)`,
      }),
      ...times(4, (i) => loaf(c, x + (i - 1.5) * r * 0.46, y + r * 0.02, r * 0.19)),
    ),
    ...wedges,
    rect(x - r * 1.35, y + r * 0.08, r * 2.7, r * 0.16, {
      fill: c.vertical([light('#8a6a4c', 0.2), dark('#8a6a4c', 0.6)], y, y + r * 0.24),
    }),
  ].join('');
}

const loaf = (c: Canvas, x: number, y: number, r: number): string => {
  const crust = c.radial(
    ['#ffe0a0', '#e0963c', '#a35a1c', '#5a2c10'],
    x + r * 0.2,
    y - r * 0.5,
    r * 1.5,
  );
  const cuts = [-0.45, 0, 0.45]
    .map(
      (k) =>
        `M${num(x + k * r - r * 0.14)} ${num(y - r * 0.2)}q${num(r * 0.16)} ${num(-r * 0.2)} ${num(r * 0.2)} ${num(-r * 0.34)}`,
    )
    .join('');
  return [
    ellipse(x, y + r * 0.06, r * 1.06, r * 0.3, {
      fill: '#000',
      opacity: 0.45,
      filter: c.blur(r * 0.1),
    }),
    path(
      `M${num(x - r)} ${num(y)}C${num(x - r)} ${num(y - r * 0.9)} ${num(x + r)} ${num(y - r * 0.9)} ${num(x + r)} ${num(y)}Q${num(x)} ${num(y + r * 0.3)} ${num(x - r)} ${num(y)}Z`,
      { fill: crust },
    ),
    path(cuts, {
      fill: 'none',
      stroke: '#fff0c4',
      strokeWidth: r * 0.09,
      strokeLinecap: 'round',
      opacity: 0.8,
    }),
  ].join('');
};

/** A sesame ring leaning a little. */
const ring = (c: Canvas, x: number, y: number, r: number): string => {
  const seeds = times(26, (i) => {
    const [sx, sy] = polar(0, 0, r * c.between(0.74, 0.98), (i / 26) * 2 * Math.PI);
    return disc(x + sx, y + sy * 0.62, r * 0.035);
  }).join('');
  return [
    ellipse(x, y + r * 0.2, r * 1.1, r * 0.66, {
      fill: '#000',
      opacity: 0.4,
      filter: c.blur(r * 0.1),
    }),
    ellipse(x, y, r * 0.86, r * 0.54, { fill: 'none', stroke: '#6b3414', strokeWidth: r * 0.4 }),
    ellipse(x, y - r * 0.04, r * 0.86, r * 0.54, {
      fill: 'none',
      stroke: '#c9792c',
      strokeWidth: r * 0.3,
    }),
    ellipse(x, y - r * 0.1, r * 0.84, r * 0.52, {
      fill: 'none',
      stroke: '#f0b45c',
      strokeWidth: r * 0.1,
      opacity: 0.8,
    }),
    path(seeds, { fill: '#fff0cc' }),
  ].join('');
};

/** The baker and the long peel he holds towards the fire. */
function baker(c: Canvas, p: Palette, x: number, y: number, r: number): string {
  const tall = r * 1.75;
  const ink = dark(p.ink, 0.1);
  const peel = `M${num(x + tall * 0.02)} ${num(y - tall * 0.5)}L${num(x + r * 1.25)} ${num(y - tall * 0.4)}`;
  return [
    path(peel, { stroke: '#c99a5e', strokeWidth: r * 0.05 }),
    ellipse(x + r * 1.4, y - tall * 0.385, r * 0.26, r * 0.07, { fill: '#b98448' }),
    loaf(c, x + r * 1.42, y - tall * 0.4, r * 0.15),
    figure(x + 3 * c.unit, y - 1.5 * c.unit, tall, light(p.warm, 0.1), { opacity: 0.75 }),
    figure(x, y, tall, ink),
  ].join('');
}

function board(c: Canvas, p: Palette, y: number): string {
  const { width: w, height: h, unit: u } = c;
  const wood = c.vertical([light('#8a5a2e', 0.15), '#5a3518', '#160b05'], y, h);
  const planks = times(3, (i) => `M0 ${num(y + (h - y) * (0.3 + 0.26 * i))}H${num(w)}`).join('');
  const start = w * c.by(0.44, 0.06);
  const size = h * c.by(0.062, 0.042);
  const bread = times(c.by(6, 5), (i) => {
    const [bx, by] = [
      start + (i + 0.5) * ((w - start) / c.by(6, 5)),
      y + (h - y) * c.by(0.42, 0.26),
    ];
    return i % 2 === 0 ? loaf(c, bx, by, size * 1.35) : ring(c, bx, by - size * 0.2, size);
  });
  return [
    rect(0, y, w, h - y, { fill: wood }),
    path(planks, { stroke: '#000', strokeWidth: 4 * u, opacity: 0.4 }),
    path(box(0, y, w, 5 * u), { fill: p.warm, opacity: 0.55 }),
    ...bread,
  ].join('');
}
