import type { KidsPalette } from '../palettes.ts';
import {
  paper,
  paperCloud,
  paperMoon,
  paperSky,
  paperStars,
  starStrings,
} from '../motifs/paper.ts';
import { star } from '../motifs/ornament.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light } from '../svg/colour.ts';
import { circle, group, path, place } from '../svg/element.ts';
import { num, times } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** A folded paper boat with a lantern, a whale that blows stars, and waves of card. */
export const voyage: Scene = (c, { kids: k }) => {
  const { width: w, height: h, unit: u } = c;
  const layer = paper(c, k);
  const sea = (i: number) => [light(k.sky[1], 0.24 - 0.14 * i), dark(k.sky[0], 0.06 * i)] as const;
  const wave = (y: number, i: number, shift: number) => layer(waves(c, y, 118 * u, shift, sea(i)));
  return [
    paperSky(c, k),
    paperMoon(c, layer, w * c.by(0.86, 0.8), h * c.by(0.22, 0.16), h * c.by(0.11, 0.075)),
    paperStars(c, k, 40, 0.5),
    starStrings(c, k, [
      [0.45, 0.14],
      [0.53, 0.24],
      [0.62, 0.1],
    ]),
    layer(paperCloud(w * 0.12, h * 0.24, 0.95 * u, k.clouds[2])),
    layer(paperCloud(w * c.by(0.66, 0.3), h * c.by(0.2, 0.24), 0.8 * u, k.clouds[0])),
    layer(paperCloud(w * 0.98, h * 0.42, 1.1 * u, k.clouds[1])),
    wave(h * c.by(0.62, 0.5), 0, 0.2),
    layer(whale(k, w * c.by(0.47, 0.27), h * c.by(0.72, 0.57), h * c.by(0.00125, 0.0009))),
    wave(h * c.by(0.7, 0.57), 0.4, 0.7),
    layer(boat(k, w * c.by(0.72, 0.58), h * c.by(0.78, 0.62), h * c.by(0.00165, 0.00115))),
    wave(h * c.by(0.8, 0.65), 0.8, 0.35),
    wave(h * c.by(0.88, 0.74), 1.2, 0.9),
    wave(h * 0.97, 1.6, 0.1),
  ].join('');
};

/** A row of curling scallops down to the bottom edge. */
function waves(
  c: Canvas,
  y: number,
  step: number,
  shift: number,
  [from, to]: readonly [string, string],
): string {
  const count = Math.ceil(c.width / step) + 2;
  const crests = times(count, (i) => {
    const x = (i - shift) * step;
    return `C${num(x + step * 0.2)} ${num(y + step * 0.24)} ${num(x + step * 0.5)} ${num(y + step * 0.22)} ${num(x + step * 0.72)} ${num(y - step * 0.04)}Q${num(x + step * 0.84)} ${num(y - step * 0.16)} ${num(x + step)} ${num(y)}`;
  });
  return path(
    `M${num(-shift * step)} ${num(y)}${crests.join('')}V${num(c.height + 30)}H${num(-step)}Z`,
    { fill: c.vertical([from, to], y - step * 0.2, y + c.height * 0.3) },
  );
}

/** The folded boat everybody knows, its folds as planes of light and shade. */
function boat(k: KidsPalette, x: number, y: number, s: number): string {
  return group(
    { transform: `${place(x, y, s)} rotate(-5)` },
    path('M6 -92L0 -250L10 -250L14 -92Z', { fill: '#8a4b2d' }),
    path('M14 -246C60 -236 96 -206 110 -160C80 -172 44 -172 14 -160Z', { fill: k.roofs[1] }),
    path('M14 -246C38 -232 52 -206 56 -168C42 -168 28 -166 14 -160Z', {
      fill: light(k.roofs[1], 0.25),
    }),
    circle(-30, -178, 46, { fill: k.star, opacity: 0.28 }),
    path('M4 -216L-30 -206V-198', { fill: 'none', stroke: '#8a4b2d', strokeWidth: 4 }),
    path('M-44 -196H-16L-10 -164H-50Z', { fill: k.star }),
    path('M-40 -204H-20L-16 -196H-44ZM-50 -164H-10L-14 -156H-46Z', { fill: k.roofs[0] }),
    path('M-196 -66L-8 -132L180 -66L-8 -34Z', { fill: dark(k.walls[1], 0.12) }),
    path('M-8 -132L-104 -22H88Z', { fill: k.walls[0] }),
    path('M-8 -132L-8 -22H88Z', { fill: k.walls[1] }),
    path('M-196 -66L-136 34H120L180 -66L88 -22H-104Z', { fill: '#fffaf0' }),
    path('M-8 -22L88 -22L180 -66L120 34H-8Z', { fill: k.walls[0] }),
    path('M-196 -66L-104 -22L-136 34Z', { fill: light(k.walls[1], 0.2) }),
    path(star(-70, 8, 5, 15, 7), { fill: k.roofs[1] }),
  );
}

function whale(k: KidsPalette, x: number, y: number, s: number): string {
  const spout = times(9, (i) => {
    const [dx, dy, r] = [
      (i - 4) * 21,
      -212 - 52 * Math.cos((i - 4) * 0.5) - (i % 2) * 22,
      11 - Math.abs(i - 4),
    ];
    return path(star(-44 + dx, dy, 5, r + 7, (r + 7) * 0.46), { fill: k.star });
  });
  return group(
    { transform: place(x, y, s) },
    path('M-48 -130C-58 -180 -92 -196 -116 -192M-40 -130C-34 -180 -4 -196 20 -192M-44 -130V-206', {
      fill: 'none',
      stroke: light(k.sky[2], 0.35),
      strokeWidth: 9,
      strokeLinecap: 'round',
    }),
    ...spout,
    path(
      'M-190 60C-200 -60 -120 -132 -40 -130C60 -128 104 -60 150 -36C190 -18 206 -44 212 -84C170 -92 158 -128 168 -150C196 -146 214 -128 222 -110C236 -134 262 -144 286 -138C284 -104 262 -84 240 -80C246 -10 196 60 96 60Z',
      {
        fill: k.roofs[0],
      },
    ),
    path('M-188 44C-150 66 -60 72 20 48C-40 104 -180 90 -188 44Z', {
      fill: light(k.roofs[0], 0.55),
    }),
    path('M-30 20C0 10 30 30 36 60H-14C-16 44 -22 32 -30 20Z', { fill: dark(k.roofs[0], 0.2) }),
    circle(-128, -18, 13, { fill: '#ffffff' }),
    circle(-131, -16, 7, { fill: k.shadow }),
  );
}
