import type { Palette } from '../palettes.ts';
import { star } from '../motifs/ornament.ts';
import { stars } from '../motifs/sky.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { clouds, glow, rays } from '../svg/effects.ts';
import { circle, group, path, rotate } from '../svg/element.ts';
import { disc, num, polar, polyline, times, type Point } from '../svg/path.ts';
import type { Scene } from './scene.ts';

interface Disc {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly brass: string;
}

const ENGRAVING = '#2c1a05';

/** A brass astrolabe before the constellations. */
export const astrolabe: Scene = (c, { palette: p }) => {
  const { width: w, height: h, unit: u, diagonal: m } = c;
  const [zenith, upper, middle, lower] = p.sky;
  const [cx, cy, r] = [w * c.by(0.755, 0.5), h * c.by(0.52, 0.38), h * c.by(0.5, 0.3)];
  const brass = c.linear(
    [
      [0, light(p.gold, 0.6)],
      [0.3, p.gold],
      [0.55, dark(p.gold, 0.5)],
      [0.75, p.gold],
      [1, light(p.gold, 0.3)],
    ],
    [cx - r, cy - r],
    [cx + r, cy + r],
  );
  const d: Disc = { cx, cy, r, brass };
  return [
    c.cover(
      c.radial(
        [
          [0, middle],
          [0.35, upper],
          [1, zenith],
        ],
        cx,
        cy,
        m * 0.62,
      ),
    ),
    clouds(c, lower, {
      from: 0,
      to: 1,
      across: 0.0012,
      down: 0.002,
      gain: 2.4,
      bias: -1.25,
      opacity: 0.5,
    }),
    stars(c, 260, 1),
    ...times(7, () => constellation(c, p.gold)),
    glow(c, cx, cy, r * 1.7, p.warm, 0.35),
    circle(cx + 10 * u, cy + 20 * u, r, { fill: '#000', opacity: 0.65, filter: c.blur(22 * u) }),
    circle(cx, cy, r, {
      fill: c.radial([mix(middle, p.accent, 0.3), zenith], cx - r * 0.3, cy - r * 0.3, r * 1.4),
      opacity: 0.9,
    }),
    limb(c, d),
    plate(c, p, d),
    rete(c, d),
    rule(c, d),
    rays(c, w * 0.95, -h * 0.2, p.sun, { length: m, from: 2, to: 2.9, count: 10, strength: 0.25 }),
  ].join('');
};

function constellation(c: Canvas, gold: string): string {
  let [x, y] = [c.random() * c.width, c.random() * c.height];
  const points = times(5, (): Point => {
    const here: Point = [x, y];
    x += c.between(-70, 90) * c.unit;
    y += c.between(-60, 60) * c.unit;
    return here;
  });
  const marks = points.map(([px, py]) => star(px, py, 4, c.between(5, 10) * c.unit, 1.6 * c.unit));
  return (
    path(polyline(points), {
      fill: 'none',
      stroke: gold,
      strokeOpacity: 0.35,
      strokeWidth: 1.3 * c.unit,
    }) + path(marks.join(''), { fill: light(gold, 0.5) })
  );
}

/** The graduated rim with its degrees, and the throne above it. */
function limb(c: Canvas, { cx, cy, r, brass }: Disc): string {
  const ring = (outer: number, inner: number) => disc(cx, cy, r * outer) + disc(cx, cy, r * inner);
  const depth = (degree: number) => (degree % 30 === 0 ? 0.875 : degree % 10 === 0 ? 0.91 : 0.94);
  const ticks = times(180, (i) => {
    const a = (i * Math.PI) / 90;
    return polyline([polar(cx, cy, r * 0.97, a), polar(cx, cy, r * depth(2 * i), a)]);
  });
  const throne = `M${num(cx - r * 0.2)} ${num(cy - r * 0.98)}Q${num(cx - r * 0.1)} ${num(cy - r * 1.2)} ${num(cx)} ${num(cy - r * 1.22)}Q${num(cx + r * 0.1)} ${num(cy - r * 1.2)} ${num(cx + r * 0.2)} ${num(cy - r * 0.98)}Z`;
  return [
    path(throne, { fill: brass }),
    path(ring(1, 0.84), { fill: brass, fillRule: 'evenodd' }),
    path(ring(0.985, 0.975) + ring(0.87, 0.86), {
      fill: ENGRAVING,
      fillRule: 'evenodd',
      opacity: 0.6,
    }),
    path(ticks.join(''), { stroke: ENGRAVING, strokeWidth: 1.7 * c.unit, opacity: 0.8 }),
  ].join('');
}

