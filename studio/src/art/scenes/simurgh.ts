import type { KidsPalette } from '../palettes.ts';
import { paper, paperCloud, paperHill, paperSky, paperStars, type Layer } from '../motifs/paper.ts';
import { star } from '../motifs/ornament.ts';
import type { Canvas } from '../svg/canvas.ts';
import { light, mix } from '../svg/colour.ts';
import { circle, group, path, place, rect } from '../svg/element.ts';
import { disc, num, polygon, times, type Point } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** The Simurgh of the old tales, cut from paper, over the mountain at the edge of the world. */
export const simurgh: Scene = (c, { kids: k }) => {
  const { width: w, height: h, unit: u } = c;
  const layer = paper(c, k);
  const [back, middle, front, nearest] = k.hills;
  const [sx, sy, r] = [w * c.by(0.68, 0.52), h * c.by(0.42, 0.36), h * c.by(0.3, 0.21)];
  const halo = [1.6, 1.3].map((grow) =>
    circle(sx, sy, r * grow, { fill: '#fff2c4', opacity: 0.12 }),
  );
  return [
    paperSky(c, k),
    paperStars(c, k, 30, 0.4),
    ...halo,
    layer(
      circle(sx, sy, r, {
        fill: c.vertical(['#fff5d2', k.star], sy - r, sy + r),
      }),
    ),
    layer(paperCloud(w * c.by(0.5, 0.2), h * 0.2, 0.85 * u, k.clouds[1])),
    layer(paperCloud(w * 0.94, h * 0.6, 1.15 * u, k.clouds[0])),
    layer(paperCloud(w * 0.14, h * 0.3, 0.8 * u, k.clouds[2])),
    layer(peaks(c, k, h * 0.86, h * 0.3, back)),
    bird(k, layer, sx + w * c.by(-0.01, 0.02), sy + h * c.by(0.09, 0.06), u * c.by(1.2, 1.08)),
    layer(peaks(c, k, h * 0.98, h * 0.26, middle)),
    layer(
      paperCloud(w * c.by(0.58, 0.3), h * 0.84, 1.2 * u, light(k.clouds[1], 0.25)),
      paperCloud(w * 0.84, h * 0.86, 1.4 * u, light(k.clouds[1], 0.12)),
    ),
    layer(paperHill(c, h * 0.95, h * 0.04, 1.1, front, nearest)),
    layer(paperHill(c, h * 1.01, h * 0.03, 4.2, nearest, k.shadow)),
  ].join('');
};

/** Folded-paper mountains: a lit and a shaded half each, a scrap of snow on top. */
function peaks(c: Canvas, k: KidsPalette, y: number, height: number, fill: string): string {
  const ground = rect(0, y - 2, c.width, c.height - y + 4, { fill });
  const mountains = times(6, (i) => {
    const x = c.width * ((i + c.between(0.25, 0.75)) / 6);
    const top = y - height * c.between(0.55, 1);
    const half = height * c.between(0.7, 0.95);
    const fold: Point = [x + half * 0.12, y + 10];
    const cap = (y - top) * 0.26;
    return [
      path(polygon([[x, top], [x - half, y + 10], fold]), { fill: light(fill, 0.14) }),
      path(polygon([[x, top], [x + half, y + 10], fold]), { fill }),
      path(
        polygon([
          [x, top],
          [x - half * 0.26, top + cap],
          [x - half * 0.1, top + cap * 0.8],
          [x + half * 0.03, top + cap * 1.1],
          [x + half * 0.14, top + cap * 0.76],
          [x + half * 0.26, top + cap],
        ]),
        { fill: k.walls[0] },
      ),
    ].join('');
  });
  return mountains.join('') + ground;
}

/** A leaf-shaped feather from the origin along the given angle (degrees). */
function feather(
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  fill: string,
): string {
  const d = `M0 0C${num(length * 0.25)} ${num(-width)} ${num(length * 0.8)} ${num(-width * 0.9)} ${num(length)} 0C${num(length * 0.8)} ${num(width * 0.7)} ${num(length * 0.25)} ${num(width * 0.6)} 0 0Z`;
  return path(d, { fill, transform: `translate(${num(x)} ${num(y)}) rotate(${num(angle)})` });
}

