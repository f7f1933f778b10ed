import type { Palette } from '../palettes.ts';
import { strapwork, type Star } from '../motifs/girih.ts';
import { petals, star } from '../motifs/ornament.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { glow, rays } from '../svg/effects.ts';
import { group, path } from '../svg/element.ts';
import { num } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** A carved and gilded star pattern, raked by light from the upper right. */
export const girih: Scene = (c, { palette: p }) => {
  const { width: w, height: h, diagonal: m } = c;
  const tiling = c.pick(['4.8.8', '3.12.12'] as const);
  const edge = (tiling === '4.8.8' ? 150 : 108) * c.unit * c.by(1, 0.9);
  const [zenith, , middle] = p.sky;
  const ground = c.radial(
    [mix(p.accent, middle, 0.3), mix(zenith, p.accent, 0.28), zenith],
    w * 0.66,
    h * 0.4,
    m * 0.62,
  );
  const pattern = strapwork(tiling, w, h, edge);
  const turn = `rotate(${tiling === '4.8.8' ? -12 : 8} ${num(w / 2)} ${num(h / 2)}) translate(${num(-w * 0.18)} ${num(-h * 0.22)}) scale(1.36)`;
  const [lx, ly] = [w * c.by(0.7, 0.5), h * c.by(0.34, 0.28)];
  const small = pattern.stars.filter((s) => s.sides < 8).map((s) => s.d);
  return [
    c.cover(ground),
    group(
      { transform: turn },
      ...pattern.stars.filter((s) => s.sides >= 8).map((s) => rosette(c, p, s, edge)),
      path(small.join(''), { fill: mix(p.ink, p.accent, 0.12), opacity: 0.8 }),
      straps(c, p, pattern.lines),
    ),
    c.cover(
      c.radial(
        [
          [0, '#000', 0],
          [0.32, '#000', 0.12],
          [0.62, '#000', 0.72],
          [1, '#000', 0.94],
        ],
        lx,
        ly,
        m * 0.66,
      ),
    ),
    glow(c, lx, ly, m * 0.4, p.warm, 0.34),
    rays(c, w * 0.98, -h * 0.18, p.sun, {
      length: m * 0.95,
      from: 1.85,
      to: 2.7,
      count: 12,
      strength: 0.32,
    }),
  ].join('');
};

function rosette(c: Canvas, p: Palette, { d, centre, sides }: Star, edge: number): string {
  const [x, y] = centre;
  const shade = c.random();
  const reach =
    sides === 8
      ? { petal: 0.52, outer: 0.24, inner: 0.12 }
      : { petal: 0.8, outer: 0.34, inner: 0.2 };
  const field = c.radial(
    [
      [0, light(mix(p.accent, p.sky[2], shade * 0.5), 0.12)],
      [0.65, mix(p.accent, p.sky[1], 0.35 + 0.3 * shade)],
      [1, p.sky[0]],
    ],
    x,
    y,
    edge * 1.4,
  );
  const boss = c.radial([light(p.gold, 0.6), dark(p.gold, 0.35)], x - 8, y - 10, edge * 0.36);
  const leaves = petals(x, y, {
    count: sides,
    from: edge * 0.1,
    to: edge * reach.petal,
    spread: (Math.PI / sides) * 1.15,
    belly: 0.62,
    turn: Math.PI / sides,
  });
  return (
    path(d, { fill: field }) +
    path(leaves, { fill: 'none', stroke: p.gold, strokeOpacity: 0.42, strokeWidth: 1.7 * c.unit }) +
    path(star(x, y, sides, edge * reach.outer, edge * reach.inner), { fill: boss })
  );
}

/** Gilded straps as stacked strokes: shadow, dark edge, gold, inlay, highlight. */
function straps(c: Canvas, p: Palette, lines: string): string {
  const u = c.unit;
  const gold = c.linear(
    [
      [0, light(p.gold, 0.45)],
      [0.35, p.gold],
      [0.6, dark(p.gold, 0.35)],
      [0.8, p.gold],
      [1, light(p.gold, 0.4)],
    ],
    [0, 0],
    [c.width, c.height],
  );
  const shadow = c.filter(`<feGaussianBlur stdDeviation="${num(5 * u)}"/>`, 0.05);
  const line = (stroke: string, width: number) =>
    path(lines, { fill: 'none', stroke, strokeWidth: width * u });
  return [
    path(lines, {
      fill: 'none',
      stroke: '#000',
      strokeOpacity: 0.65,
      strokeWidth: 15 * u,
      transform: `translate(${num(4 * u)} ${num(7 * u)})`,
      filter: shadow,
    }),
    line(dark(p.gold, 0.55), 12.5),
    line(gold, 10),
    line(mix(p.ink, p.accent, 0.22), 3.6),
    path(lines, {
      fill: 'none',
      stroke: light(p.gold, 0.7),
      strokeOpacity: 0.75,
      strokeWidth: u,
      transform: `translate(${num(-2.4 * u)} ${num(-2.8 * u)})`,
    }),
  ].join('');
}
