import type { Palette } from '../palettes.ts';
import { petals, shamsa, star } from '../motifs/ornament.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { glow, rays, specks } from '../svg/effects.ts';
import { circle, group, path, rect } from '../svg/element.ts';
import { box, num, polygon, sample, smooth, times, type Point } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** A carpet growing on its loom: medallion and borders below, bare warp and hanging wool above. */
export const carpet: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [left, right] = [w * c.by(0.42, 0.08), w * c.by(0.98, 0.92)];
  const edge = h * c.by(0.3, 0.2);
  const [lx, ly] = [right, 0];
  return [
    c.cover(c.radial([mix(p.sky[1], p.sky[2], 0.3), p.sky[0]], w * 0.7, h * 0.3, w * 0.8)),
    warp(c, left, right),
    woven(c, p, left, right, edge),
    frame(c, p, left, right),
    wool(c, p, left, right),
    glow(c, lx, ly, h * 1.2, p.warm, 0.45),
    rays(c, lx, ly, p.sun, { length: h * 1.5, from: 1.7, to: 2.8, count: 14, strength: 0.2 }),
    c.cover(
      c.radial(
        [
          [0, '#000', 0],
          [0.5, '#000', 0.1],
          [1, '#000', 0.75],
        ],
        w * c.by(0.7, 0.5),
        h * c.by(0.52, 0.38),
        c.diagonal * 0.58,
      ),
    ),
    specks(c, 80, { fill: light(p.warm, 0.4), blend: 'screen' }, () => [
      left + c.random() * (right - left),
      h * c.random(),
    ]),
  ].join('');
};

function warp(c: Canvas, left: number, right: number): string {
  const count = 90;
  const threads = times(count, (i) => {
    const x = left + ((right - left) * (i + 0.5)) / count;
    return `M${num(x)} 0V${num(c.height)}`;
  }).join('');
  return (
    rect(left, 0, right - left, c.height, { fill: '#000', opacity: 0.4 }) +
    path(threads, { stroke: '#efe2c6', strokeWidth: 3.2 * c.unit, opacity: 0.75 })
  );
}

/** The finished part; its upper edge climbs in steps, as the knots of a row are not yet all tied. */
function woven(c: Canvas, p: Palette, left: number, right: number, edge: number): string {
  const { height: h, unit: u } = c;
  const steps = 44;
  const top = times(steps, (i): Point[] => {
    const y = edge + Math.round(3 * Math.sin(i * 0.7) + 2 * Math.sin(i * 1.9)) * 7 * u;
    const at = (k: number) => left + ((right - left) * k) / steps;
    return [
      [at(i), y],
      [at(i + 1), y],
    ];
  }).flat();
  const inside = c.clip(polygon([[left, h], ...top, [right, h]]));
  const rows = times(Math.ceil(h / (7 * u)), (i) => `M0 ${num(i * 7 * u)}H${num(c.width)}`).join(
    '',
  );
  return group(
    { clipPath: inside },
    pattern(c, p, left, right, edge),
    path(rows, { stroke: '#000', strokeWidth: 2.4 * u, opacity: 0.2 }),
  );
}

function pattern(c: Canvas, p: Palette, left: number, right: number, edge: number): string {
  const { height: h } = c;
  const [wide, tall] = [right - left, (right - left) * c.by(1.12, 1.3)];
  const y0 = edge - h * 0.07;
  const red = mix(p.accent, p.ink, 0.15);
  const blue = mix('#123a5c', p.ink, 0.2);
  const cream = '#f0dfb8';
  const [cx, cy] = [(left + right) / 2, y0 + tall * 0.44];
  const inset = (k: number) => box(left + wide * k, y0 + wide * k, wide * (1 - 2 * k), tall);
  const corner = [-1, 1].map((side) =>
    path(
      petals(cx + side * wide * 0.33, y0 + wide * 0.17, {
        count: 16,
        from: 0,
        to: wide * 0.2,
        spread: 0.2,
        belly: 0.7,
      }),
      {
        fill: blue,
        stroke: cream,
        strokeWidth: wide * 0.003,
      },
    ),
  );
  return [
    path(inset(0), { fill: blue }),
    path(inset(0.025), { fill: cream }),
    path(inset(0.035), { fill: red }),
    blossoms(left, right, y0, wide, tall, [cream, p.gold, blue]),
    path(inset(0.125), { fill: cream }),
    path(inset(0.135), { fill: mix(blue, p.ink, 0.25) }),
    path(inset(0.165), { fill: p.gold }),
    path(inset(0.17), { fill: red }),
    group({ clipPath: c.clip(inset(0.17)) }, ...corner),
    sprigs(c, cx, cy, wide, mix(red, cream, 0.35)),
    path(
      petals(cx, cy, { count: 24, from: wide * 0.12, to: wide * 0.33, spread: 0.14, belly: 0.8 }),
      {
        fill: blue,
        stroke: cream,
        strokeWidth: wide * 0.004,
      },
    ),
    shamsa(c, cx, cy, wide * 0.225, { gold: cream, field: blue, accent: red }, 12),
  ].join('');
}

