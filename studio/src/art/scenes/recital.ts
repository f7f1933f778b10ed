import type { Palette } from '../palettes.ts';
import { arch } from '../motifs/building.ts';
import { strapwork } from '../motifs/girih.ts';
import { lantern } from '../motifs/lantern.ts';
import { mosque } from '../motifs/mosque.ts';
import { star } from '../motifs/ornament.ts';
import { sky, stars, youngMoon } from '../motifs/sky.ts';
import { houses, litWindows } from '../motifs/town.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { glow, rays, specks } from '../svg/effects.ts';
import { circle, group, path, place, rect } from '../svg/element.ts';
import { num, times } from '../svg/path.ts';
import type { Scene } from './scene.ts';

interface Niche {
  readonly x: number;
  readonly floor: number;
  readonly width: number;
  readonly spring: number;
  readonly rise: number;
}

/** An open book on its stand before a window full of stars: the night that is better than a thousand months. */
export const recital: Scene = (c, { palette: p }) => {
  const { width: w, height: h, unit: u } = c;
  const n: Niche = {
    x: w * c.by(0.68, 0.5),
    floor: h * c.by(0.82, 0.68),
    width: h * c.by(0.62, 0.44),
    spring: h * c.by(0.4, 0.34),
    rise: h * c.by(0.32, 0.2),
  };
  const book = n.floor - h * c.by(0.13, 0.09);
  const scale = u * c.by(1.1, 1.05);
  const lamps = [-1, 1].map((side) => {
    const [x, y] = [n.x + side * n.width * 0.82, h * c.by(0.36, 0.27)];
    return (
      lantern(c, x, y, u * 1.25, { metal: p.gold, light: p.warm }) +
      glow(c, x, y, h * 0.22, p.warm, 0.6)
    );
  });
  return [
    panelling(c, p, n),
    window(c, p, n),
    carpet(c, p, n),
    rays(c, n.x, book, p.sun, {
      length: h * 0.95,
      from: -Math.PI + 0.5,
      to: -0.5,
      count: 26,
      strength: 0.42,
    }),
    glow(c, n.x, book, h * 0.5, p.warm, 0.75),
    stand(c, p, n.x, n.floor + h * c.by(0.05, 0.035), scale),
    glow(c, n.x, book - 40 * u, h * 0.22, light(p.sun, 0.4), 0.8),
    ...lamps,
    c.cover(
      c.radial(
        [
          [0, '#000', 0],
          [0.4, '#000', 0.05],
          [0.8, '#000', 0.6],
          [1, '#000', 0.85],
        ],
        n.x,
        h * 0.5,
        c.diagonal * 0.62,
      ),
    ),
    specks(c, 120, { fill: light(p.gold, 0.5), blend: 'screen' }, () => [
      n.x + (c.random() + c.random() - 1) * n.width * 0.8,
      book - c.random() ** 1.4 * h * 0.7,
    ]),
  ].join('');
};

const opening = (n: Niche, width = 1, rise = 1) =>
  arch(n.x, n.floor, n.width * width, n.spring, n.rise * rise);

/** Carved walnut doors to both sides of the window. */
function panelling(c: Canvas, p: Palette, n: Niche): string {
  const { width: w, unit: u } = c;
  const wood = mix(p.sky[1], '#3b2414', 0.35);
  const pattern = strapwork('3.12.12', w, n.floor, 62 * u);
  const bosses = pattern.stars
    .filter((s) => s.sides === 12)
    .map((s) => star(s.centre[0], s.centre[1], 12, 20 * u, 12 * u));
  return [
    c.cover(c.vertical([dark(wood, 0.45), wood, dark(wood, 0.6)])),
    path(
      pattern.stars
        .filter((s) => s.sides === 12)
        .map((s) => s.d)
        .join(''),
      { fill: mix(p.accent, p.ink, 0.45), opacity: 0.6 },
    ),
    path(pattern.lines, {
      fill: 'none',
      stroke: '#000',
      strokeOpacity: 0.6,
      strokeWidth: 7 * u,
      transform: `translate(${num(2 * u)} ${num(3 * u)})`,
    }),
    path(pattern.lines, { fill: 'none', stroke: mix(p.gold, wood, 0.45), strokeWidth: 3.4 * u }),
    path(bosses.join(''), { fill: mix(p.gold, wood, 0.25) }),
    c.cover(
      c.radial(
        [
          [0, '#000', 0],
          [0.3, '#000', 0.2],
          [1, '#000', 0.85],
        ],
        n.x,
        c.height * 0.5,
        c.diagonal * 0.5,
      ),
    ),
  ].join('');
}

