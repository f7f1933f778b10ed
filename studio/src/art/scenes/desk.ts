import type { Palette } from '../palettes.ts';
import { strapwork } from '../motifs/girih.ts';
import { shamsa, star } from '../motifs/ornament.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { glow, rays, specks } from '../svg/effects.ts';
import { circle, ellipse, group, path, place, rect } from '../svg/element.ts';
import { box, num, polar, times } from '../svg/path.ts';
import type { Scene } from './scene.ts';

const PAGE = { width: 620, height: 800 } as const;
const ROSETTE = { y: 0, r: 132 } as const;
const CREAM = '#f4e6c4';

/** A calligrapher's desk by lamplight: a page being illuminated, the reed pen, the inkwell. */
export const desk: Scene = (c, { palette: p }) => {
  const { width: w, height: h, unit: u } = c;
  const scale = u * c.by(1.12, 1.2);
  const [x, y] = [w * c.by(0.66, 0.5), h * c.by(0.5, 0.36)];
  const [lx, ly] = [w * c.by(0.86, 0.84), h * c.by(0.05, 0.04)];
  const here = `translate(${num(x)} ${num(y)}) rotate(-7) scale(${scale.toFixed(3)})`;
  return [
    table(c, p, x, y),
    group({ transform: here }, page(c, p)),
    group(
      { transform: `translate(${num(x)} ${num(y)}) scale(${scale.toFixed(3)})` },
      pen(c, p),
      inkwell(c, p),
    ),
    glow(c, lx, ly, h * 1.05, p.warm, 0.55),
    rays(c, lx, ly, p.sun, { length: h * 1.3, from: 1.7, to: 2.9, count: 14, strength: 0.2 }),
    c.cover(
      c.radial(
        [
          [0, '#000', 0],
          [0.4, '#000', 0.1],
          [0.75, '#000', 0.55],
          [1, '#000', 0.88],
        ],
        w * c.by(0.7, 0.55),
        h * 0.36,
        c.diagonal * 0.66,
      ),
    ),
    specks(c, 90, { fill: light(p.gold, 0.4), blend: 'screen' }, () => [
      x + (c.random() - 0.5) * w * 0.75,
      h * c.random(),
    ]),
  ].join('');
};

/** Dark boards, each a little different, with grain lines. */
function table(c: Canvas, p: Palette, x: number, y: number): string {
  const { width: w, height: h, unit: u } = c;
  const [zenith, upper, middle] = p.sky;
  const boards = times(7, (i) => {
    const top = (i * h) / 7;
    const shade = c.between(0, 0.22);
    const grain = times(
      9,
      () =>
        `M0 ${num(top + c.random() * (h / 7))}q${num(w / 3)} ${num(c.between(-9, 9) * u)} ${num(w / 2)} 0t${num(w / 2)} 0`,
    );
    return (
      rect(0, top, w, h / 7 - 3 * u, { fill: mix(mix(upper, middle, 0.25), zenith, shade) }) +
      path(grain.join(''), {
        fill: 'none',
        stroke: '#000',
        strokeOpacity: 0.22,
        strokeWidth: 1.8 * u,
      })
    );
  });
  return [
    c.cover(zenith),
    group(
      {
        transform: `rotate(-7 ${num(x)} ${num(y)}) scale(1.25) translate(${num(-w * 0.14)} ${num(-h * 0.1)})`,
      },
      ...boards,
    ),
  ].join('');
}

function page(c: Canvas, p: Palette): string {
  const [left, top] = [-PAGE.width / 2, -PAGE.height / 2];
  const gold = c.linear(
    [light(p.gold, 0.35), dark(p.gold, 0.18), light(p.gold, 0.2)],
    [left, top],
    [-left, -top],
  );
  const leaf = (dx: number, dy: number, fill: string) =>
    path(box(left + dx, top + dy, PAGE.width, PAGE.height), { fill });
  return [
    path(box(left + 14, top + 26, PAGE.width, PAGE.height), {
      fill: '#000',
      opacity: 0.6,
      filter: c.blur(22),
    }),
    leaf(10, 8, dark(CREAM, 0.35)),
    leaf(5, 4, dark(CREAM, 0.2)),
    leaf(
      0,
      0,
      c.linear(
        [
          [0, light(CREAM, 0.35)],
          [0.6, CREAM],
          [1, mix(CREAM, p.sky[3], 0.55)],
        ],
        [-left, top],
        [left, -top],
      ),
    ),
    border(c, p, gold),
    rosette(c, p, gold),
  ].join('');
}