/** Rosettes and leaves in turn along the upper and the side borders. */
function blossoms(
  left: number,
  right: number,
  y0: number,
  wide: number,
  tall: number,
  [cream, gold, blue]: readonly [string, string, string],
): string {
  const count = 13;
  const at = (i: number) => wide * (0.08 + (0.84 * i) / (count - 1));
  const places: Point[] = [
    ...times(count, (i): Point => [left + at(i), y0 + wide * 0.08]),
    ...times(count, (i): Point => [left + wide * 0.08, y0 + at(i) * (tall / wide)]),
    ...times(count, (i): Point => [right - wide * 0.08, y0 + at(i) * (tall / wide)]),
  ];
  return places
    .map(([x, y], i) => {
      const r = wide * (i % 2 === 0 ? 0.031 : 0.021);
      return (
        path(petals(x, y, { count: 8, from: 0, to: r, spread: 0.4, belly: 0.7 }), {
          fill: i % 2 === 0 ? cream : gold,
        }) + circle(x, y, r * 0.3, { fill: blue })
      );
    })
    .join('');
}

const sprigs = (c: Canvas, cx: number, cy: number, wide: number, colour: string): string =>
  path(
    times(54, () => {
      const x = cx + c.between(-0.31, 0.31) * wide;
      const y = cy + c.between(-0.34, 0.5) * wide;
      return star(x, y, 4, wide * c.between(0.008, 0.017), wide * 0.004, c.between(0, 1));
    }).join(''),
    { fill: colour, opacity: 0.7 },
  );

function frame(c: Canvas, p: Palette, left: number, right: number): string {
  const wood = c.across([light('#6b4426', 0.15), '#4a2c18', '#22130a'], [0, 0], [1, 0]);
  const beam = c.across([light('#6b4426', 0.2), '#4a2c18', '#1c0f08']);
  const post = c.width * c.by(0.022, 0.036);
  return [
    rect(left - post, 0, post * 1.1, c.height, { fill: wood }),
    rect(right - post * 0.1, 0, post * 1.1, c.height, { fill: wood }),
    rect(left - post * 1.6, 0, right - left + post * 3.2, c.height * 0.055, { fill: beam }),
    rect(left - post * 1.6, c.height * 0.055, right - left + post * 3.2, 4 * c.unit, {
      fill: p.warm,
      opacity: 0.3,
    }),
  ].join('');
}

/** Skeins over the beam and the ends of thread that hang from them. */
function wool(c: Canvas, p: Palette, left: number, right: number): string {
  const colours = [p.accent, p.gold, '#1f4f78', '#f0dfb8', '#2f7a5c', p.sky[3], '#5a2148'];
  return colours
    .map((colour, i) => {
      const x = left + ((right - left) * (i + 0.6)) / colours.length;
      const r = c.height * c.by(0.036, 0.024);
      const y = c.height * 0.075 + r * c.between(0.2, 0.9);
      const turns = times(5, (k) =>
        smooth(
          sample(6, (t): Point => [
            x - r + 2 * r * t,
            y - r * 0.6 + k * r * 0.32 - r * 0.35 * Math.sin(t * Math.PI),
          ]),
        ),
      ).join('');
      const end = smooth(
        sample(8, (t): Point => [
          x + Math.sin(t * 5 + i) * r * 0.5,
          y + t * c.height * c.by(0.13, 0.08),
        ]),
      );
      return [
        path(end, { fill: 'none', stroke: colour, strokeWidth: 4 * c.unit }),
        circle(x, y, r, { fill: c.across([light(colour, 0.25), colour, dark(colour, 0.5)]) }),
        group(
          {
            clipPath: c.clip(
              `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`,
            ),
          },
          path(turns, {
            fill: 'none',
            stroke: dark(colour, 0.35),
            strokeWidth: 2.4 * c.unit,
            opacity: 0.7,
          }),
        ),
      ].join('');
    })
    .join('');
}
