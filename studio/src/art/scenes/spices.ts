import type { Palette } from '../palettes.ts';
import { strapwork } from '../motifs/girih.ts';
import { petals, star } from '../motifs/ornament.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { glow, rays } from '../svg/effects.ts';
import { circle, ellipse, group, path, rect, rotate } from '../svg/element.ts';
import { disc, polar, times } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** Turmeric, paprika, sumac, mint, cumin, black pepper, saffron. */
const HEAPS = [
  '#f2b01e',
  '#d8421c',
  '#8f1f3a',
  '#6d8a2c',
  '#b3792f',
  '#3a2a26',
  '#f0681e',
] as const;

/** Seven spices in brass bowls on an engraved tray, seen from above. */
export const spices: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [x, y, r] = [w * c.by(0.71, 0.5), h * c.by(0.49, 0.37), h * c.by(0.46, 0.29)];
  const [lx, ly] = [w * c.by(0.98, 0.9), h * 0.02];
  const bowls = HEAPS.map((heap, i) => {
    const [bx, by] = i === 6 ? [x, y] : polar(x, y, r * 0.63, (i * Math.PI) / 3 - Math.PI / 2);
    return bowl(c, p, bx, by, r * (i === 6 ? 0.3 : 0.265), heap);
  });
  return [
    cloth(c, p),
    scattered(c, x, y, r),
    tray(c, p, x, y, r),
    ...bowls,
    glow(c, lx, ly, h * 1.1, p.warm, 0.4),
    rays(c, lx, ly, p.sun, { length: h * 1.4, from: 1.7, to: 3, count: 12, strength: 0.16 }),
    c.cover(
      c.radial(
        [
          [0, '#000', 0],
          [0.5, '#000', 0.1],
          [1, '#000', 0.75],
        ],
        x,
        y,
        c.diagonal * 0.62,
      ),
    ),
  ].join('');
};

/** A dark woven cloth with a woven star pattern that barely shows. */
const cloth = (c: Canvas, p: Palette): string =>
  c.cover(
    c.linear([mix(p.sky[2], p.sky[1], 0.4), p.sky[1], p.sky[0]], [c.width, 0], [0, c.height]),
  ) +
  path(strapwork('4.8.8', c.width, c.height, 64 * c.unit).lines, {
    fill: 'none',
    stroke: p.gold,
    strokeWidth: 2 * c.unit,
    opacity: 0.1,
  });

function tray(c: Canvas, p: Palette, x: number, y: number, r: number): string {
  const brass = c.linear(
    [light(p.gold, 0.35), p.gold, dark(p.gold, 0.45), mix(p.gold, '#8a5a20', 0.4)],
    [x + r, y - r],
    [x - r, y + r],
  );
  const engraved = (from: number, to: number, count: number) =>
    path(petals(x, y, { count, from: r * from, to: r * to, spread: 0.09, belly: 0.6 }), {
      fill: 'none',
      stroke: dark(p.gold, 0.62),
      strokeWidth: r * 0.006,
    });
  const rings = [0.985, 0.93, 0.36].map((k) =>
    circle(x, y, r * k, { fill: 'none', stroke: dark(p.gold, 0.55), strokeWidth: r * 0.009 }),
  );
  return [
    circle(x - r * 0.03, y + r * 0.06, r * 1.03, {
      fill: '#000',
      opacity: 0.6,
      filter: c.blur(r * 0.05),
    }),
    circle(x, y, r * 1.03, { fill: dark(p.gold, 0.5) }),
    circle(x, y, r, { fill: brass }),
    engraved(0.74, 0.97, 32),
    engraved(0.36, 0.6, 24),
    path(star(x, y, 16, r * 0.92, r * 0.86), {
      fill: 'none',
      stroke: dark(p.gold, 0.6),
      strokeWidth: r * 0.006,
    }),
    ...rings,
  ].join('');
}

function bowl(c: Canvas, p: Palette, x: number, y: number, r: number, heap: string): string {
  const grainy = c.filter(
    `<feTurbulence type="fractalNoise" baseFrequency="${(26 / r).toFixed(3)}" numOctaves="3" seed="${Math.floor(c.random() * 99)}"/>` +
      '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.4 0 0 0 -1.1"/>',
  );
  const rim = c.linear(
    [light(p.gold, 0.6), p.gold, dark(p.gold, 0.6)],
    [x + r, y - r],
    [x - r, y + r],
  );
  const cone = c.radial(
    [
      [0, light(heap, 0.42)],
      [0.35, light(heap, 0.08)],
      [0.8, dark(heap, 0.16)],
      [1, dark(heap, 0.5)],
    ],
    x + r * 0.22,
    y - r * 0.24,
    r * 1.02,
  );
  return [
    circle(x - r * 0.1, y + r * 0.16, r, { fill: '#000', opacity: 0.6, filter: c.blur(r * 0.12) }),
    circle(x, y, r, { fill: rim }),
    circle(x, y, r * 0.9, { fill: dark(p.gold, 0.72) }),
    circle(x, y, r * 0.84, { fill: cone }),
    group(
      { clipPath: c.clip(disc(x, y, r * 0.84)) },
      rect(x - r, y - r, 2 * r, 2 * r, { filter: grainy, opacity: 0.4 }),
      ellipse(x + r * 0.18, y - r * 0.2, r * 0.3, r * 0.24, {
        fill: light(heap, 0.5),
        opacity: 0.5,
        filter: c.blur(r * 0.12),
      }),
    ),
  ].join('');
}

/** Cinnamon, star anise and pepper that fell beside the tray. */
function scattered(c: Canvas, x: number, y: number, r: number): string {
  const around = () => polar(x, y, r * c.between(1.12, 1.5), c.between(0, 2 * Math.PI));
  const sticks = times(5, () => {
    const [sx, sy] = around();
    const bark = c.across(['#c98a4e', '#7d4a22', '#3f2412']);
    return group(
      { transform: rotate(c.between(0, 180), sx, sy) },
      rect(sx - r * 0.2, sy - r * 0.022, r * 0.4, r * 0.044, { fill: bark }),
      rect(sx - r * 0.2, sy + r * 0.03, r * 0.38, r * 0.036, { fill: bark }),
    );
  });
  const anise = times(6, () => {
    const [ax, ay] = around();
    return (
      path(petals(ax, ay, { count: 8, from: 0, to: r * 0.075, spread: 0.34, belly: 0.6 }), {
        fill: '#6b3a1c',
        stroke: '#a8683a',
        strokeWidth: r * 0.004,
      }) + circle(ax, ay, r * 0.014, { fill: '#d9a25e' })
    );
  });
  const corns = times(40, () => {
    const [px, py] = around();
    return disc(px, py, r * c.between(0.008, 0.015));
  }).join('');
  return path(corns, { fill: '#241a18' }) + sticks.join('') + anise.join('');
}