/** Circles of altitude and lines of azimuth, engraved on the plate. */
function plate(c: Canvas, p: Palette, { cx, cy, r }: Disc): string {
  const circles = times(11, (i) => circle(cx, cy - r * 0.3 + i * r * 0.055, r * (0.1 + i * 0.1)));
  const lines = times(12, (i) => {
    const a = (i * Math.PI) / 12;
    return path(polyline([polar(cx, cy - r * 0.3, r * 2, a), polar(cx, cy - r * 0.3, -r * 2, a)]));
  });
  return group(
    { clipPath: c.clip(disc(cx, cy, r * 0.84)) },
    group(
      { fill: 'none', stroke: p.gold, strokeWidth: 1.5 * c.unit, opacity: 0.5 },
      ...circles,
      ...lines,
    ),
  );
}

/** The pierced star map: ecliptic ring, cross bars and pointers shaped like flames. */
function rete(c: Canvas, { cx, cy, r, brass }: Disc): string {
  const u = c.unit;
  const bars = `M${num(cx - r * 0.82)} ${num(cy)}H${num(cx + r * 0.82)}M${num(cx)} ${num(cy - r * 0.8)}V${num(cy + r * 0.8)}`;
  const ecliptic = (strokeWidth: number) => circle(cx, cy + r * 0.2, r * 0.5, { strokeWidth });
  const pointers = times(17, () => {
    const [x, y] = polar(cx, cy, r * c.between(0.34, 0.74), c.random() * Math.PI * 2);
    const turn = c.random() * Math.PI * 2;
    const length = r * c.between(0.09, 0.17);
    const [tip, left, right] = [
      polar(x, y, length, turn),
      polar(x, y, length * 0.28, turn + 1.2),
      polar(x, y, length * 0.28, turn - 1.2),
    ];
    return `M${num(x)} ${num(y)}Q${left.map(num).join(' ')} ${tip.map(num).join(' ')}Q${right.map(num).join(' ')} ${num(x)} ${num(y)}Z${disc(x, y, 5 * u)}`;
  });
  return group(
    { transform: rotate(-21, cx, cy) },
    group(
      {
        fill: 'none',
        stroke: '#000',
        strokeOpacity: 0.5,
        strokeWidth: 14 * u,
        transform: `translate(${num(5 * u)} ${num(9 * u)})`,
        filter: c.blur(5 * u),
      },
      circle(cx, cy + r * 0.2, r * 0.5),
      path(bars),
    ),
    group(
      { fill: 'none', stroke: brass },
      ecliptic(15 * u),
      circle(cx, cy, r * 0.78, { strokeWidth: 7 * u }),
      circle(cx, cy, r * 0.32, { strokeWidth: 6 * u }),
      path(bars, { strokeWidth: 8 * u }),
    ),
    path(pointers.join(''), { fill: brass }),
  );
}

/** The turning rule and the pin in the middle. */
function rule(c: Canvas, { cx, cy, r, brass }: Disc): string {
  const half = 9 * c.unit;
  const d = `M${num(cx - r * 0.97)} ${num(cy)}L${num(cx - r * 0.8)} ${num(cy - half)}H${num(cx + r * 0.8)}L${num(cx + r * 0.97)} ${num(cy)}L${num(cx + r * 0.8)} ${num(cy + half)}H${num(cx - r * 0.8)}Z`;
  return [
    path(d, {
      fill: brass,
      stroke: ENGRAVING,
      strokeWidth: 1.2 * c.unit,
      transform: rotate(38, cx, cy),
    }),
    path(star(cx, cy, 8, r * 0.1, r * 0.055), { fill: brass, stroke: ENGRAVING }),
    circle(cx, cy, r * 0.03, { fill: ENGRAVING }),
  ].join('');
}
