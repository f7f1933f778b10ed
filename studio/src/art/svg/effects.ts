import type { Canvas } from './canvas.ts';
import { channels, light, type Stop } from './colour.ts';
import { circle, group, path, rect, type Style } from './element.ts';
import { polar, polygon, sample, times } from './path.ts';

/** Light around a point with a soft falloff; a linear one shows its edge. */
export function glow(
  c: Canvas,
  x: number,
  y: number,
  r: number,
  colour: string,
  strength = 1,
): string {
  const stops = sample(10, (t): Stop => [t, colour, strength * (1 - t) ** 2.2]);
  return rect(x - r, y - r, 2 * r, 2 * r, { fill: c.radial(stops, x, y, r), blend: 'screen' });
}

export interface Clouds {
  /** Band as shares of the height; the clouds fade out towards both ends. */
  readonly from: number;
  readonly to: number;
  /** Cycles per unit across and down: a smaller `across` makes longer streaks. */
  readonly across?: number;
  readonly down?: number;
  /** Contrast and threshold of the noise. */
  readonly gain?: number;
  readonly bias?: number;
  readonly opacity?: number;
}

/** Fractal clouds, smoke or haze of one colour in a horizontal band. */
export function clouds(c: Canvas, colour: string, options: Clouds): string {
  const {
    from,
    to,
    across = 0.0016,
    down = 0.006,
    gain = 2.6,
    bias = -1.15,
    opacity = 1,
  } = options;
  const [r, g, b] = channels(colour).map((v) => Math.round((v / 255) * 1000) / 1000);
  const noise = c.filter(
    `<feTurbulence type="fractalNoise" baseFrequency="${across} ${down}" numOctaves="5" seed="${Math.floor(c.random() * 999)}"/>` +
      `<feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${gain} 0 0 0 ${bias}"/>`,
  );
  const band = c.vertical([
    [0, '#000', 1],
    [Math.max(0, from), '#000', 1],
    [(from + to) / 2, '#fff', 1],
    [Math.min(1, to), '#000', 1],
    [1, '#000', 1],
  ]);
  return group(
    { mask: c.mask(c.cover(band)), opacity },
    rect(0, 0, c.width, c.height, { filter: noise }),
  );
}

/** Film grain laid over the whole picture, fixed to pixels rather than to units. */
export function grain(c: Canvas, strength = 0.1): string {
  const frequency = ((0.64 * c.pixels) / c.width).toFixed(3);
  const row = '1.6 0 0 0 -.3';
  const noise = c.filter(
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${c.seed % 97}"/>` +
      `<feColorMatrix values="${row} ${row} ${row} 0 0 0 0 1"/>`,
  );
  return rect(0, 0, c.width, c.height, { filter: noise, opacity: strength, blend: 'overlay' });
}

/** Darkened edges around a centre given as shares of the canvas. */
export function vignette(
  c: Canvas,
  strength: number,
  cx = 0.5,
  cy = 0.45,
  colour = '#000',
): string {
  const stops: Stop[] = [
    [0, colour, 0],
    [0.5, colour, 0],
    [0.8, colour, strength * 0.45],
    [1, colour, strength],
  ];
  return c.cover(c.radial(stops, cx * c.width, cy * c.height, c.diagonal * 0.62));
}

export interface Rays {
  readonly length: number;
  /** Fan in radians, clockwise from the right. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly strength?: number;
}

/** A fan of blurred light shafts from a point. */
export function rays(c: Canvas, x: number, y: number, colour: string, options: Rays): string {
  const { length, from, to, count, strength = 0.3 } = options;
  const shafts = times(count, () => {
    const middle = c.between(from, to);
    const half = c.between(0.008, 0.038);
    const shaft = polygon([
      [x, y],
      polar(x, y, length, middle - half),
      polar(x, y, length, middle + half),
    ]);
    return path(shaft, { opacity: c.between(0.25, 1) });
  });
  const fill = c.radial(
    [
      [0, colour, strength],
      [0.4, colour, strength * 0.5],
      [1, colour, 0],
    ],
    x,
    y,
    length,
  );
  return group({ fill, filter: c.blur(9 * c.unit), blend: 'screen' }, ...shafts);
}

export interface Bokeh {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly colours: readonly [string, ...string[]];
  /** Radii in units. */
  readonly min: number;
  readonly max: number;
  readonly strength: number;
}

/** Out-of-focus lights: dim discs with a brighter rim. */
export function bokeh(c: Canvas, options: Bokeh): string {
  const discs = times(options.count, () => {
    const x = c.random() * c.width;
    const y = c.between(options.from, options.to) * c.height;
    const r = (options.min + (options.max - options.min) * c.random() ** 2) * c.unit;
    const colour = c.pick(options.colours);
    const a = options.strength * c.between(0.3, 1);
    const stops: Stop[] = [
      [0, colour, a * 0.45],
      [0.72, colour, a * 0.6],
      [0.9, light(colour, 0.25), a * 0.85],
      [1, colour, 0],
    ];
    return circle(x, y, r, { fill: c.radial(stops, x, y, r) });
  });
  return group({ blend: 'screen' }, ...discs);
}

/** `count` small glowing specks; `where` gives each its place. */
export function specks(
  c: Canvas,
  count: number,
  style: Style,
  where: () => readonly [number, number],
): string {
  const dots = times(count, () => {
    const [x, y] = where();
    return circle(x, y, (0.8 + c.random() ** 3 * 3.2) * c.unit, { opacity: c.between(0.2, 0.9) });
  });
  return group(style, ...dots);
}
