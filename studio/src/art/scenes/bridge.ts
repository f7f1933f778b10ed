import type { Palette } from '../palettes.ts';
import { mosque } from '../motifs/mosque.ts';
import { sky, stars } from '../motifs/sky.ts';
import { litWindows } from '../motifs/town.ts';
import type { Canvas } from '../svg/canvas.ts';
import { light, mix } from '../svg/colour.ts';
import { bokeh, clouds, glow } from '../svg/effects.ts';
import { circle, group, path, rect } from '../svg/element.ts';
import { fractal } from '../svg/noise.ts';
import { box, heightAt, num, polyline, sample, smooth, times, type Point } from '../svg/path.ts';
import type { Scene } from './scene.ts';

interface Tower {
  readonly x: number;
  readonly top: number;
  readonly width: number;
}

interface Span {
  readonly far: Tower;
  readonly near: Tower;
  readonly shore: number;
  readonly lamp: string;
}

/** The lit suspension bridge over the strait on a wet night. */
export const bridge: Scene = (c, { palette: p }) => {
  const { width: w, height: h, unit: u } = c;
  const [zenith, upper, middle, lower] = p.sky;
  const shore = h * c.by(0.7, 0.6);
  const span: Span = {
    shore,
    lamp: light(p.accent, 0.45),
    far: { x: w * c.by(0.47, 0.3), top: shore - h * c.by(0.38, 0.34), width: 14 * u },
    near: { x: w * c.by(0.82, 0.84), top: h * c.by(0.1, 0.12), width: 26 * u },
  };
  const quarter = mosque(w * c.by(0.33, 0.2), shore - h * 0.07, h * 0.042, { minarets: 4 });
  return [
    sky(c, p, 0.8),
    stars(c, 110, 0.35),
    clouds(c, lower, {
      from: 0.05,
      to: 0.75,
      across: 0.001,
      down: 0.006,
      gain: 2.8,
      bias: -1.4,
      opacity: 0.6,
    }),
    clouds(c, zenith, {
      from: 0,
      to: 0.6,
      across: 0.0011,
      down: 0.005,
      gain: 3,
      bias: -1.5,
      opacity: 0.6,
    }),
    glow(c, w * 0.6, shore, w * 0.6, p.haze, 0.5),
    hill(c, p, {
      y: shore - h * 0.03,
      height: h * 0.11,
      fill: mix(middle, upper, 0.6),
      lights: 420,
      shore,
    }),
    path(quarter.d, { fill: mix(upper, middle, 0.35) }),
    litWindows(c, quarter.windows, p.warm),
    hill(c, p, { y: shore, height: h * 0.075, fill: mix(upper, p.ink, 0.45), lights: 800, shore }),
    cables(c, span),
    tower(c, p, span, span.far),
    tower(c, p, span, span.near),
    deck(c, p, span),
    water(c, p, span),
    bokeh(c, {
      count: 16,
      from: 0.72,
      to: 1.02,
      colours: [p.warm, p.haze, mix(p.warm, p.haze, 0.5)],
      min: 16,
      max: 58,
      strength: 0.5,
    }),
  ].join('');
};

interface Hill {
  readonly y: number;
  readonly height: number;
  readonly fill: string;
  readonly lights: number;
  readonly shore: number;
}

/** A dark slope with the lights of its houses, a few of them cold. */
function hill(c: Canvas, p: Palette, { y, height, fill, lights, shore }: Hill): string {
  const noise = fractal(c.random, 4);
  const ridge = sample(70, (t): Point => [
    t * c.width,
    y - height * (0.6 + 0.5 * noise(3 + t * 3)),
  ]);
  const dots = times(lights, () => {
    const x = c.random() * c.width;
    const top = heightAt(ridge, x);
    const size = c.between(1.4, 3.6) * c.unit;
    const cold = c.random() > 0.75;
    return rect(x, top + (shore - top) * (0.1 + 0.9 * c.random() ** 0.8), size * 1.2, size * 1.5, {
      fill: cold ? '#cfe4ff' : p.warm,
      opacity: c.between(0.4, 1),
    });
  });
  return (
    path(`${smooth(ridge)}L${num(c.width)} ${num(shore + 4)}L0 ${num(shore + 4)}Z`, { fill }) +
    dots.join('')
  );
}

const deckAt = (c: Canvas, { far, near, shore }: Span, x: number) =>
  shore - c.height * 0.13 - ((x - far.x) / (near.x - far.x)) * c.height * 0.055;

/** Height of the main cable: side spans fall away from the towers, the middle hangs nearly to the deck. */
function cableAt(c: Canvas, span: Span, x: number): number {
  const { far, near } = span;
  const deckHere = deckAt(c, span, x);
  if (x <= far.x)
    return (
      far.top + (deckHere - far.top) * (1 - (1 - Math.min(1, (far.x - x) / (c.width * 0.4))) ** 1.5)
    );
  if (x >= near.x)
    return (
      near.top +
      (deckHere - near.top) * (1 - (1 - Math.min(1, (x - near.x) / (c.width * 0.42))) ** 1.4)
    );
  const lowest = 0.4;
  const t = (x - far.x) / (near.x - far.x);
  const low = deckAt(c, span, far.x + (near.x - far.x) * lowest) - 16 * c.unit;
  return t < lowest
    ? low + (far.top - low) * ((lowest - t) / lowest) ** 2
    : low + (near.top - low) * ((t - lowest) / (1 - lowest)) ** 2;
}

