import type { Canvas } from '../svg/canvas.ts';
import { group, path, rect } from '../svg/element.ts';
import { lens, num, sample, smooth, times, type Point } from '../svg/path.ts';
import { fractal } from '../svg/noise.ts';

export interface Glints {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  /** Half width of the path of light at the horizon and at the bottom. */
  readonly near: number;
  readonly far: number;
  readonly count: number;
  readonly opacity?: number;
}

/** The path of light a low sun or moon lays on water. */
export function glints(
  c: Canvas,
  fill: string,
  { x, from, to, near, far, count, opacity = 0.65 }: Glints,
): string {
  const d = times(count, () => {
    const t = c.random() ** 1.5;
    const spread = far + (near - far) * t;
    const dx = (c.random() + c.random() + c.random() - 1.5) * spread * 1.3;
    return lens(
      x + dx,
      from + t * (to - from),
      (5 + 42 * t) * c.unit * c.between(0.4, 1.4),
      1.9 * c.unit,
    );
  });
  return path(d.join(''), { fill, opacity });
}

export interface Swell {
  readonly y: number;
  readonly amplitude: number;
  /** Number of half waves across the canvas. */
  readonly count: number;
  readonly crest: string;
  readonly trough: string;
  /** Colour of the thin light along the crest. */
  readonly foam?: string;
}

/** One rolling line of waves, filled down to the bottom of the canvas. */
export function swell(c: Canvas, { y, amplitude, count, crest, trough, foam }: Swell): string {
  const noise = fractal(c.random, 4);
  const phase = c.random() * 40;
  const line = sample(90, (t): Point => {
    const roll = 1 - Math.abs(Math.sin(t * count + phase + noise(t * 4 + phase) * 1.4));
    return [t * c.width, y - amplitude * roll ** 1.6 - amplitude * 0.2 * noise(t * 22 + phase)];
  });
  const curve = smooth(line);
  const body = `${curve}L${num(c.width)} ${num(c.height)}L0 ${num(c.height)}Z`;
  const edge = foam
    ? path(curve, { fill: 'none', stroke: foam, strokeWidth: 2 * c.unit, strokeOpacity: 0.35 })
    : '';
  return (
    path(body, {
      fill: c.vertical([crest, trough], y - amplitude, y + amplitude * 3.4),
    }) + edge
  );
}

/** `picture` mirrored at `horizon`, broken by ripples, on a tinted surface. */
export function reflection(
  c: Canvas,
  picture: string,
  horizon: number,
  surface: string,
  veil: string,
): string {
  const ripple = c.filter(
    '<feTurbulence type="turbulence" baseFrequency="0.012 0.09" numOctaves="2" seed="4"/>' +
      `<feDisplacementMap in="SourceGraphic" scale="${num(22 * c.unit)}" xChannelSelector="R" yChannelSelector="A"/>` +
      `<feGaussianBlur stdDeviation="${num(2.5 * c.unit)} ${num(c.unit)}"/>`,
  );
  const depth = c.height - horizon;
  return group(
    { clipPath: c.clipBox(0, horizon, c.width, depth) },
    rect(0, horizon, c.width, depth, { fill: surface }),
    group(
      { filter: ripple, opacity: 0.55 },
      group({ transform: `translate(0 ${num(horizon * 1.75)}) scale(1 -.75)` }, picture),
    ),
    rect(0, horizon, c.width, depth, { fill: veil }),
  );
}
