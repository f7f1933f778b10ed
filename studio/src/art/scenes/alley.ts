import type { Palette } from '../palettes.ts';
import { flock, sky, sun } from '../motifs/sky.ts';
import { houses } from '../motifs/town.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { clouds, glow, rays, specks } from '../svg/effects.ts';
import { circle, ellipse, group, path, place, rect } from '../svg/element.ts';
import { disc, num, polar, polygon, times, type Point } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** A ball above a narrow street hung with washing; two sandals make the goal. */
export const alley: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [vx, vy] = [w * c.by(0.68, 0.5), h * c.by(0.56, 0.46)];
  const town = houses(c, vx - w * 0.2, vx + w * 0.2, vy + h * 0.03, h * 0.12);
  return [
    sky(c, p, 0.62),
    clouds(c, '#ffffff', {
      from: 0,
      to: 0.5,
      across: 0.0014,
      down: 0.004,
      bias: -1.5,
      opacity: 0.6,
    }),
    sun(c, vx, vy - h * 0.1, h * 0.05, p),
    path(town.d, { fill: mix(p.sky[3], p.sky[2], 0.4) }),
    street(c, p, vx, vy),
    side(c, p, vx, vy, -1),
    side(c, p, vx, vy, 1),
    washing(c, p, vx, vy),
    rays(c, vx, vy - h * 0.1, p.sun, {
      length: h * 1.1,
      from: 0,
      to: Math.PI,
      count: 14,
      strength: 0.2,
    }),
    sandal(c, p, vx - h * c.by(0.24, 0.15), h * c.by(0.88, 0.69), -16),
    sandal(c, p, vx + h * c.by(0.26, 0.16), h * c.by(0.9, 0.705), 14),
    ball(
      c,
      vx + h * c.by(0.05, 0.02),
      h * c.by(0.6, 0.5),
      h * c.by(0.105, 0.068),
      h * c.by(0.9, 0.71),
    ),
    flock(c, dark(p.sky[0], 0.3), { x: vx, y: h * 0.16, dx: w * 0.1, dy: h * 0.07, count: 8 }),
    glow(c, vx, vy, h * 0.7, p.haze, 0.35),
    specks(c, 60, { fill: p.sun, blend: 'screen' }, () => [
      vx + (c.random() - 0.5) * w * 0.5,
      h * c.between(0.3, 0.95),
    ]),
  ].join('');
};

/** Paving in perspective towards the end of the street. */
function street(c: Canvas, p: Palette, vx: number, vy: number): string {
  const { width: w, height: h } = c;
  const stone = mix(p.sky[3], p.accent, 0.25);
  const rows = times(16, (i) => {
    const y = vy + h * 0.02 + (h - vy) * (i / 15) ** 2;
    return `M0 ${num(y)}H${num(w)}`;
  }).join('');
  const joints = times(
    19,
    (i) => `M${num(vx)} ${num(vy)}L${num(vx + (i - 9) * w * 0.16)} ${num(h + 10)}`,
  ).join('');
  return [
    rect(0, vy + h * 0.02, w, h, {
      fill: c.vertical([light(stone, 0.25), stone, dark(stone, 0.5)], vy, h),
    }),
    path(rows + joints, { stroke: dark(stone, 0.5), strokeWidth: 2.4 * c.unit, opacity: 0.4 }),
  ].join('');
}

/** The houses of one side: three façades stepping towards the viewer, with doors, windows and oriels. */
function side(c: Canvas, p: Palette, vx: number, vy: number, way: -1 | 1): string {
  const depths = [0.16, 0.3, 0.55, 1.7] as const;
  const walls = ['#e9c08a', '#c9764a', '#e8d3ae'] as const;
  return walls
    .map((base, i) => {
      const wall = mix(base, p.ink, 0.08 + i * 0.1 + (way > 0 ? 0.06 : 0));
      const [near, far] = [depths[i + 1] ?? 1, depths[i] ?? 0.1];
      const at = (depth: number, up: number): Point => [
        vx + way * depth * c.width * c.by(0.5, 0.72),
        vy + depth * c.height * (0.62 - up),
      ];
      const quad = (a: number, b: number, low: number, high: number) => {
        const span = (k: number) => far + (near - far) * k;
        return polygon([at(span(a), low), at(span(b), low), at(span(b), high), at(span(a), high)]);
      };
      const top = 1.9 - i * 0.28;
      const openings = [0.18, 0.62].flatMap((a) => [0.75, 1.2].map((low) => [a, low] as const));
      const shutters = openings.map(([a, low]) => quad(a, a + 0.2, low, low + 0.26)).join('');
      return [
        path(quad(0, 1, 0, top), {
          fill: c.vertical([light(wall, 0.15), wall, dark(wall, 0.35)], 0, c.height),
        }),
        path(quad(0, 1, top, top + 0.06), { fill: dark('#a0492a', 0.2) }),
        path(quad(0.1, 0.36, 0, 0.52), { fill: dark('#2f6a6a', 0.3) }),
        path(quad(0.55, 0.9, 0.12, 0.45), { fill: dark(wall, 0.55) }),
        path(shutters, {
          fill: dark('#2f6a6a', i * 0.12),
          stroke: light(wall, 0.3),
          strokeWidth: 3 * c.unit,
        }),
        path(quad(0, 0.04, 0, top), { fill: '#000', opacity: 0.22 }),
      ].join('');
    })
    .join('');
}

