import type { Palette } from '../palettes.ts';
import { mosque } from '../motifs/mosque.ts';
import { flock, sky, sun } from '../motifs/sky.ts';
import { houses, litWindows } from '../motifs/town.ts';
import { glints, reflection, swell } from '../motifs/water.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { clouds, glow } from '../svg/effects.ts';
import { circle, group, path, place } from '../svg/element.ts';
import { box, times } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** The morning ferry, gulls around it, the old town behind in the haze. */
export const ferry: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [zenith, upper, middle, lower, horizon] = p.sky;
  const line = h * c.by(0.64, 0.52);
  const [sx, sy] = [w * c.by(0.46, 0.3), line - h * c.by(0.16, 0.12)];
  const far = shore(c, p, line);
  const [x, y, s] = [w * c.by(0.7, 0.52), line + h * c.by(0.13, 0.1), h * c.by(0.00125, 0.00088)];
  return [
    sky(c, p, 0.7),
    clouds(c, horizon, {
      from: 0.02,
      to: 0.6,
      across: 0.001,
      down: 0.008,
      bias: -1.3,
      opacity: 0.65,
    }),
    sun(c, sx, sy, h * c.by(0.075, 0.05), p),
    far,
    clouds(c, horizon, {
      from: 0.42,
      to: 0.72,
      across: 0.001,
      down: 0.012,
      bias: -1.25,
      opacity: 0.7,
    }),
    reflection(
      c,
      far,
      line,
      c.vertical([mix(horizon, lower, 0.5), mix(middle, lower, 0.3), upper], line, h),
      c.vertical(
        [
          [0, middle, 0],
          [1, zenith, 0.85],
        ],
        line,
        h,
      ),
    ),
    glints(c, light(p.sun, 0.2), {
      x: sx,
      from: line,
      to: h,
      near: h * 0.3,
      far: h * 0.05,
      count: 320,
    }),
    smoke(c, p, x, y, s),
    group({ transform: place(x, y, s) }, ship(c, p)),
    swell(c, {
      y: y + h * 0.035,
      amplitude: h * 0.025,
      count: 11,
      crest: mix(middle, upper, 0.5),
      trough: mix(upper, zenith, 0.6),
      foam: light(horizon, 0.3),
    }),
    swell(c, {
      y: h * 0.95,
      amplitude: h * 0.04,
      count: 8,
      crest: mix(upper, zenith, 0.4),
      trough: dark(zenith, 0.3),
      foam: lower,
    }),
    flock(c, '#fdf6ea', {
      x: x - w * 0.12,
      y: y - h * 0.3,
      dx: w * 0.22,
      dy: h * 0.12,
      count: 16,
      opacity: 0.95,
    }),
    glow(c, sx, sy, h * 0.8, p.haze, 0.25),
  ].join('');
};

function shore(c: Canvas, p: Palette, line: number): string {
  const { width: w, height: h } = c;
  const town = houses(c, -20, w + 20, line + 3, h * 0.07);
  const first = mosque(w * c.by(0.62, 0.72), line - h * 0.02, h * 0.06, { minarets: 4 });
  const second = mosque(w * c.by(0.9, 0.2), line - h * 0.01, h * 0.042, { minarets: 2 });
  return (
    path(first.d + second.d, { fill: mix(p.sky[3], p.sky[2], 0.45) }) +
    path(town.d, { fill: mix(p.sky[2], p.sky[3], 0.25) }) +
    litWindows(c, [...town.windows, ...first.windows], p.warm, 0.4)
  );
}

/** About 700 units long, its waterline at the origin, heading left. */
function ship(c: Canvas, p: Palette): string {
  const white = c.vertical(['#fffaf0', '#efe4d2', '#c9bba6'], -150, -20);
  const hull = c.vertical(['#2b2f3a', '#10131b'], -40, 20);
  const funnel = c.across(['#ffd34d', '#f2a81e', '#8a5a10'], [0, 0], [1, 0]);
  const windows = (from: number, count: number, y: number) =>
    times(count, (i) => box(from + i * 30, y, 20, 20)).join('');
  const rail = (from: number, to: number, y: number) =>
    `M${from} ${y}H${to}M${from} ${y - 12}H${to}` +
    times(Math.floor((to - from) / 22), (i) => `M${from + i * 22} ${y}v-16`).join('');
  return [
    path('M-372 -46H356C372 -46 372 -18 350 10L338 26H-318C-346 12 -366 -16 -372 -46Z', {
      fill: hull,
    }),
    path('M-366 -34H362L360 -26H-362Z', { fill: '#fffaf0' }),
    path('M-352 2H354L344 18H-334Z', { fill: mix(p.accent, '#a3271d', 0.5) }),
    path('M-318 -46V-92Q-316 -100 -306 -100H300Q316 -100 320 -88L328 -46Z', { fill: white }),
    path('M-262 -100V-146Q-260 -152 -250 -152H228Q240 -152 244 -144L254 -100Z', { fill: white }),
    path('M-190 -152V-190Q-188 -196 -180 -196H-96L-84 -152Z', { fill: white }),
    path('M-276 -156H262V-149H-276ZM-332 -104H336V-97H-332Z', { fill: '#b98a4a' }),
    path(windows(-296, 20, -82), { fill: mix('#27405c', p.warm, 0.25) }),
    path(windows(-240, 16, -136), { fill: mix(p.warm, '#ffffff', 0.2) }),
    path('M-182 -186H-104L-98 -168H-182Z', { fill: '#27405c' }),
    path(rail(-70, 236, -156) + rail(-366, -320, -50), {
      fill: 'none',
      stroke: '#fffaf0',
      strokeWidth: 2.6,
    }),
    path('M-20 -152L-12 -252H52L60 -152Z', { fill: funnel }),
    path('M-12 -252H52L54 -230H-14Z', { fill: '#14161d' }),
    path('M-16 -206H56L58 -196H-17Z', { fill: '#b3241f' }),
    path('M-140 -196V-300M180 -152V-262M-140 -290L-12 -240M180 -256L52 -240', {
      stroke: '#4a3a2a',
      strokeWidth: 3.4,
    }),
    path('M182 -262h46l-8 13l8 13h-46Z', { fill: p.accent }),
    ...[-250, -110, 150].map((dx) =>
      circle(dx, -121, 11, { fill: 'none', stroke: '#d8421c', strokeWidth: 6 }),
    ),
  ].join('');
}

function smoke(c: Canvas, p: Palette, x: number, y: number, s: number): string {
  const puffs = times(20, (i) => {
    const t = i / 19;
    const r = (14 + 58 * t) * s;
    return circle(
      x + (20 + 330 * t) * s + c.between(-10, 10) * s,
      y - (262 + 120 * t ** 0.7) * s + c.between(-14, 14) * s,
      r,
      { fill: mix('#6a6470', p.haze, 0.35 + 0.4 * t), opacity: 0.34 * (1 - t) },
    );
  });
  return group({ filter: c.blur(8 * s) }, ...puffs);
}
