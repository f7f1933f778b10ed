import type { Palette } from '../palettes.ts';
import { arch } from '../motifs/building.ts';
import { figure } from '../motifs/figures.ts';
import { lantern } from '../motifs/lantern.ts';
import { awning, stallGoods } from '../motifs/stall.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { glow, specks } from '../svg/effects.ts';
import { ellipse, group, path, rect } from '../svg/element.ts';
import { box, num, polygon, times } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** Vanishing point and the size of the nearest bay. */
interface Hall {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Bay {
  /** 0 is the nearest. */
  readonly depth: number;
  readonly size: number;
  readonly floor: number;
  /** Share of the haze between us and it. */
  readonly fog: number;
  readonly stone: string;
}

const BAYS = 7;
const RATIO = 0.68;

/** A covered bazaar: vault behind vault, daylight falling through the domes on stalls and passers-by. */
export const bazaar: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [, , , lower, horizon] = p.sky;
  const hall: Hall = { x: w * c.by(0.66, 0.5), y: h * c.by(0.63, 0.56), size: h * c.by(1.5, 1.02) };
  const bays = times(BAYS, (i) => bayAt(p, hall, BAYS - 1 - i));
  return [
    c.cover(
      c.radial(
        [
          [0, light(p.sun, 0.4)],
          [0.12, horizon],
          [0.4, lower],
          [1, p.sky[1]],
        ],
        hall.x,
        hall.y,
        h * 0.7,
      ),
    ),
    floor(c, p, hall),
    ...bays.map((bay) => draw(c, p, hall, bay)),
    glow(c, hall.x, hall.y - h * 0.04, h * 0.26, light(p.sun, 0.4), 0.8),
    glow(c, hall.x, hall.y, h * 0.85, p.haze, 0.5),
    specks(c, 130, { fill: light(p.sun, 0.4), blend: 'screen' }, () => [
      hall.x + (c.random() - 0.5) * hall.size,
      h * c.between(0.08, 0.95),
    ]),
  ].join('');
};

function bayAt(p: Palette, hall: Hall, depth: number): Bay {
  const size = hall.size * RATIO ** depth;
  const fog = depth / BAYS;
  const near = mix(mix(p.sky[2], p.ink, 0.55), p.sky[1], 0.25);
  return {
    depth,
    size,
    floor: hall.y + size * 0.29,
    fog,
    stone: mix(near, mix(p.sky[3], p.haze, 0.5), fog * 0.85),
  };
}

function draw(c: Canvas, p: Palette, hall: Hall, bay: Bay): string {
  return [
    wall(c, p, hall, bay),
    stalls(c, p, hall, bay),
    bay.depth > 0 ? shaft(c, p, hall, bay) : '',
    lamps(c, p, hall, bay),
    people(c, p, hall, bay),
  ].join('');
}

/** Flagstones running to the vanishing point, brightest far away. */
function floor(c: Canvas, p: Palette, { x, y, size }: Hall): string {
  const stone = mix(p.sky[2], p.sky[3], 0.25);
  const lines = times(
    25,
    (i) => `M${num(x)} ${num(y)}L${num(x + (i - 12) * size * 0.2)} ${num(c.height + 20)}`,
  ).join('');
  const rows = times(11, (i) => `M0 ${num(y + size * 0.32 * 0.76 ** i)}H${num(c.width)}`).join('');
  return (
    rect(0, y, c.width, c.height - y, {
      fill: c.vertical(
        [
          [0, light(p.sun, 0.1)],
          [0.25, mix(p.haze, stone, 0.4)],
          [1, dark(mix(stone, p.ink, 0.45), 0.2)],
        ],
        y,
        c.height,
      ),
    }) + path(lines + rows, { stroke: p.ink, strokeOpacity: 0.3, strokeWidth: 2 * c.unit })
  );
}

/** A cross wall with its arch in two colours of stone. */
function wall(c: Canvas, p: Palette, hall: Hall, { size, floor: foot, stone, fog }: Bay): string {
  const opening = arch(hall.x, foot, size * 0.8, hall.y - size * 0.16, size * 0.3);
  const shade = c.linear(
    [
      [0, dark(stone, 0.45)],
      [0.6, stone],
      [1, dark(stone, 0.4)],
    ],
    [0, hall.y - size * 0.55],
    [0, foot],
  );
  const spread = c.radial(
    [
      [0, p.haze, 0.5],
      [0.45, p.haze, 0.12],
      [1, '#000', 0.55],
    ],
    hall.x,
    hall.y,
    size * 0.9,
  );
  const d = `${box(-10, -10, c.width + 20, foot + 10)}${opening}`;
  const ring = (stroke: string, dash: string) =>
    path(opening.slice(0, -1), {
      fill: 'none',
      stroke,
      strokeWidth: size * 0.05,
      ...(dash && { strokeDasharray: dash }),
    });
  return [
    path(d, { fillRule: 'evenodd', fill: shade }),
    path(d, { fillRule: 'evenodd', fill: spread }),
    group(
      { clipPath: c.clipEvenOdd(d) },
      path(masonry(c, hall.x, foot, size), {
        stroke: p.ink,
        strokeOpacity: 0.22,
        strokeWidth: size * 0.0035,
      }),
    ),
    ring(mix(p.accent, stone, 0.3 + fog * 0.4), ''),
    ring(mix('#f3dfba', stone, 0.38 + fog * 0.3), `${num(size * 0.036)} ${num(size * 0.036)}`),
    path(opening.slice(0, -1), {
      fill: 'none',
      stroke: light(p.gold, 0.25),
      strokeWidth: size * 0.006,
      opacity: 0.75,
    }),
  ].join('');
}

