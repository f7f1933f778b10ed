import type { KidsPalette } from '../palettes.ts';
import { silhouette } from '../motifs/figures.ts';
import {
  paper,
  paperCloud,
  paperHill,
  paperMoon,
  paperSky,
  paperStars,
  starStrings,
} from '../motifs/paper.ts';
import { star } from '../motifs/ornament.ts';
import { palm } from '../motifs/town.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { circle, group, path, place } from '../svg/element.ts';
import { num, polyline, times, type Point } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** A paper camel on a hill looks up at the stars it has counted and joined with lines. */
export const counting: Scene = (c, { kids: k }) => {
  const { width: w, height: h, unit: u } = c;
  const layer = paper(c, k);
  const sand = [
    k.walls[1],
    mix(k.roofs[1], k.walls[1], 0.35),
    mix(k.roofs[1], k.sky[1], 0.35),
  ] as const;
  const [x, y, size] = [w * c.by(0.7, 0.52), h * c.by(0.78, 0.62), h * c.by(0.4, 0.27)];
  return [
    paperSky(c, k),
    paperStars(c, k, 70, 0.62),
    paperMoon(c, layer, w * c.by(0.92, 0.84), h * c.by(0.2, 0.15), h * c.by(0.1, 0.07)),
    constellation(c, k),
    starStrings(c, k, [
      [0.36, 0.08],
      [0.42, 0.16],
      [0.98, 0.4],
    ]),
    layer(paperCloud(w * 0.1, h * 0.3, 0.9 * u, k.clouds[2])),
    layer(paperCloud(w * c.by(0.99, 0.92), h * 0.5, 1 * u, k.clouds[1])),
    layer(paperHill(c, h * c.by(0.7, 0.57), h * 0.06, 1.2, mix(sand[2], k.sky[1], 0.25), sand[2])),
    layer(tents(k, w * c.by(0.47, 0.16), h * c.by(0.7, 0.56), h * c.by(0.0011, 0.0008))),
    layer(paperHill(c, h * c.by(0.8, 0.645), h * 0.05, 3.9, sand[1], mix(sand[1], sand[2], 0.6))),
    layer(
      path(palm(w * c.by(0.93, 0.9), h * c.by(0.86, 0.7), h * c.by(0.34, 0.22), -0.14), {
        fill: '#2f8f72',
      }),
    ),
    layer(camel(k, x, y, size)),
    layer(paperHill(c, h * c.by(0.88, 0.74), h * 0.04, 5.4, sand[0], sand[1])),
    layer(paperHill(c, h * 1, h * 0.045, 0.6, sand[1], dark(sand[2], 0.35))),
  ].join('');
};

/** The camel of the caravans, cut from card, with blanket, tassels and a bell. */
function camel(k: KidsPalette, x: number, y: number, size: number): string {
  const s = size / 100;
  const tassels = times(6, (i) => circle(-25 + i * 6.4, -55.6, 1.9, { fill: k.star }));
  return [
    silhouette('camel', x, y, size, '#c98a4e'),
    group(
      { transform: place(x, y, s) },
      path(
        'M-44 -52C-40 -60 -36 -64 -30 -64C-25 -64 -22 -70 -17 -80C-13 -87.5 -7 -88 -3 -82C1 -75 4 -68 9 -66L10 -58C-6 -52 -30 -50 -44 -52Z',
        { fill: '#dba468' },
      ),
      path(
        'M-29 -64C-25 -66 -21 -75 -17 -80C-13 -87.5 -7 -88 -3 -82C1 -75 4 -69 8 -66L10 -57H-29Z',
        { fill: k.roofs[2] },
      ),
      path('M-29 -62H9L10 -58H-29Z', { fill: k.roofs[1] }),
      ...tassels,
      path(star(-10, -71, 8, 6, 3), { fill: k.star }),
      path('M26 -74C29 -70 33 -69 37 -71', { fill: 'none', stroke: k.roofs[1], strokeWidth: 2.4 }),
      path('M29 -71L26.6 -64H33.4L31 -71Z', { fill: k.star }),
      circle(43.4, -94.6, 1.5, { fill: k.shadow }),
      path('M47 -91.4Q49 -90 51 -91.2', {
        fill: 'none',
        stroke: k.shadow,
        strokeWidth: 0.9,
        strokeLinecap: 'round',
      }),
    ),
  ].join('');
}

/** The stars joined so far make a small camel. */
function constellation(c: Canvas, k: KidsPalette): string {
  const [ox, oy, s] = [
    c.width * c.by(0.5, 0.14),
    c.height * c.by(0.12, 0.1),
    c.height * c.by(0.0017, 0.0012),
  ];
  const points = (
    [
      [0, 90],
      [10, 40],
      [34, 34],
      [52, 4],
      [70, 32],
      [100, 34],
      [116, 56],
      [132, 20],
      [150, 6],
      [170, 16],
    ] as const
  ).map(([x, y]): Point => [ox + x * s, oy + y * s]);
  const leg = polyline([
    [ox + 100 * s, oy + 34 * s],
    [ox + 104 * s, oy + 92 * s],
  ]);
  return [
    path(polyline(points) + leg, {
      fill: 'none',
      stroke: k.star,
      strokeOpacity: 0.65,
      strokeWidth: 2.6 * c.unit,
      strokeDasharray: `${num(9 * c.unit)} ${num(7 * c.unit)}`,
    }),
    path(
      [...points, [ox + 104 * s, oy + 92 * s] as Point]
        .map(([x, y]) => star(x, y, 5, 15 * c.unit, 7 * c.unit))
        .join(''),
      {
        fill: light(k.star, 0.2),
      },
    ),
  ].join('');
}

/** Two striped tents with a lit door. */
const tents = (k: KidsPalette, x: number, y: number, s: number): string =>
  group(
    { transform: place(x, y, s) },
    path('M-150 40L-60 -90L30 40Z', { fill: k.roofs[0] }),
    path('M-90 40L-60 -90L-30 40Z', { fill: k.walls[0] }),
    path('M0 40L86 -60L172 40Z', { fill: k.roofs[1] }),
    path('M60 40L86 -60L112 40Z', { fill: k.walls[0] }),
    path('M-70 40L-60 -10L-50 40ZM78 40L86 0L94 40Z', { fill: '#ffb347' }),
    path('M-60 -90V-122L-34 -112L-60 -102M86 -60V-88L108 -80L86 -72', {
      fill: k.star,
      stroke: '#8a4b2d',
      strokeWidth: 3,
    }),
  );
