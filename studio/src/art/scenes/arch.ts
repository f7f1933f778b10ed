import type { Palette } from '../palettes.ts';
import { arch as archPath } from '../motifs/building.ts';
import { figure } from '../motifs/figures.ts';
import { strapwork } from '../motifs/girih.ts';
import { lantern } from '../motifs/lantern.ts';
import { mosque } from '../motifs/mosque.ts';
import { houses } from '../motifs/town.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { clouds, glow, rays, specks } from '../svg/effects.ts';
import { circle, group, path, place, rect } from '../svg/element.ts';
import { num, times } from '../svg/path.ts';
import type { Scene } from './scene.ts';

interface Gate {
  readonly cx: number;
  readonly floor: number;
  readonly width: number;
  readonly spring: number;
  readonly rise: number;
  readonly wall: string;
  readonly gold: string;
}

/** A keeper in a monumental gate, the evening city behind. */
export const arch: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const gate: Gate = {
    cx: w * c.by(0.66, 0.5),
    floor: h * c.by(0.86, 0.74),
    width: h * c.by(0.46, 0.36),
    spring: h * c.by(0.42, 0.36),
    rise: h * c.by(0.34, 0.22),
    wall: mix(p.sky[0], p.accent, 0.14),
    gold: c.across(
      [
        [0, light(p.gold, 0.45)],
        [0.4, p.gold],
        [0.7, dark(p.gold, 0.45)],
        [1, p.gold],
      ],
      [0, 0],
      [1, 1],
    ),
  };
  const lamps = [-1, 1].map((side) => {
    const x = gate.cx + side * gate.width * 1.18;
    return (
      lantern(c, x, h * 0.33, h / 900, { metal: p.gold, light: p.warm }) +
      glow(c, x, h * 0.34, h * 0.24, p.warm, 0.55)
    );
  });
  return [
    wall(c, p, gate),
    frame(c, p, gate),
    view(c, p, gate),
    floor(c, p, gate),
    rays(c, gate.cx, gate.spring + h * 0.12, p.sun, {
      length: h,
      from: 0.2,
      to: Math.PI - 0.2,
      count: 22,
      strength: 0.32,
    }),
    glow(c, gate.cx, gate.floor - h * 0.25, h * 0.62, p.haze, 0.42),
    keeper(c, p, gate),
    ...lamps,
    specks(c, 80, { fill: light(p.sun, 0.4), blend: 'screen' }, () => [
      gate.cx + (c.random() - 0.5) * gate.width * 2.6,
      h * c.between(0.3, 0.95),
    ]),
  ].join('');
};

const opening = (g: Gate, width = 1, rise = 1) =>
  archPath(g.cx, g.floor, g.width * width, g.spring, g.rise * rise);

function wall(c: Canvas, p: Palette, g: Gate): string {
  const { width: w, height: h, unit: u } = c;
  const { lines } = strapwork('4.8.8', w, g.floor, 56 * u);
  return [
    c.cover(
      c.vertical([
        [0, dark(g.wall, 0.35)],
        [0.6, g.wall],
        [1, dark(g.wall, 0.55)],
      ]),
    ),
    path(lines, {
      fill: 'none',
      stroke: '#000',
      strokeOpacity: 0.42,
      strokeWidth: 5 * u,
      transform: `translate(${num(1.5 * u)} ${num(3 * u)})`,
    }),
    path(lines, { fill: 'none', stroke: mix(p.gold, g.wall, 0.6), strokeWidth: 2.6 * u }),
    c.cover(
      c.radial(
        [
          [0, '#000', 0],
          [0.35, '#000', 0.35],
          [1, '#000', 0.9],
        ],
        g.cx,
        h * 0.5,
        c.diagonal * 0.5,
      ),
    ),
  ].join('');
}

/** The tiled rectangle around the arch and the two stepped frames inside it. */
function frame(c: Canvas, p: Palette, g: Gate): string {
  const u = c.unit;
  const panel = (half: number, top: number) =>
    `M${num(g.cx - g.width * half)} ${num(g.floor)}V${num(g.spring - g.rise * top)}H${num(g.cx + g.width * half)}V${num(g.floor)}`;
  const tiles = strapwork('3.12.12', g.width * 2, g.floor, 26 * u);
  const stars = tiles.stars.filter((s) => s.sides > 4).map((s) => s.d);
  return [
    path(`${panel(0.92, 1.32)}Z`, {
      fill: mix(g.wall, p.ink, 0.35),
      stroke: g.gold,
      strokeWidth: 5 * u,
    }),
    group(
      { clipPath: c.clip(`${panel(0.9, 1.3)}Z`) },
      group(
        { transform: place(g.cx - g.width, 0) },
        path(stars.join(''), { fill: mix(p.accent, p.ink, 0.25) }),
        path(tiles.lines, { fill: 'none', stroke: p.gold, strokeWidth: 1.9 * u, opacity: 0.75 }),
      ),
    ),
    path(panel(0.86, 1.26), { fill: 'none', stroke: g.gold, strokeWidth: 2 * u }),
    path(opening(g, 1.34, 1.16), { fill: dark(g.wall, 0.35), stroke: g.gold, strokeWidth: 6 * u }),
    path(opening(g, 1.2, 1.08), {
      fill: mix(p.sky[1], p.ink, 0.35),
      stroke: g.gold,
      strokeWidth: 2.5 * u,
    }),
  ].join('');
}