/** Joints of the stones: courses, and uprights shifted by half a stone in every other one. */
function masonry(c: Canvas, x: number, foot: number, size: number): string {
  const [tall, wide] = [size * 0.056, size * 0.13];
  const reach = Math.ceil(c.width / wide);
  return times(18, (i) => {
    const y = foot - tall * (i + 0.5);
    const uprights = times(
      2 * reach,
      (k) => `M${num(x + (k - reach + (i % 2) / 2) * wide)} ${num(y)}v${num(-tall)}`,
    );
    return `M-10 ${num(y)}H${num(c.width + 10)}${uprights.join('')}`;
  }).join('');
}

function stalls(c: Canvas, p: Palette, hall: Hall, { size, floor: foot, fog, depth }: Bay): string {
  const hues = [
    p.accent,
    '#9c2f2a',
    p.gold,
    mix(p.sky[3], p.accent, 0.35),
    mix(p.accent, '#f3dfba', 0.55),
  ] as const;
  return ([-1, 1] as const)
    .map((side) => {
      const tone = (colour: string) => mix(mix(colour, p.ink, 0.25), p.haze, fog * 0.6);
      const roof = awning(
        hall.x + side * size * 0.4,
        hall.y - size * 0.05,
        side * -size * 0.17,
        size * 0.1,
        tone(hues[(depth + (side > 0 ? 2 : 0)) % 3] ?? p.accent),
        tone('#f3dfba'),
      );
      const goods = stallGoods(c, {
        x: hall.x + side * size * 0.23,
        width: side * size * 0.17,
        y: foot + size * 0.012,
        size: size * 0.1,
        colours: hues,
        tone,
      });
      const lamp = glow(
        c,
        hall.x + side * size * 0.33,
        hall.y + size * 0.05,
        size * 0.14,
        p.warm,
        0.5,
      );
      return roof + lamp + goods;
    })
    .join('');
}

/** A slanting shaft of daylight from the opening in the vault, and the pool it makes. */
function shaft(c: Canvas, p: Palette, hall: Hall, { size, floor: foot }: Bay): string {
  const top = hall.y - size * 0.5;
  const x = hall.x + size * 0.13;
  const d = polygon([
    [x - size * 0.05, top],
    [x + size * 0.05, top],
    [x - size * 0.12, foot + size * 0.05],
    [x - size * 0.36, foot + size * 0.05],
  ]);
  const beam = c.vertical(
    [
      [0, light(p.sun, 0.4), 0],
      [0.22, light(p.sun, 0.3), 0.5],
      [0.75, p.sun, 0.24],
      [1, p.sun, 0],
    ],
    top,
    foot + size * 0.05,
  );
  return (
    ellipse(x - size * 0.24, foot + size * 0.03, size * 0.15, size * 0.022, {
      fill: light(p.sun, 0.4),
      opacity: 0.6,
      filter: c.blur(size * 0.016),
      blend: 'screen',
    }) + path(d, { fill: beam, filter: c.blur(size * 0.02), blend: 'screen' })
  );
}

function lamps(c: Canvas, p: Palette, hall: Hall, { size, depth }: Bay): string {
  const y = hall.y - size * 0.2;
  const places = depth % 2 === 1 ? [-0.17, 0.17] : [0];
  return places
    .map((dx) => {
      const x = hall.x + dx * size;
      const scale = (size / 1080) * 0.42;
      return (
        glow(c, x, y, size * 0.12, p.warm, 0.75) +
        lantern(c, x, y, scale, { metal: p.gold, light: p.warm }, hall.y - size * 0.46)
      );
    })
    .join('');
}

function people(c: Canvas, p: Palette, hall: Hall, { size, floor: foot, depth, fog }: Bay): string {
  if (depth === 0) return '';
  const colour = mix(p.ink, p.haze, fog * 0.5);
  const crowd = depth === 1 ? [0.03] : [c.between(-0.18, -0.06), c.between(0.06, 0.18)];
  return crowd
    .map((dx, i) => {
      const [x, y, height] = [hall.x + dx * size, foot + size * 0.02, size * 0.25];
      const flip = i === 1;
      return (
        figure(x + size * 0.004, y, height * 1.005, light(p.sun, 0.3), { opacity: 0.6, flip }) +
        figure(x, y, height, colour, { flip })
      );
    })
    .join('');
}
