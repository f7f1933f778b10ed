import type { KidsPalette } from '../palettes.ts';
import type { Canvas } from '../svg/canvas.ts';
import { circle, group, path, place, rect, rotate } from '../svg/element.ts';
import { num, sample, smooth, times, type Point } from '../svg/path.ts';
import { arch, crescent, onion } from './building.ts';
import { star } from './ornament.ts';
import { cypress } from './town.ts';

/** Cut paper: everything in one layer casts one soft shadow upwards. */
export type Layer = (...children: readonly string[]) => string;

export function paper(c: Canvas, k: KidsPalette): Layer {
  const shadow = c.filter(
    `<feDropShadow dx="0" dy="${num(-7 * c.unit)}" stdDeviation="${num(13 * c.unit)}" flood-color="${k.shadow}" flood-opacity=".55"/>`,
    0.15,
  );
  return (...children) => group({ filter: shadow }, ...children);
}

export const paperSky = (c: Canvas, k: KidsPalette): string =>
  c.cover(
    c.vertical(
      [
        [0, k.sky[0]],
        [0.5, k.sky[1]],
        [0.8, k.sky[2]],
        [1, k.sky[3]],
      ],
      0,
      c.height * 0.9,
    ),
  );

/** Five-pointed stars of many sizes in the upper part. */
export function paperStars(c: Canvas, k: KidsPalette, count: number, to = 0.55): string {
  return group(
    { fill: k.star },
    ...times(count, () => {
      const [x, y, r] = [
        c.random() * c.width,
        c.random() * c.height * to,
        (4 + 13 * c.random() ** 3) * c.unit,
      ];
      return path(star(x, y, 5, r, r * 0.46), {
        opacity: c.between(0.55, 1),
        transform: rotate(c.between(-20, 20), x, y),
      });
    }),
  );
}

/** Stars on threads from the top edge: pairs of x and length as shares of the canvas. */
export const starStrings = (
  c: Canvas,
  k: KidsPalette,
  strings: readonly (readonly [number, number])[],
): string =>
  strings
    .map(([sx, length]) => {
      const [x, y] = [sx * c.width, length * c.height];
      return (
        path(`M${num(x)} 0V${num(y)}`, {
          stroke: k.star,
          strokeOpacity: 0.5,
          strokeWidth: 2 * c.unit,
        }) + path(star(x, y + 18 * c.unit, 5, 22 * c.unit, 10.5 * c.unit), { fill: k.star })
      );
    })
    .join('');

/** A crescent of card with three rings of light around it. */
export function paperMoon(c: Canvas, layer: Layer, x: number, y: number, r: number): string {
  const rings = [2.5, 1.95, 1.5].map((k) =>
    circle(x, y, r * k, { fill: '#fff0b8', opacity: 0.09 }),
  );
  const card = c.across(['#fff6cf', '#ffcf5c']);
  return (
    rings.join('') +
    layer(
      path(crescent(0, 0, r), {
        transform: `translate(${num(x)} ${num(y)}) rotate(-50)`,
        fill: card,
      }),
    )
  );
}

const CLOUD =
  'M-120 30C-150 30 -160 -14 -124 -20C-122 -62 -62 -74 -42 -44C-22 -88 56 -80 62 -34C104 -52 142 -16 118 14C116 26 108 30 96 30Z';

export const paperCloud = (x: number, y: number, scale: number, fill: string): string =>
  path(CLOUD, { transform: place(x, y, scale), fill });

/** A rolling hill down to the bottom edge. */
export function paperHill(
  c: Canvas,
  y: number,
  height: number,
  phase: number,
  from: string,
  to: string,
): string {
  const line = sample(24, (t): Point => [
    -20 + t * (c.width + 40),
    y - height * Math.sin(t * 5.4 + phase) - height * 0.5 * Math.sin(t * 9.7 + phase * 2),
  ]);
  return path(
    `${smooth(line)}L${num(c.width + 20)} ${num(c.height + 30)}L-20 ${num(c.height + 30)}Z`,
    {
      fill: c.across([from, to]),
    },
  );
}