function cables(c: Canvas, span: Span): string {
  const { width: w, unit: u } = c;
  const steps = Math.ceil((w + 20) / (9 * u));
  const cable = polyline(
    sample(steps, (t): Point => [-10 + t * (w + 20), cableAt(c, span, -10 + t * (w + 20))]),
  );
  let hangers = '';
  for (let x = -10; x <= w + 10; x += 22 * u * (0.55 + (0.7 * x) / w))
    hangers += `M${num(x)} ${num(cableAt(c, span, x))}V${num(deckAt(c, span, x))}`;
  return [
    group(
      { blend: 'screen', filter: c.blur(9 * u) },
      path(hangers, { stroke: span.lamp, strokeWidth: 3 * u, opacity: 0.6 }),
      path(cable, { fill: 'none', stroke: span.lamp, strokeWidth: 10 * u, opacity: 0.8 }),
    ),
    path(hangers, { stroke: light(span.lamp, 0.25), strokeWidth: 1.3 * u, opacity: 0.75 }),
    path(cable, { fill: 'none', stroke: light(span.lamp, 0.4), strokeWidth: 4 * u }),
  ].join('');
}

function tower(c: Canvas, p: Palette, span: Span, { x, top, width }: Tower): string {
  const steel = c.across([
    light(span.lamp, 0.25),
    mix(span.lamp, p.ink, 0.45),
    mix(span.lamp, p.ink, 0.7),
  ]);
  const [gap, foot] = [width * 1.8, span.shore + 10 * c.unit];
  const leg = (from: number, lean: number) =>
    `M${num(from)} ${num(top)}h${num(width)}L${num(from + lean)} ${num(foot)}h${num(-width * 1.4)}Z`;
  const beams = [0.06, 0.36, 0.66].map((t) =>
    box(x - gap, top + (deckAt(c, span, x) - top) * t, gap * 2, width * 0.7),
  );
  const beacon = (bx: number) => circle(bx, top - 6 * c.unit, 4 * c.unit, { fill: '#ff5a4a' });
  return [
    glow(c, x, top + 40 * c.unit, width * 7, span.lamp, 0.5),
    path(leg(x - gap, width * 1.2) + leg(x + gap - width, width * 1.2) + beams.join(''), {
      fill: steel,
    }),
    beacon(x - gap + width / 2),
    beacon(x + gap - width / 2),
  ].join('');
}

function deck(c: Canvas, p: Palette, span: Span): string {
  const { width: w, unit: u } = c;
  const road = `M0 ${num(deckAt(c, span, 0))}L${num(w)} ${num(deckAt(c, span, w))}v${num(20 * u)}L0 ${num(deckAt(c, span, 0) + 11 * u)}Z`;
  const lamps = (grow: number) =>
    times(Math.ceil(w / (17 * u)), (i) => {
      const x = i * 17 * u;
      return circle(x, deckAt(c, span, x) - 3 * u, (1.2 + (1.8 * x) / w) * u * grow);
    });
  return [
    path(road, { fill: mix(p.ink, p.sky[2], 0.3) }),
    group({ fill: p.warm, opacity: 0.6, filter: c.blur(6 * u) }, ...lamps(2.4)),
    group({ fill: light(p.warm, 0.5) }, ...lamps(1)),
  ].join('');
}

/** Dark water with the lights smeared downwards. */
function water(c: Canvas, p: Palette, { shore, lamp }: Span): string {
  const { width: w, height: h, unit: u } = c;
  const [zenith, upper, middle] = p.sky;
  const smears = times(150, () =>
    rect(c.random() * w, shore + 3, c.between(1, 5) * u, h * (0.03 + 0.2 * c.random() ** 2), {
      fill: c.pick([p.warm, p.warm, lamp, p.haze]),
      opacity: c.between(0.15, 0.65),
    }),
  );
  const waves = c.filter(
    '<feTurbulence type="turbulence" baseFrequency="0.006 0.06" numOctaves="2" seed="3"/>' +
      `<feDisplacementMap in="SourceGraphic" scale="${num(30 * u)}"/><feGaussianBlur stdDeviation="${num(1.6 * u)} ${num(3 * u)}"/>`,
  );
  return [
    rect(0, shore, w, h - shore, {
      fill: c.vertical(
        [
          [0, mix(middle, upper, 0.5)],
          [0.4, upper],
          [1, zenith],
        ],
        shore,
        h,
      ),
    }),
    group({ filter: waves, blend: 'screen' }, ...smears),
  ].join('');
}