function view(c: Canvas, p: Palette, g: Gate): string {
  const { height: h } = c;
  const [, , middle, lower, horizon] = p.sky;
  const dusk = c.vertical(
    [
      [0, middle],
      [0.45, lower],
      [0.8, horizon],
      [1, light(p.sun, 0.3)],
    ],
    g.spring - g.rise,
    g.floor,
  );
  const city = mosque(g.cx + g.width * 0.02, g.floor - h * 0.02, g.width * 0.125, {
    minarets: 2,
    tall: 3.4,
  });
  const roofs = houses(c, g.cx - g.width, g.cx + g.width, g.floor + 4, h * 0.045);
  return (
    group(
      { clipPath: c.clip(opening(g)) },
      c.cover(dusk),
      clouds(c, light(p.sun, 0.3), {
        from: 0.1,
        to: 0.8,
        across: 0.003,
        down: 0.01,
        gain: 3,
        bias: -1.5,
        opacity: 0.6,
      }),
      glow(c, g.cx, g.floor - h * 0.12, h * 0.5, light(p.sun, 0.4), 0.95),
      circle(g.cx, g.floor - h * 0.33, h * 0.075, { fill: light(p.sun, 0.6) }),
      path(city.d + roofs.d, { fill: mix(lower, middle, 0.25), opacity: 0.72 }),
      glow(c, g.cx, g.floor, h * 0.28, p.sun, 0.6),
    ) +
    path(opening(g), {
      fill: 'none',
      stroke: light(p.sun, 0.4),
      strokeWidth: 3.5 * c.unit,
      opacity: 0.9,
    })
  );
}

function floor(c: Canvas, p: Palette, g: Gate): string {
  const { width: w, height: h, unit: u } = c;
  const depth = h - g.floor;
  const spill = `M${num(g.cx - g.width * 0.5)} ${num(g.floor)}H${num(g.cx + g.width * 0.5)}L${num(g.cx + g.width * 1.25)} ${num(h)}H${num(g.cx - g.width * 1.25)}Z`;
  const joints =
    times(
      29,
      (i) =>
        `M${num(g.cx + (i - 14) * g.width * 0.18)} ${num(g.floor)}L${num(g.cx + (i - 14) * g.width * 0.52)} ${num(h)}`,
    ).join('') +
    [0.12, 0.3, 0.55, 0.85].map((t) => `M0 ${num(g.floor + depth * t)}H${num(w)}`).join('');
  return [
    rect(0, g.floor, w, depth, {
      fill: c.vertical([mix(p.ink, p.sky[1], 0.5), dark(p.ink, 0.3)], g.floor, h),
    }),
    path(spill, {
      fill: c.vertical(
        [
          [0, light(p.sun, 0.3), 0.95],
          [1, p.haze, 0.12],
        ],
        g.floor,
        h,
      ),
      filter: c.blur(7 * u),
    }),
    path(joints, { stroke: '#000', strokeOpacity: 0.28, strokeWidth: 2 * u }),
  ].join('');
}

function keeper(c: Canvas, p: Palette, g: Gate): string {
  const { height: h, unit: u } = c;
  const size = h * c.by(0.33, 0.2);
  const y = g.floor + 14 * u;
  const shadow = `M${num(-size * 0.2)} 0L${num(size * 0.22)} 0L${num(size * 0.52)} ${num(h * 0.16)}L${num(-size * 0.52)} ${num(h * 0.16)}Z`;
  return [
    path(shadow, {
      transform: place(g.cx, y, 1, 0.9),
      fill: p.ink,
      opacity: 0.62,
      filter: c.blur(6 * u),
    }),
    figure(g.cx + 2.5 * u, y, size * 1.006, light(p.sun, 0.5), { opacity: 0.85 }),
    figure(g.cx, y + u, size, dark(p.ink, 0.2)),
  ].join('');
}
