import type { KidsPalette } from '../palettes.ts';
import { paper, paperCloud, paperHill, paperSky } from '../motifs/paper.ts';
import { petals } from '../motifs/ornament.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { circle, ellipse, group, path, place } from '../svg/element.ts';
import { num, polar, times } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** An old olive tree in a paper garden: big flowers, bees, a swing, and a snail in no hurry. */
export const garden: Scene = (c, { kids: k }) => {
  const { width: w, height: h, unit: u } = c;
  const layer = paper(c, k);
  const [back, middle, front, nearest] = k.hills;
  const [sx, sy, sr] = [w * c.by(0.47, 0.2), h * c.by(0.27, 0.17), h * c.by(0.1, 0.07)];
  const sunny = times(16, (i) => {
    const [a, b] = [
      polar(sx, sy, sr * 1.25, (i * Math.PI) / 8),
      polar(sx, sy, sr * (i % 2 === 0 ? 1.8 : 1.55), (i * Math.PI) / 8),
    ];
    return `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  }).join('');
  return [
    paperSky(c, k),
    circle(sx, sy, sr * 2.6, { fill: k.star, opacity: 0.12 }),
    path(sunny, { stroke: k.star, strokeWidth: 12 * u, strokeLinecap: 'round' }),
    layer(circle(sx, sy, sr, { fill: k.star })),
    layer(paperCloud(w * 0.16, h * 0.2, 0.9 * u, k.clouds[1])),
    layer(paperCloud(w * 0.94, h * 0.2, 1.1 * u, k.clouds[0])),
    layer(paperHill(c, h * c.by(0.66, 0.56), h * 0.05, 0.6, k.clouds[1], back)),
    layer(paperHill(c, h * c.by(0.75, 0.64), h * 0.05, 2.6, middle, mix(middle, front, 0.6))),
    layer(tree(k, w * c.by(0.74, 0.56), h * c.by(0.84, 0.68), h * c.by(0.00152, 0.00112))),
    layer(paperHill(c, h * c.by(0.87, 0.73), h * 0.035, 4.2, front, nearest)),
    layer(snail(k, w * c.by(0.55, 0.26), h * c.by(0.85, 0.7), h * c.by(0.00115, 0.00085))),
    flowers(c, k, layer),
    layer(paperHill(c, h * 1.02, h * 0.04, 1.4, nearest, dark(nearest, 0.45))),
    bees(c, k),
  ].join('');
};

/** A thick crooked trunk, crowns in three greens with olives, and a swing. Its foot is the origin. */
function tree(k: KidsPalette, x: number, y: number, s: number): string {
  const leaf = '#5f9a5c';
  const crowns = [
    [-150, -300, 104, dark(leaf, 0.28)],
    [150, -310, 110, dark(leaf, 0.22)],
    [0, -372, 130, dark(leaf, 0.12)],
    [-90, -368, 88, leaf],
    [96, -384, 90, light(leaf, 0.12)],
    [0, -306, 92, light(leaf, 0.2)],
  ] as const;
  const olives = times(22, (i) => {
    const [dx, dy] = [-190 + ((i * 97) % 380), -440 + ((i * 61) % 200)];
    return ellipse(dx, dy, 8, 11, { fill: i % 3 === 0 ? '#3f2a52' : '#c9d26a' });
  });
  return group(
    { transform: place(x, y, s) },
    path(
      'M-64 20C-40 -30 -52 -90 -34 -140C-44 -190 -96 -220 -122 -262L-96 -276C-66 -244 -34 -232 -14 -206C-6 -240 -16 -280 -8 -320H22C20 -280 26 -240 30 -206C56 -230 92 -246 118 -280L142 -262C116 -222 62 -196 48 -140C56 -90 50 -30 84 20Z',
      {
        fill: '#7a4b30',
      },
    ),
    path('M10 10C18 -50 6 -110 18 -170C30 -120 28 -60 40 10Z', { fill: '#5a3422', opacity: 0.7 }),
    ...crowns.map(([dx, dy, r, fill]) => path(scallop(dx, dy, r), { fill })),
    ...olives,
    path('M112 -262V-66M176 -262V-66', { stroke: k.walls[0], strokeWidth: 5 }),
    path('M98 -70H190V-56H98Z', { fill: k.roofs[1] }),
  );
}

/** A round crown with a wavy edge. */
const scallop = (x: number, y: number, r: number): string =>
  `${times(12, (i) => {
    const [a, b] = [polar(x, y, r, (i * Math.PI) / 6), polar(x, y, r, ((i + 1) * Math.PI) / 6)];
    const bulge = polar(x, y, r * 1.22, ((i + 0.5) * Math.PI) / 6);
    return `${i === 0 ? `M${num(a[0])} ${num(a[1])}` : ''}Q${num(bulge[0])} ${num(bulge[1])} ${num(b[0])} ${num(b[1])}`;
  }).join('')}Z`;

function snail(k: KidsPalette, x: number, y: number, s: number): string {
  const spiral = 'M-4 -58C20 -58 34 -84 16 -102C-8 -124 -52 -108 -54 -68C-56 -22 -6 0 32 -18';
  return group(
    { transform: place(x, y, s) },
    path(
      'M-96 0C-60 -14 20 -18 66 -14C76 -44 84 -66 106 -72C132 -76 146 -52 136 -30C128 -8 104 0 84 2Z',
      { fill: k.walls[1] },
    ),
    path('M104 -70L98 -112M122 -70L132 -110', {
      stroke: k.walls[1],
      strokeWidth: 8,
      strokeLinecap: 'round',
    }),
    circle(97, -114, 8, { fill: k.shadow }),
    circle(133, -112, 8, { fill: k.shadow }),
    circle(-8, -66, 68, { fill: k.roofs[1] }),
    path(spiral, {
      fill: 'none',
      stroke: light(k.roofs[1], 0.45),
      strokeWidth: 13,
      strokeLinecap: 'round',
    }),
    path('M112 -38Q122 -30 130 -40', {
      fill: 'none',
      stroke: k.shadow,
      strokeWidth: 4,
      strokeLinecap: 'round',
    }),
  );
}

/** Flowers along the front: stalks, two leaves, petals in turn of three colours. */
function flowers(
  c: Canvas,
  k: KidsPalette,
  layer: (...children: readonly string[]) => string,
): string {
  const { width: w, height: h } = c;
  const spots = c.by([0.42, 0.485, 0.62, 0.86, 0.93, 0.985], [0.06, 0.15, 0.44, 0.72, 0.85, 0.95]);
  return spots
    .map((sx, i) => {
      const [x, foot] = [w * sx, h * c.by(1, 0.82)];
      const r = h * c.between(0.034, 0.052) * c.by(1, 0.72);
      const y = foot - h * c.between(0.14, 0.26) * c.by(1, 0.62);
      const fill = [k.roofs[1], k.walls[0], k.star, k.roofs[2]][i % 4] ?? k.star;
      const leaf = (side: number) =>
        `M${num(x)} ${num(foot - r)}Q${num(x + side * r * 1.6)} ${num(foot - r * 2.4)} ${num(x + side * r * 1.9)} ${num(foot - r * 3)}Q${num(x + side * r * 0.2)} ${num(foot - r * 2.6)} ${num(x)} ${num(foot - r)}Z`;
      return layer(
        path(`M${num(x)} ${num(foot + r)}V${num(y)}`, { stroke: '#3f7d55', strokeWidth: r * 0.2 }),
        path(leaf(1) + leaf(-1), { fill: '#58a06a' }),
        path(petals(x, y, { count: 9, from: 0, to: r * 1.5, spread: 0.42, belly: 0.62 }), { fill }),
        circle(x, y, r * 0.42, { fill: i % 4 === 2 ? k.roofs[1] : k.star }),
      );
    })
    .join('');
}

function bees(c: Canvas, k: KidsPalette): string {
  const spots = c.by(
    [
      [0.52, 0.5],
      [0.6, 0.62],
      [0.9, 0.6],
    ] as const,
    [
      [0.2, 0.42],
      [0.36, 0.56],
      [0.88, 0.52],
    ] as const,
  );
  return spots
    .map(([x, y], i) =>
      group(
        { transform: `${place(x * c.width, y * c.height, c.unit * 1.25)} rotate(${i * 14 - 16})` },
        ellipse(-6, -15, 9, 14, { fill: '#ffffff', opacity: 0.85 }),
        ellipse(8, -16, 9, 13, { fill: '#ffffff', opacity: 0.7 }),
        ellipse(0, 0, 21, 14, { fill: k.star }),
        path('M-7 -13Q-3 0 -7 13M4 -14Q8 0 4 14', {
          fill: 'none',
          stroke: k.shadow,
          strokeWidth: 5,
        }),
      ),
    )
    .join('');
}
