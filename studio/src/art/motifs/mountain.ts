import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { group, path, rect } from '../svg/element.ts';
import { fractal, type Noise } from '../svg/noise.ts';
import { polygon, sample, times, type Point } from '../svg/path.ts';

export interface Range {
  /** Where the range stands and how high it rises, in canvas units. */
  readonly y: number;
  readonly height: number;
  readonly colour: string;
  /** The colour everything fades to at the foot. */
  readonly haze: string;
  readonly lit?: string;
  readonly shade?: string;
  readonly snow?: string;
  /** Rough number of peaks across a landscape canvas. */
  readonly peaks?: number;
  /** Share of the width where one summit stands above the rest. */
  readonly summit?: number;
}

interface Peak {
  readonly x: number;
  readonly top: number;
  readonly height: number;
  readonly foot: number;
  readonly left: readonly Point[];
  readonly right: readonly Point[];
  readonly spine: readonly Point[];
}

const STEPS = 18;

/**
 * A mountain range lit from the right: explicit peaks, each split by a jagged spine into a lit and a
 * shaded face, both fading into haze. (Thresholded noise looks like blocks; this does not.)
 */
export function range(c: Canvas, r: Range): string {
  const foot = r.y + r.height * 0.3;
  const noise = fractal(c.random, 5, 0.55);
  const drawn = heights(c, r)
    .toSorted((a, b) => b.height - a.height)
    .map(({ x, height }) => peak(c, noise, x, height + (foot - r.y), foot))
    .map((p) => face(c, r, p));
  return drawn.join('') + rect(0, foot - 1, c.width, c.height - foot + 2, { fill: r.haze });
}

function heights(c: Canvas, r: Range): { x: number; height: number }[] {
  const count = Math.max(3, Math.round((r.peaks ?? 9) * c.by(1, 0.62)));
  const peaks = times(count, (i) => {
    const x = ((i + c.between(0.12, 0.88)) / count) * 1.16 - 0.08;
    const envelope =
      r.summit === undefined
        ? c.between(0.62, 1)
        : 0.34 + 0.66 * Math.exp(-(((x - r.summit) / 0.2) ** 2));
    return { x: x * c.width, height: r.height * envelope * c.between(0.8, 1) };
  });
  return r.summit === undefined
    ? peaks
    : [...peaks, { x: r.summit * c.width, height: r.height * 1.04 }];
}

function peak(c: Canvas, noise: Noise, x: number, height: number, foot: number): Peak {
  const top = foot - height;
  const flank = (side: -1 | 1, slope: number) =>
    sample(STEPS, (t): Point => {
      const rough = height * 0.055 * Math.min(1, t * 5);
      return [
        x + side * (height / slope) * t ** 0.92 + noise(x / 90 + side * 3 + t * 9) * rough,
        foot - height * (1 - t) + noise(x / 56 + side * 9 + t * 9) * rough * (t === 0 ? 0 : 0.9),
      ];
    });
  const spine: Point[] = [[x, top]];
  let at = x;
  for (let i = 1; i <= 9; i++) {
    at += ((i % 2 === 0 ? 1 : -1) * c.between(0.2, 0.7) - 0.22) * height * 0.075;
    spine.push([at, foot - height * (1 - i / 9)]);
  }
  return {
    x,
    top,
    height,
    foot,
    left: flank(-1, c.between(0.75, 1.15)),
    right: flank(1, c.between(0.75, 1.15)),
    spine,
  };
}

function face(c: Canvas, r: Range, p: Peak): string {
  const lit = r.lit ?? light(r.colour, 0.12);
  const shade = r.shade ?? dark(r.colour, 0.3);
  const body = polygon([...p.left.toReversed(), ...p.right.slice(1)]);
  const rock = c.vertical(
    [
      [0, lit],
      [0.32, mix(lit, r.colour, 0.6)],
      [0.62, mix(r.colour, r.haze, 0.55)],
      [1, r.haze],
    ],
    p.top,
    p.foot,
  );
  const shadow = c.vertical(
    [
      [0, shade, 0.92],
      [0.5, shade, 0.5],
      [1, r.haze, 0],
    ],
    p.top,
    p.foot - p.height * 0.08,
  );
  const inside = c.clip(body);
  return (
    path(body, { fill: rock }) +
    group(
      { clipPath: inside },
      r.snow
        ? path(snowCap(c, p), {
            fill: c.vertical(
              [
                [0, r.snow, 0.96],
                [1, r.snow, 0.6],
              ],
              p.top,
              p.top + p.height * 0.5,
            ),
          })
        : '',
      path(polygon([...p.spine, ...p.left.toReversed()]), { fill: shadow }),
      path(gullies(c, p, 1), { fill: shade, opacity: 0.24 }),
      path(gullies(c, p, -1), { fill: lit, opacity: 0.2 }),
    )
  );
}

/** Splinters that branch off the spine downhill: shadow on the lit face, light on the shaded one. */
function gullies(c: Canvas, p: Peak, side: -1 | 1): string {
  return times(6, (i) => {
    const [x, y] = p.spine[1 + i] ?? [p.x, p.top];
    const drop = p.height * c.between(0.12, 0.24);
    const reach = side * drop * c.between(0.45, 0.85);
    return polygon([
      [x, y],
      [x + reach, y + drop],
      [x + reach * 0.72, y + drop * 0.72],
      [x + reach * 0.42, y + drop * 1.02],
    ]);
  }).join('');
}

/** Snow from the summit down to a ragged line, with tongues in the gullies. */
function snowCap(c: Canvas, p: Peak): string {
  const half = p.height * 0.62;
  const edge = sample(18, (t, i): Point => {
    const away = Math.abs(t - 0.5) * 2;
    const tongue = i % 2 === 0 ? c.between(0.06, 0.15) : -0.03;
    return [p.x - half + 2 * half * t, p.top + p.height * (0.27 + 0.12 * away + tongue)];
  });
  return polygon([[p.x - half, p.top - 4], [p.x + half, p.top - 4], ...edge.toReversed()]);
}
