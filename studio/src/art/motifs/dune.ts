import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { group, path } from '../svg/element.ts';
import { fractal } from '../svg/noise.ts';
import { num, sample, smooth, times, type Point } from '../svg/path.ts';

export interface Dune {
  /** All as shares of the canvas: foot, height of the peak, its x, and reach to the left and right. */
  readonly foot: number;
  readonly peak: number;
  readonly x: number;
  readonly left: number;
  readonly right: number;
  /** The flank towards the sun (right): at the crest and at the foot; and the one away from it. */
  readonly lit: readonly [string, string];
  readonly shade: readonly [string, string];
  /** How far the crest sweeps to the left on its way down, as a share of the width. */
  readonly sweep?: number;
  readonly ripples?: boolean;
}

export interface DrawnDune {
  readonly svg: string;
  /** The skyline, from left to right: things can walk on it. */
  readonly skyline: readonly Point[];
}

/** A dune under a sun on the right: soft skyline, crest sweeping down, lit and shaded flanks, wind ripples. */
export function dune(c: Canvas, o: Dune): DrawnDune {
  const { width: w, height: h, unit: u } = c;
  const [px, py] = [o.x * w, o.peak * h];
  const [from, to] = [px - o.left * w, px + o.right * w];
  const skyline = outline(c, o, from, to);
  const body = `${smooth([[Math.min(from, -20), o.foot * h], ...skyline, [Math.max(to, w + 20), o.foot * h]])}L${num(Math.max(to, w + 20))} ${num(h + 20)}L${num(Math.min(from, -20))} ${num(h + 20)}Z`;
  const fx = px - (o.sweep ?? 0.28) * w;
  const crest = smooth(
    sample(8, (t): Point => [
      px + (fx - px) * (t + 0.16 * Math.sin(t * Math.PI * 1.7)),
      py + (h * 1.08 - py) * t ** 0.82,
    ]),
  );
  const shaded = `${crest}L${num(-w)} ${num(h * 1.2)}L${num(-w)} ${num(py - 10)}L${num(px)} ${num(py - 10)}Z`;
  const sand = c.vertical(
    [
      [0, o.lit[0]],
      [0.4, mix(o.lit[0], o.lit[1], 0.7)],
      [1, o.lit[1]],
    ],
    py,
    Math.min(h, py + (h - py) * 0.9),
  );
  const svg =
    path(body, { fill: sand }) +
    group(
      { clipPath: c.clip(body) },
      path(shaded, {
        fill: c.vertical([o.shade[0], o.shade[1]], py, h),
      }),
      path(crest, {
        fill: 'none',
        stroke: light(o.lit[0], 0.35),
        strokeWidth: 3 * u,
        opacity: 0.75,
      }),
      o.ripples
        ? ripples(
            c,
            [px, py],
            fx,
            dark(o.lit[1], 0.35),
            c.mask(path(body, { fill: '#fff' }) + path(shaded, { fill: '#000' })),
          )
        : '',
    ) +
    path(smooth(skyline), {
      fill: 'none',
      stroke: light(o.lit[0], 0.4),
      strokeWidth: 2.2 * u,
      opacity: 0.5,
    });
  return { svg, skyline };
}

function outline(c: Canvas, o: Dune, from: number, to: number): Point[] {
  const noise = fractal(c.random, 3, 0.4);
  const [px, rise] = [o.x * c.width, (o.foot - o.peak) * c.height];
  return sample(26, (t): Point => {
    const x = from + (to - from) * t;
    const k = x < px ? (x - from) / (px - from) : (to - x) / (to - px);
    return [x, o.foot * c.height - rise * k ** 1.7 * (1.9 - 0.9 * k) + noise(t * 3) * rise * 0.03];
  });
}

function ripples(c: Canvas, [px, py]: Point, fx: number, colour: string, mask: string): string {
  const { width: w, height: h, unit: u } = c;
  const noise = fractal(c.random, 3, 0.4);
  const d = times(46, (i) => {
    const t = i / 46;
    const y = py + (h * 1.05 - py) * t ** 0.9;
    return smooth(
      sample(10, (s): Point => [
        px + (fx - px) * t + s * w * 0.7,
        y + (20 * Math.sin(s * 5 + i * 0.6 + noise(s * 4 + i) * 2) + s * 40) * u,
      ]),
    );
  });
  return path(d.join(''), {
    fill: 'none',
    stroke: colour,
    strokeWidth: 1.6 * u,
    opacity: 0.28,
    mask,
  });
}