/** Lines from wall to wall, higher and wider the nearer they are. */
function washing(c: Canvas, p: Palette, vx: number, vy: number): string {
  const cloths = ['#fffaf0', p.accent, '#2f7a80', '#f2b84b', '#d8603c', '#8fb8c8'];
  return [0.36, 0.58, 0.92]
    .map((depth, row) => {
      const half = depth * c.width * c.by(0.42, 0.6);
      const y = vy - depth * c.height * c.by(0.52, 0.4);
      const sag = half * 0.12;
      const drop = (t: number) => y + sag * (1 - (2 * t - 1) ** 2);
      const pieces = times(8, (i) => {
        const t = 0.1 + (i / 8) * 0.82;
        const [x, wide] = [vx - half + 2 * half * t, half * c.between(0.09, 0.15)];
        const [top, tall] = [drop(t), half * c.between(0.14, 0.26)];
        const fill = cloths[(i * 5 + row) % cloths.length] ?? '#fff';
        return path(
          `M${num(x)} ${num(top)}H${num(x + wide)}C${num(x + wide * 1.08)} ${num(top + tall * 0.5)} ${num(x + wide * 0.9)} ${num(top + tall * 0.8)} ${num(x + wide)} ${num(top + tall)}Q${num(x + wide / 2)} ${num(top + tall * 0.9)} ${num(x)} ${num(top + tall)}C${num(x + wide * 0.1)} ${num(top + tall * 0.6)} ${num(x - wide * 0.08)} ${num(top + tall * 0.4)} ${num(x)} ${num(top)}Z`,
          { fill: c.across([light(fill, 0.12), fill, dark(fill, 0.3)], [0, 0], [1, 0.3]) },
        );
      });
      const rope = `M${num(vx - half)} ${num(y)}Q${num(vx)} ${num(y + sag * 2)} ${num(vx + half)} ${num(y)}`;
      return path(rope, { fill: 'none', stroke: p.ink, strokeWidth: 2 * c.unit }) + pieces.join('');
    })
    .join('');
}

/** A stitched leather ball in the air and its shadow on the stones. */
function ball(c: Canvas, x: number, y: number, r: number, ground: number): string {
  const leather = c.radial(
    ['#fffdf5', '#f1dfbf', '#b98a54', '#5a3a1e'],
    x - r * 0.3,
    y - r * 0.4,
    r * 1.6,
  );
  const patch = (cx: number, cy: number, size: number, turn: number) =>
    polygon(times(5, (i) => polar(cx, cy, size, turn + (i * 2 * Math.PI) / 5)));
  const outer = times(5, (i) => {
    const a = -Math.PI / 2 + (i * 2 * Math.PI) / 5;
    const [px, py] = polar(x, y, r * 0.86, a);
    return patch(px, py, r * 0.3, a + Math.PI);
  });
  const seams = times(5, (i) => {
    const a = -Math.PI / 2 + (i * 2 * Math.PI) / 5;
    const [from, to] = [polar(x, y, r * 0.34, a), polar(x, y, r * 0.6, a)];
    return `M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`;
  }).join('');
  return [
    ellipse(x, ground, r * 0.9, r * 0.2, { fill: '#000', opacity: 0.45, filter: c.blur(r * 0.1) }),
    circle(x, y, r, { fill: leather }),
    group(
      { clipPath: c.clip(disc(x, y, r)) },
      path(patch(x, y, r * 0.36, -Math.PI / 2) + outer.join(''), { fill: '#2a2422' }),
      path(seams, { stroke: '#2a2422', strokeWidth: r * 0.035 }),
      circle(x + r * 0.3, y + r * 0.35, r * 1.25, {
        fill: c.radial(
          [
            [0, '#000', 0],
            [0.72, '#000', 0],
            [1, '#000', 0.45],
          ],
          x - r * 0.3,
          y - r * 0.35,
          r * 1.5,
        ),
      }),
    ),
  ].join('');
}

function sandal(c: Canvas, p: Palette, x: number, y: number, degrees: number): string {
  const s = c.height * c.by(0.0011, 0.00075);
  return group(
    { transform: `${place(x, y, s)} rotate(${degrees})` },
    ellipse(6, 18, 96, 24, { fill: '#000', opacity: 0.45, filter: c.blur(9) }),
    path(
      'M-92 4C-92 -20 -56 -26 -18 -20C20 -14 44 -26 74 -22C102 -18 102 18 72 22C40 26 10 20 -24 24C-60 28 -92 22 -92 4Z',
      {
        fill: '#6b4426',
        transform: 'translate(0 8)',
      },
    ),
    path(
      'M-92 4C-92 -20 -56 -26 -18 -20C20 -14 44 -26 74 -22C102 -18 102 18 72 22C40 26 10 20 -24 24C-60 28 -92 22 -92 4Z',
      {
        fill: c.across(['#d9a25e', '#a86a34']),
      },
    ),
    path('M-10 -22C-40 -60 -66 -40 -70 2C-60 -26 -36 -30 2 20L18 21C10 -4 6 -16 8 -20Z', {
      fill: p.accent,
    }),
  );
}
