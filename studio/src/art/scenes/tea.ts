import type { Palette } from '../palettes.ts';
import { mosque } from '../motifs/mosque.ts';
import { star } from '../motifs/ornament.ts';
import { sky } from '../motifs/sky.ts';
import { houses, litWindows } from '../motifs/town.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { bokeh, glow } from '../svg/effects.ts';
import { ellipse, group, path, place, rect } from '../svg/element.ts';
import { num, polygon, smooth, times, type Point } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** Outline of a tulip glass, 300 units high, standing on the origin. */
const GLASS =
  'M-86 -300C-86 -246 -54 -218 -56 -180C-58 -140 -88 -112 -86 -68C-84 -28 -64 -6 -48 0H48C64 -6 84 -28 86 -68C88 -112 58 -140 56 -180C54 -218 86 -246 86 -300Z';
const TEA = ['#ff9a3c', '#d5431a', '#8c1c0c', '#5a0f0a'] as const;

/** A glass of tea with two lumps of sugar on a copper tray, the evening city out of focus behind it. */
export const tea: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [x, y] = [w * c.by(0.7, 0.5), h * c.by(0.83, 0.62)];
  const scale = h * c.by(0.0021, 0.0014);
  return [
    sky(c, p, 1),
    glow(c, x, y - h * 0.3, h * 0.8, p.warm, 0.5),
    group({ filter: c.blur(7 * c.unit) }, city(c, p, y)),
    bokeh(c, {
      count: 34,
      from: 0.3,
      to: 0.8,
      colours: [p.warm, p.sun, mix(p.warm, '#ff5a2e', 0.5)],
      min: 14,
      max: 60,
      strength: 0.5,
    }),
    rect(0, y - 40 * scale, w, h, {
      fill: c.vertical([mix(p.sky[1], p.ink, 0.35), p.ink], y - 40 * scale, h),
    }),
    group({ transform: place(x, y, scale) }, tray(c, p), saucer(p), glass(c, p), sugar(c)),
    steam(c, x, y - 300 * scale, scale),
    glow(c, x, y - 120 * scale, 260 * scale, '#ff8a3c', 0.4),
  ].join('');
};

function city(c: Canvas, p: Palette, y: number): string {
  const great = mosque(c.width * c.by(0.46, 0.24), y, c.height * 0.1, { minarets: 4 });
  const town = houses(c, -20, c.width + 20, y, c.height * 0.14);
  return (
    path(great.d + town.d, { fill: mix(p.sky[1], p.sky[2], 0.35) }) +
    litWindows(c, [...great.windows, ...town.windows], p.warm, 0.8)
  );
}

function tray(c: Canvas, p: Palette): string {
  const copper = c.across(
    [dark('#d98a4a', 0.6), light('#d98a4a', 0.3), '#b8692f', dark('#d98a4a', 0.65)],
    [0, 0],
    [1, 0.3],
  );
  const rings = [0.95, 0.9, 0.66].map((k) =>
    ellipse(0, 24, 400 * k, 92 * k, { fill: 'none', stroke: p.gold, strokeWidth: 2, opacity: 0.5 }),
  );
  const stars = times(28, (i) => {
    const a = (i / 28) * 2 * Math.PI;
    return star(312 * Math.cos(a), 24 + 72 * Math.sin(a), 8, 13, 6);
  }).join('');
  return [
    ellipse(10, 46, 420, 96, { fill: '#000', opacity: 0.55, filter: c.blur(16) }),
    ellipse(0, 34, 410, 96, { fill: dark('#d98a4a', 0.7) }),
    ellipse(0, 24, 410, 94, { fill: copper }),
    ...rings,
    path(stars, { fill: dark('#d98a4a', 0.5), opacity: 0.6 }),
  ].join('');
}

function saucer(p: Palette): string {
  const petals = times(18, (i) => {
    const a = (i / 18) * 2 * Math.PI;
    return ellipse(168 * Math.cos(a), 8 + 35 * Math.sin(a), 13, 5, { fill: '#b3241f' });
  });
  return [
    ellipse(0, 16, 202, 46, { fill: '#000', opacity: 0.35 }),
    ellipse(0, 8, 200, 44, { fill: '#fff6e6', stroke: p.gold, strokeWidth: 4 }),
    ...petals,
    ellipse(0, 8, 132, 28, { fill: '#e9dcc6' }),
    ellipse(0, 6, 128, 26, { fill: '#fffaf0' }),
  ].join('');
}

function glass(c: Canvas, p: Palette): string {
  const liquid = c.clipBox(-120, -262, 240, 270);
  const brew = c.vertical([...TEA], -262, 0);
  return [
    path(GLASS, { fill: '#fff', opacity: 0.16 }),
    group({ clipPath: liquid }, path(GLASS, { fill: brew })),
    ellipse(0, -262, 68, 12, { fill: TEA[1], stroke: TEA[0], strokeWidth: 2 }),
    path('M-60 -96C-66 -60 -56 -26 -40 -12H-14C-34 -34 -44 -64 -40 -104Z', {
      fill: TEA[0],
      opacity: 0.75,
    }),
    path('M62 -96C70 -60 62 -30 46 -12', {
      fill: 'none',
      stroke: '#fff',
      strokeWidth: 5,
      opacity: 0.5,
      strokeLinecap: 'round',
    }),
    path('M-70 -286C-66 -240 -42 -214 -42 -178C-42 -150 -52 -132 -62 -112', {
      fill: 'none',
      stroke: '#fff',
      strokeWidth: 9,
      opacity: 0.75,
      strokeLinecap: 'round',
    }),
    path(GLASS, { fill: 'none', stroke: '#fff', strokeWidth: 3, opacity: 0.55 }),
    ellipse(0, -300, 86, 15, { fill: 'none', stroke: light(p.gold, 0.3), strokeWidth: 6 }),
    ellipse(0, -6, 50, 9, { fill: 'none', stroke: '#fff', strokeWidth: 3, opacity: 0.5 }),
  ].join('');
}

/** Two lumps and a spoon on the saucer's near rim. */
function sugar(c: Canvas): string {
  const lump = (x: number, y: number): string => {
    const top: Point[] = [
      [x, y - 30],
      [x + 26, y - 40],
      [x + 50, y - 30],
      [x + 24, y - 19],
    ];
    return [
      path(polygon(top), { fill: '#ffffff' }),
      path(`M${num(x)} ${num(y - 30)}l24 11v30l-24 -11Z`, { fill: '#e8ddd0' }),
      path(`M${num(x + 24)} ${num(y - 19)}l26 -11v30l-26 11Z`, { fill: '#cdbfae' }),
    ].join('');
  };
  const steel = c.across(['#ffffff', '#9a948c', '#f4efe6'], [0, 0], [1, 0]);
  return [
    lump(96, 18),
    lump(128, 30),
    group(
      { transform: 'translate(-150 28) rotate(9)' },
      ellipse(0, 0, 40, 13, { fill: steel }),
      rect(34, -4, 190, 7, { fill: steel }),
    ),
  ].join('');
}

function steam(c: Canvas, x: number, y: number, scale: number): string {
  const wisps = [-34, 6, 40].map((dx, k) =>
    smooth(
      times(7, (i): Point => [
        x + (dx + Math.sin(i * 1.25 + k * 1.9) * (12 + i * 5)) * scale,
        y - (8 + i * 34) * scale,
      ]),
    ),
  );
  return path(wisps.join(''), {
    fill: 'none',
    stroke: '#fff3df',
    strokeWidth: 22 * scale,
    strokeLinecap: 'round',
    opacity: 0.3,
    filter: c.blur(11 * scale),
  });
}