interface Fan {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly width: number;
  readonly colours: readonly [string, string];
}

/** Feathers fanned around a shoulder, the middle ones longest. */
const fan = (x: number, y: number, f: Fan) =>
  times(f.count, (i) => {
    const t = i / (f.count - 1);
    const length = f.length * (0.72 + 0.28 * Math.sin(Math.PI * (0.15 + 0.7 * t)));
    return feather(
      x,
      y,
      length,
      f.width,
      f.from + (f.to - f.from) * t,
      mix(f.colours[0], f.colours[1], t),
    );
  }).join('');

/** Facing left with both wings raised; about 700 units across at scale 1. */
function bird(k: KidsPalette, layer: Layer, x: number, y: number, scale: number): string {
  const [teal, coral, violet] = k.roofs;
  const wing = (sx: number, sy: number, from: number, to: number, deep: string) =>
    layer(
      fan(sx, sy, {
        count: 12,
        from,
        to,
        length: 330,
        width: 34,
        colours: [deep, mix(deep, violet, 0.6)],
      }),
    ) +
    layer(
      fan(sx, sy, {
        count: 10,
        from: from + 4,
        to: to - 4,
        length: 236,
        width: 30,
        colours: [coral, mix(coral, k.star, 0.5)],
      }),
    ) +
    layer(
      fan(sx, sy, {
        count: 8,
        from: from + 8,
        to: to - 8,
        length: 150,
        width: 26,
        colours: [k.star, light(k.star, 0.4)],
      }),
    );
  return group(
    { transform: place(x, y, scale) },
    tail(k, layer),
    wing(48, -18, -74, -6, mix(teal, violet, 0.5)),
    wing(4, -26, -136, -72, teal),
    group({ transform: 'scale(1.18)' }, layer(body(k))),
  );
}

/** Long plumes that trail to the right, each ending in an eye. */
function tail(k: KidsPalette, layer: Layer): string {
  const [teal, coral, violet] = k.roofs;
  const plumes = (
    [
      [250, 60, violet],
      [300, 130, teal],
      [270, 205, coral],
      [190, 262, k.star],
      [330, 20, coral],
    ] as const
  ).map(([dx, dy, fill]) =>
    layer(
      path(
        `M40 10C${num(dx * 0.4)} ${num(dy * 0.15 - 26)} ${num(dx * 0.75)} ${num(dy * 0.4)} ${dx} ${dy}C${num(dx * 0.62)} ${num(dy * 0.66)} ${num(dx * 0.3)} ${num(dy * 0.42)} 30 36Z`,
        { fill },
      ),
      path(disc(dx, dy, 25), { fill }),
      path(disc(dx, dy, 16), { fill: k.walls[0] }),
      path(disc(dx, dy, 9), { fill: violet }),
    ),
  );
  return plumes.join('');
}

const body = (k: KidsPalette) =>
  [
    path(
      'M84 26C50 72 -34 74 -78 30C-104 4 -112 -40 -128 -74C-136 -92 -156 -98 -168 -88L-196 -78L-170 -104C-156 -126 -122 -124 -108 -96C-94 -66 -78 -50 -46 -48C4 -46 60 -34 84 26Z',
      { fill: k.roofs[1] },
    ),
    path(
      'M70 28C40 62 -30 62 -68 26C-86 8 -94 -16 -102 -38C-82 -6 -50 8 -14 12C18 16 46 18 70 28Z',
      { fill: k.star },
    ),
    circle(-146, -96, 5, { fill: '#2b1a3d' }),
    ...[-118, -96, -74].map((angle, i) =>
      feather(-134, -112, 54 - i * 6, 9, angle, i === 1 ? k.star : k.roofs[0]),
    ),
    path(star(-20, 22, 8, 13, 6), { fill: k.roofs[1] }),
  ].join('');
