import type { Palette } from '../palettes.ts';
import { figure } from '../motifs/figures.ts';
import { range } from '../motifs/mountain.ts';
import { sky, stars, youngMoon } from '../motifs/sky.ts';
import { tent } from '../motifs/tent.ts';
import { treeLine } from '../motifs/town.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, mix } from '../svg/colour.ts';
import { clouds, glow, specks } from '../svg/effects.ts';
import { ellipse, group, path, place, rect, rotate } from '../svg/element.ts';
import { num } from '../svg/path.ts';
import type { Scene } from './scene.ts';

const FIRE = '#ff9d3c';

/** A winter camp under snow peaks and the Milky Way. */
export const camp: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const night = dark(p.ink, 0.2);
  return [
    sky(c, p, 0.9),
    stars(c, 420, 0.75),
    milkyWay(c, mix(p.sky[3], '#b06acf', 0.45)),
    youngMoon(c, w * c.by(0.9, 0.8), h * c.by(0.17, 0.12), h * c.by(0.06, 0.04), p.sun),
    group({ transform: `translate(0 ${num(-h * c.by(0, 0.17))})` }, ...land(c, p)),
    c.landscape
      ? ''
      : c.cover(
          c.vertical(
            [
              [0, night, 0],
              [0.5, night, 0.75],
              [1, night, 1],
            ],
            h * 0.72,
            h * 0.82,
          ),
        ),
  ].join('');
};

/** Peaks, forest, meadow, tents and fire: drawn to the bottom edge, lifted as one on upright canvases. */
function land(c: Canvas, p: Palette): string[] {
  const { width: w, height: h } = c;
  const [zenith, upper, middle, lower, horizon] = p.sky;
  return [
    range(c, {
      y: h * 0.74,
      height: h * c.by(0.46, 0.34),
      peaks: 5,
      summit: c.by(0.7, 0.55),
      snow: '#eef4ff',
      colour: mix(middle, lower, 0.55),
      haze: mix(lower, horizon, 0.5),
      shade: mix(upper, middle, 0.5),
      lit: mix(horizon, lower, 0.4),
    }),
    clouds(c, horizon, {
      from: 0.5,
      to: 0.85,
      across: 0.001,
      down: 0.01,
      gain: 3,
      bias: -1.45,
      opacity: 0.6,
    }),
    range(c, {
      y: h * 0.82,
      height: h * 0.13,
      peaks: 7,
      colour: mix(upper, middle, 0.3),
      lit: mix(upper, middle, 0.6),
      haze: mix(middle, upper, 0.5),
      shade: mix(zenith, upper, 0.5),
    }),
    treeLine(
      c,
      mix(p.ink, upper, 0.35),
      17 * c.unit,
      h * 0.05,
      h * 0.1,
      (x) => h * 0.845 + 6 * c.unit * Math.sin(x / 120),
    ),
    path(meadow(w, h), {
      fill: c.vertical([mix(p.ink, middle, 0.3), dark(p.ink, 0.2)], h * 0.86, h),
    }),
    tents(c, p),
    fireside(c),
  ];
}

function meadow(w: number, h: number): string {
  const y = h * 0.86;
  return `M0 ${num(y)}C${num(w * 0.3)} ${num(y - h * 0.03)} ${num(w * 0.6)} ${num(y + h * 0.02)} ${num(w)} ${num(y - h * 0.01)}V${num(h)}H0Z`;
}

function milkyWay(c: Canvas, colour: string): string {
  const { width: w, height: h } = c;
  const [cx, cy, rx, ry] = [w * 0.6, h * 0.26, w * 0.75, h * 0.16];
  const squeeze = ry / rx;
  const fade = c.radial(
    [
      [0, '#fff', 0.95],
      [0.6, '#fff', 0.5],
      [1, '#fff', 0],
    ],
    cx,
    cy,
    rx,
    `translate(0 ${num(cy * (1 - squeeze))}) scale(1 ${squeeze.toFixed(4)})`,
  );
  const band = c.mask(
    group({ transform: rotate(-24, cx, h * 0.3) }, ellipse(cx, cy, rx, ry, { fill: fade })),
  );
  const dust = c.filter(
    `<feTurbulence type="fractalNoise" baseFrequency="0.0026 0.006" numOctaves="6" seed="${Math.floor(c.random() * 90)}"/>` +
      '<feColorMatrix values="0 0 0 0 .85 0 0 0 0 .82 0 0 0 0 1 2.6 0 0 0 -1.1"/>',
  );
  return group(
    { mask: band, blend: 'screen' },
    c.cover(colour, { opacity: 0.35 }),
    rect(0, 0, w, h, { filter: dust, opacity: 0.62 }),
  );
}

function tents(c: Canvas, p: Palette): string {
  const { width: w, height: h, unit: u } = c;
  const places = c.by(
    [
      [0.5, 0.862, 0.55],
      [0.93, 0.872, 0.8],
      [0.56, 0.893, 0.9],
      [0.815, 0.915, 1.22],
    ] as const,
    [
      [0.16, 0.875, 0.6],
      [0.86, 0.875, 0.66],
      [0.24, 0.905, 0.95],
      [0.8, 0.918, 1.1],
    ] as const,
  );
  const lamp = w * c.by(0.685, 0.5);
  return places
    .map(
      ([x, y, scale]) =>
        tent(c, x * w, y * h, scale * u * 1.55, x * w < lamp ? 'right' : 'left') +
        glow(c, x * w, y * h - 31 * scale * u, 232 * scale * u, mix(FIRE, p.warm, 0.2), 0.4),
    )
    .join('');
}

function fireside(c: Canvas): string {
  const { height: h, unit: u } = c;
  const [x, y] = [c.width * c.by(0.685, 0.5), h * 0.905];
  const people = (
    [
      [-0.075, 0.118],
      [-0.125, 0.108],
      [0.065, 0.122],
    ] as const
  ).map(([dx, size]) => {
    const px = x + dx * h * 1.3;
    const rim = `M${num(px - Math.sign(dx) * 8 * u)} ${num(y - h * size * 0.72)}V${num(y + 6 * u)}`;
    return (
      figure(px, y + 16 * u, h * size, '#0a0608', { flip: dx > 0 }) +
      path(rim, { stroke: FIRE, strokeWidth: 1.6 * u, opacity: 0.55 })
    );
  });
  const flame = 'M-39 0C-51 -54 -12 -60 -6 -111C18 -81 15 -66 30 -75C36 -45 51 -30 39 0Z';
  const sparks = specks(c, 70, { fill: '#ffc46b' }, () => {
    const t = c.random() ** 1.6;
    return [x + (c.random() - 0.4) * t * h * 0.36, y - t * h * 0.5];
  });
  return [
    glow(c, x, y, h * 0.34, FIRE, 0.75),
    glow(c, x, y, h * 0.12, '#ffe3a0', 0.8),
    path(flame, { fill: '#ffd36b', transform: place(x, y + 10 * u, u) }),
    path(flame, { fill: '#fff1c2', transform: place(x, y + 10 * u, u * 0.5) }),
    ...people,
    sparks,
  ].join('');
}
