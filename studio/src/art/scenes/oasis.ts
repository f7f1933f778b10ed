import type { Palette } from '../palettes.ts';
import { dune } from '../motifs/dune.ts';
import { figure, silhouette } from '../motifs/figures.ts';
import { flock, sky, sun } from '../motifs/sky.ts';
import { palm } from '../motifs/town.ts';
import { glints } from '../motifs/water.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { clouds, glow } from '../svg/effects.ts';
import { ellipse, group, path, place, rect } from '../svg/element.ts';
import { box, num, times } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** A stone well among palms at daybreak, camels and people waiting, the dunes behind. */
export const oasis: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [, upper, middle, lower, horizon] = p.sky;
  const [sx, sy] = [w * c.by(0.56, 0.36), h * c.by(0.46, 0.36)];
  const sand = mix(p.warm, lower, 0.25);
  const ground = h * c.by(0.78, 0.62);
  const far = dune(c, {
    foot: c.by(0.74, 0.6),
    peak: c.by(0.54, 0.43),
    x: 0.78,
    left: 0.7,
    right: 0.6,
    sweep: 0.3,
    lit: [mix(sand, horizon, 0.4), mix(sand, middle, 0.4)],
    shade: [mix(middle, lower, 0.35), mix(middle, upper, 0.3)],
  });
  const floor = c.vertical([mix(sand, middle, 0.35), mix(upper, middle, 0.4), p.ink], ground, h);
  return [
    sky(c, p, 0.74),
    clouds(c, horizon, {
      from: 0.02,
      to: 0.55,
      across: 0.001,
      down: 0.008,
      bias: -1.4,
      opacity: 0.6,
    }),
    sun(c, sx, sy, h * c.by(0.1, 0.065), p),
    far.svg,
    glow(c, sx, ground, w * 0.45, p.haze, 0.45),
    palms(c, ground, h * c.by(0.3, 0.2), mix(middle, upper, 0.55), 9),
    rect(0, ground, w, h - ground, { fill: floor }),
    visitors(c, p, ground),
    pool(c, p, sx, ground),
    group(
      { transform: place(w * c.by(0.72, 0.56), h * c.by(0.9, 0.69), h * c.by(0.0015, 0.001)) },
      well(c, p),
    ),
    palms(c, h * c.by(0.98, 0.8), h * c.by(0.74, 0.5), dark(p.ink, 0.1), 3),
    flock(c, p.ink, { x: sx + w * 0.06, y: sy - h * 0.16, dx: w * 0.09, dy: h * 0.06, count: 9 }),
    glow(c, sx, sy, h * 0.8, p.haze, 0.28),
  ].join('');
};

function palms(c: Canvas, base: number, tall: number, fill: string, count: number): string {
  const spots = c.by(
    [0.97, 0.88, 0.1, 0.8, 0.44, 0.92, 0.5, 0.03, 0.62],
    [0.93, 0.06, 0.8, 0.16, 0.98, 0.7, 0.88, 0.3, 0.02],
  );
  return times(count, (i) =>
    path(
      palm((spots[i] ?? 0.5) * c.width, base, tall * c.between(0.72, 1), c.between(-0.16, 0.1)),
      {
        fill,
      },
    ),
  ).join('');
}

function visitors(c: Canvas, p: Palette, ground: number): string {
  const size = c.height * c.by(0.13, 0.085);
  const ink = mix(p.ink, p.sky[1], 0.25);
  const x = c.width * c.by(0.86, 0.78);
  const camels = times(3, (i) => {
    const at = x + (i - 0.4) * size * 1.15;
    return (
      silhouette('camel', at, ground + size * 0.16 + i * 4, size, ink) +
      silhouette('load', at, ground + size * 0.16 + i * 4, size, mix(ink, p.accent, 0.4))
    );
  });
  const people = times(3, (i) =>
    figure(
      c.width * c.by(0.52, 0.2) + i * size * 0.44,
      ground + size * 0.12,
      size * (0.82 - 0.13 * i),
      ink,
    ),
  );
  return camels.join('') + people.join('');
}

function pool(c: Canvas, p: Palette, sx: number, ground: number): string {
  const [x, y] = [c.width * c.by(0.44, 0.3), ground + c.height * 0.09];
  const [rx, ry] = [c.width * c.by(0.2, 0.34), c.height * c.by(0.052, 0.03)];
  const water = c.vertical([p.sky[4], mix(p.sky[3], p.sky[2], 0.4), p.sky[1]], y - ry, y + ry);
  const shape = `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-2 * rx)} 0Z`;
  return [
    ellipse(x, y + ry * 0.1, rx * 1.05, ry * 1.16, { fill: p.ink, opacity: 0.35 }),
    path(shape, { fill: water }),
    group(
      { clipPath: c.clip(shape) },
      glints(c, light(p.sun, 0.3), {
        x: sx,
        from: y - ry,
        to: y + ry,
        near: rx * 0.5,
        far: rx * 0.3,
        count: 120,
      }),
    ),
  ].join('');
}

/** A round curb of stones, two posts with a roller, rope and bucket; about 240 units wide. */
function well(c: Canvas, p: Palette): string {
  const shade = c.across(
    [
      [0, light(p.sun, 0.1), 0.4],
      [0.35, p.ink, 0],
      [1, p.ink, 0.75],
    ],
    [0, 0],
    [1, 0],
  );
  const wood = c.across(['#a8703c', '#6b4426', '#2c190d'], [0, 0], [1, 0]);
  const stones = times(3, (row) =>
    times(7, (i) => {
      const tint = mix('#c9a57a', '#7a5a40', c.random());
      const x = -124 + i * 36 - (row % 2) * 16;
      return rect(x, -84 + row * 30, 34, 28, { fill: tint });
    }).join(''),
  );
  const ring = 'M-118 -84A118 26 0 0 0 118 -84V0A118 30 0 0 1 -118 0Z';
  return [
    ellipse(14, 10, 168, 34, { fill: '#000', opacity: 0.5, filter: c.blur(10) }),
    group({ clipPath: c.clip(ring) }, rect(-130, -100, 260, 140, { fill: '#6b4d36' }), ...stones),
    path(ring, { fill: shade }),
    ellipse(0, -84, 118, 27, { fill: '#d8b88c', stroke: '#8a6a48', strokeWidth: 3 }),
    ellipse(0, -83, 92, 19, { fill: dark(p.ink, 0.2) }),
    path(box(-112, -262, 16, 186) + box(96, -262, 16, 186), { fill: wood }),
    path('M-132 -236H132V-222H-132Z', { fill: wood }),
    path('M-30 -244H34V-214H-30Z', { fill: '#b98a52' }),
    path('M0 -216V-142M132 -229H158V-204', { fill: 'none', stroke: '#e3c48e', strokeWidth: 5 }),
    path('M-24 -134L-19 -92H19L24 -134Z', {
      fill: c.across([light(p.gold, 0.2), dark(p.gold, 0.55)], [0, 0], [1, 0]),
    }),
    path('M-24 -134Q0 -162 24 -134', { fill: 'none', stroke: '#3a2a1c', strokeWidth: 3.4 }),
  ].join('');
}