/** A striped hot-air balloon; `r` is the half width of the envelope. */
export function balloon(x: number, y: number, r: number, k: KidsPalette): string {
  const gore = (a: number, b: number, foot: number) =>
    `M${num(x)} ${num(y - r)}C${num(x + r * a)} ${num(y - r)} ${num(x + r * b)} ${num(y + r * 0.5)} ${num(x + r * foot)} ${num(y + r * 1.1)}` +
    `H${num(x - r * foot)}C${num(x - r * b)} ${num(y + r * 0.5)} ${num(x - r * a)} ${num(y - r)} ${num(x)} ${num(y - r)}Z`;
  const ropes = `M${num(x - r * 0.2)} ${num(y + r * 1.1)}V${num(y + r * 1.4)}M${num(x + r * 0.2)} ${num(y + r * 1.1)}V${num(y + r * 1.4)}`;
  return [
    path(gore(1.3, 1.05, 0.26), { fill: k.roofs[1] }),
    path(gore(0.62, 0.5, 0.12), { fill: k.star }),
    path(star(x, y - r * 0.16, 8, r * 0.24, r * 0.12), { fill: k.roofs[1] }),
    path(ropes, { stroke: '#8a4b2d', strokeWidth: r * 0.03 }),
    path(
      `M${num(x - r * 0.2)} ${num(y + r * 1.36)}h${num(r * 0.4)}v${num(r * 0.3)}h${num(-r * 0.4)}Z`,
      { fill: '#8a4b2d' },
    ),
  ].join('');
}

/** A toy palace: hall, two side rooms and two slim towers with onion roofs. `s` is its scale in units. */
export function toyPalace(x: number, y: number, s: number, k: KidsPalette): string {
  const room = (dx: number, height: number, width: number, wall: string, cap: string) => {
    const top = y - height * s;
    return [
      rect(x + (dx - width / 2) * s, top, width * s, (height + 30) * s, { fill: wall }),
      path(onion(x + dx * s, top + 1, width * s * 0.62), { fill: cap }),
      path(crescent(x + dx * s, top - width * s * 1.28, width * s * 0.15), { fill: k.star }),
    ].join('');
  };
  const door = (dx: number, dy: number, width: number, height: number, fill: string) =>
    path(arch(x + dx * s, y + dy * s, width * s, y + (dy - height * 0.6) * s, height * 0.4 * s), {
      fill,
    });
  const lit = '#ffc95c';
  return [
    room(-250, 300, 44, k.walls[0], k.roofs[2]),
    room(250, 330, 44, k.walls[0], k.roofs[2]),
    room(-140, 150, 120, k.walls[1], k.roofs[1]),
    room(140, 160, 120, k.walls[1], k.roofs[1]),
    room(0, 190, 210, k.walls[0], k.roofs[0]),
    door(0, 20, 62, 120, '#6b3f8f'),
    ...[-60, 60].map((dx) => door(dx, -70, 34, 62, lit)),
    ...[-140, 140].map((dx) => door(dx, -30, 40, 70, lit)),
  ].join('');
}

/** Bright paper cypresses along a hill. */
export function paperTrees(c: Canvas, k: KidsPalette, count: number): string {
  return times(count, (i) => {
    const x = c.width * c.by(0.44 + 0.08 * i, 0.06 + 0.13 * i) + c.between(-16, 16) * c.unit;
    const [y, r] = [c.height * c.between(0.815, 0.845), c.between(44, 74) * c.unit];
    const crown = cypress(x, y + r * 0.75, r * 2.1);
    return [
      rect(x - 5 * c.unit, y, 10 * c.unit, r * 1.5, { fill: '#5a3526' }),
      path(crown, { fill: c.pick([k.roofs[1], k.star, k.walls[1], k.roofs[2]]) }),
      path(crown, { fill: '#000', opacity: 0.08, transform: `translate(${num(r * 0.06)} 0)` }),
    ].join('');
  }).join('');
}