/** A band of strapwork between gold rules around the text. */
function border(c: Canvas, p: Palette, gold: string): string {
  const frame = (inset: number) =>
    box(
      -PAGE.width / 2 + inset,
      -PAGE.height / 2 + inset,
      PAGE.width - 2 * inset,
      PAGE.height - 2 * inset,
    );
  const band = c.clipEvenOdd(frame(34) + frame(82));
  const tiles = strapwork('4.8.8', PAGE.width, PAGE.height, 21);
  const stars = tiles.stars.filter((s) => s.sides === 8).map((s) => s.d);
  return [
    group(
      { clipPath: band },
      path(frame(30), { fill: mix(p.accent, p.ink, 0.35) }),
      group(
        { transform: place(-PAGE.width / 2, -PAGE.height / 2) },
        path(stars.join(''), { fill: mix(p.accent, p.sky[2], 0.3) }),
        path(tiles.lines, { fill: 'none', stroke: gold, strokeWidth: 2 }),
      ),
    ),
    path(frame(31), { fill: 'none', stroke: gold, strokeWidth: 5 }),
    path(frame(84), { fill: 'none', stroke: gold, strokeWidth: 5 }),
    path(frame(94), { fill: 'none', stroke: mix(p.accent, p.ink, 0.2), strokeWidth: 1.6 }),
  ].join('');
}

/** The rosette that the pen is drawing, over the circles and lines that it was constructed from. */
function rosette(c: Canvas, p: Palette, gold: string): string {
  const ink = mix(p.ink, '#2a1408', 0.4);
  const spokes = times(12, (i) => {
    const [x, y] = polar(0, ROSETTE.y, ROSETTE.r * 1.5, (i * Math.PI) / 12);
    return `M${num(x)} ${num(y)}L${num(-x)} ${num(2 * ROSETTE.y - y)}`;
  });
  const drawn = { fill: 'none', stroke: ink, strokeOpacity: 0.22, strokeWidth: 1.6 };
  const medallion = { gold: p.gold, field: mix(p.accent, p.ink, 0.3), accent: p.sky[2] };
  const corners = [-1, 1].flatMap((side) => [-262, 262].map((y) => star(side * 178, y, 8, 15, 7)));
  return [
    path(spokes.join(''), drawn),
    ...[1.36, 1.5].map((k) => circle(0, ROSETTE.y, ROSETTE.r * k, drawn)),
    shamsa(c, 0, ROSETTE.y, ROSETTE.r, medallion, 12),
    path(`M-150 -262H150M-150 262H150`, { stroke: gold, strokeWidth: 3 }),
    path(corners.join(''), { fill: gold }),
  ].join('');
}

/** A cut reed across the lower right of the page, its nib at the last stroke. */
function pen(c: Canvas, p: Palette): string {
  const reed = c.across([
    [0, '#f0cf8e'],
    [0.35, '#c98f45'],
    [0.7, '#8a5320'],
    [1, '#4a2810'],
  ]);
  const body = 'M0 0L30 -9L46 -15L470 -15Q480 0 470 15L46 15L30 9Z';
  const turn = 'translate(-150 128) rotate(27)';
  const rings = [96, 240, 372].map((x) => `M${x} -15Q${x + 7} 0 ${x} 15`).join('');
  return [
    path(body, {
      transform: 'translate(-142 150) rotate(27)',
      fill: '#000',
      opacity: 0.55,
      filter: c.blur(9),
    }),
    group(
      { transform: turn },
      path(body, { fill: reed }),
      path('M0 0L30 -9L44 -13L44 0Z', { fill: '#ffe6b4', opacity: 0.7 }),
      path('M0 0L26 -7L26 7Z', { fill: p.ink }),
      path(rings, { fill: 'none', stroke: '#5a3212', strokeWidth: 4, strokeOpacity: 0.8 }),
      path('M50 -10L466 -10', { stroke: '#fff0cf', strokeWidth: 3, strokeOpacity: 0.5 }),
    ),
  ].join('');
}

/** A brass inkwell seen from above the table's edge. */
function inkwell(c: Canvas, p: Palette): string {
  const brass = c.across(
    [
      [0, dark(p.gold, 0.55)],
      [0.28, light(p.gold, 0.5)],
      [0.5, p.gold],
      [1, dark(p.gold, 0.7)],
    ],
    [0, 0],
    [1, 0],
  );
  const [x, y] = [c.by(-430, 236), c.by(70, 452)];
  return group(
    { transform: place(x, y) },
    ellipse(14, 92, 104, 34, { fill: '#000', opacity: 0.6, filter: c.blur(14) }),
    path('M-62 -46C-96 -10 -104 44 -84 80C-60 100 60 100 84 80C104 44 96 -10 62 -46Z', {
      fill: brass,
    }),
    path('M-92 18C-50 40 50 40 92 18L94 40C50 62 -50 62 -94 40Z', {
      fill: mix(p.accent, p.ink, 0.35),
      opacity: 0.9,
    }),
    path(
      times(9, (i) => star(-76 + i * 19, 38 + 9 * Math.cos(((i - 4) / 4) * 1.3), 8, 7, 3.4)).join(
        '',
      ),
      { fill: light(p.gold, 0.4) },
    ),
    ellipse(0, -46, 62, 19, { fill: brass, stroke: dark(p.gold, 0.45), strokeWidth: 2 }),
    ellipse(0, -45, 46, 13, { fill: p.ink }),
    circle(-16, -49, 4, { fill: '#fff', opacity: 0.5 }),
  );
}