function window(c: Canvas, p: Palette, n: Niche): string {
  const { width: w, height: h, unit: u } = c;
  const [, upper, middle] = p.sky;
  const gold = c.across(
    [
      [0, light(p.gold, 0.5)],
      [0.4, p.gold],
      [0.7, dark(p.gold, 0.45)],
      [1, p.gold],
    ],
    [0, 0],
    [1, 1],
  );
  const far = mosque(n.x - n.width * 0.05, n.floor - h * 0.06, n.width * 0.1, {
    minarets: 4,
    tall: 3.4,
  });
  const roofs = houses(c, n.x - n.width, n.x + n.width, n.floor - h * 0.04, h * 0.05);
  const column = c.horizontal(
    [
      [0, p.sun, 0],
      [0.5, light(p.sun, 0.4), 0.5],
      [1, p.sun, 0],
    ],
    n.x - n.width * 0.16,
    n.x + n.width * 0.16,
  );
  return [
    path(opening(n, 1.26, 1.2), { fill: mix(p.ink, upper, 0.4), stroke: gold, strokeWidth: 6 * u }),
    path(opening(n, 1.13, 1.1), {
      fill: mix(p.accent, p.ink, 0.4),
      stroke: gold,
      strokeWidth: 3 * u,
    }),
    group(
      { clipPath: c.clip(opening(n)) },
      sky(c, p, 0.8),
      stars(c, 520, 0.85),
      ...times(26, () => {
        const [x, y, r] = [
          n.x + (c.random() - 0.5) * n.width,
          h * c.between(0.08, 0.6),
          c.between(4, 13) * u,
        ];
        return (
          glow(c, x, y, r * 2.4, p.sun, 0.5) +
          path(star(x, y, 4, r, r * 0.2), { fill: light(p.sun, 0.5) })
        );
      }),
      youngMoon(c, n.x + n.width * 0.3, h * c.by(0.26, 0.24), h * c.by(0.045, 0.03), p.sun),
      rect(n.x - n.width * 0.16, 0, n.width * 0.32, n.floor, {
        fill: column,
        blend: 'screen',
        filter: c.blur(10 * u),
      }),
      path(far.d + roofs.d, {
        fill: c.vertical(
          [mix(middle, upper, 0.5), mix(p.ink, upper, 0.5)],
          n.floor - h * 0.3,
          n.floor,
        ),
      }),
      litWindows(c, [...far.windows, ...roofs.windows], p.warm),
      rect(0, n.floor - h * 0.05, w, h * 0.06, { fill: mix(p.ink, upper, 0.4) }),
    ),
    path(opening(n), { fill: 'none', stroke: gold, strokeWidth: 5 * u }),
  ].join('');
}

/** A carpet with a bordered field, lit from the book. */
function carpet(c: Canvas, p: Palette, n: Niche): string {
  const { width: w, height: h, unit: u } = c;
  const depth = h - n.floor;
  const bands = [0.1, 0.16, 0.62, 0.7]
    .map((t) => `M0 ${num(n.floor + depth * t)}H${num(w)}`)
    .join('');
  const knots = times(31, (i) => {
    const x = n.x + (i - 15) * 64 * u;
    return star(x, n.floor + depth * 0.38, 8, 22 * u, 11 * u);
  });
  return [
    rect(0, n.floor, w, depth, {
      fill: c.vertical(
        [
          [0, mix(p.ink, p.accent, 0.3)],
          [0.25, mix('#5a1420', p.ink, 0.3)],
          [1, p.ink],
        ],
        n.floor,
        h,
      ),
    }),
    path(bands, { stroke: p.gold, strokeOpacity: 0.5, strokeWidth: 3 * u }),
    path(knots.join(''), { fill: p.gold, opacity: 0.4 }),
    glow(c, n.x, n.floor + depth * 0.3, h * 0.42, p.warm, 0.5),
  ].join('');
}

/** The folding stand (rahle) and the open pages, about 420 units wide at scale 1. */
function stand(c: Canvas, p: Palette, x: number, y: number, scale: number): string {
  const wood = c.across([mix('#a8672f', p.gold, 0.2), '#6e3c1a', '#2e170b']);
  const leg = (side: number) =>
    `M${-150 * side} -132L${-118 * side} -140L${112 * side} 0L${72 * side} 0L${40 * side} -26L${4 * side} -4L${-18 * side} -22Z`;
  const board = (side: number) =>
    `M0 -104L${-176 * side} -186L${-192 * side} -174L${-14 * side} -88Z`;
  const leaf = (side: number, lift: number) =>
    `M0 ${-112 - lift}C${50 * side} ${-150 - lift} ${120 * side} ${-190 - lift} ${186 * side} ${-184 - lift}L${192 * side} ${-172}C${130 * side} ${-168} ${60 * side} ${-132} 0 ${-98}Z`;
  const cream = c.across([
    [0, '#fffdf0'],
    [0.55, '#fbeccb'],
    [1, '#d9b680'],
  ]);
  const lines = [-1, 1].flatMap((side) =>
    times(
      5,
      (i) =>
        `M${side * (24 + i * 2)} ${-130 - i * 7}Q${side * 90} ${-172 - i * 3} ${side * 158} ${-187 + i * 2}`,
    ),
  );
  return group(
    { transform: place(x, y, scale) },
    path('M-190 6H190L230 30H-230Z', { fill: '#000', opacity: 0.6, filter: c.blur(12) }),
    path(leg(1) + leg(-1), { fill: wood, stroke: dark('#6e3c1a', 0.5), strokeWidth: 2 }),
    path(star(-62, -66, 8, 13, 6) + star(62, -66, 8, 13, 6), { fill: p.gold, opacity: 0.85 }),
    path(board(1) + board(-1), { fill: wood }),
    path(leaf(1, 0) + leaf(-1, 0), { fill: '#b98d4f' }),
    path(leaf(1, 9) + leaf(-1, 9), { fill: cream }),
    path(lines.join(''), {
      fill: 'none',
      stroke: '#7a5a2a',
      strokeWidth: 1.8,
      strokeOpacity: 0.45,
    }),
    circle(0, -112, 4, { fill: p.gold }),
  );
}
