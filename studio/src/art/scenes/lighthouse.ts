import type { Palette } from '../palettes.ts';
import { lighthouseTower } from '../motifs/lighthouse.ts';
import { galley } from '../motifs/ships.ts';
import { flock, sky, stars, youngMoon } from '../motifs/sky.ts';
import { glints, swell } from '../motifs/water.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { clouds, glow, specks } from '../svg/effects.ts';
import { group, path, rect } from '../svg/element.ts';
import { fractal } from '../svg/noise.ts';
import { num, polar, polygon, sample, times, type Point } from '../svg/path.ts';
import type { Scene } from './scene.ts';

interface Site {
  readonly x: number;
  /** Foot of the tower, its height, and the line of the sea. */
  readonly base: number;
  readonly height: number;
  readonly line: number;
}

/** A lighthouse on a cliff, its beam over a dark sea. */
export const lighthouse: Scene = (c, { palette: p }) => {
  const { width: w, height: h, unit: u } = c;
  const [zenith, upper, middle, lower, horizon] = p.sky;
  const site: Site = {
    x: w * c.by(0.75, 0.62),
    base: h * c.by(0.66, 0.6),
    height: h * c.by(0.5, 0.36),
    line: h * c.by(0.7, 0.63),
  };
  const lamp: Point = [site.x, site.base - site.height * 0.9];
  const hull = mix(p.ink, middle, 0.4);
  return [
    sky(c, p, c.by(0.72, 0.64)),
    stars(c, 260, 0.5),
    clouds(c, lower, {
      from: 0.1,
      to: 0.72,
      across: 0.0009,
      down: 0.008,
      gain: 3,
      bias: -1.5,
      opacity: 0.6,
    }),
    clouds(c, zenith, {
      from: 0,
      to: 0.6,
      across: 0.0012,
      down: 0.006,
      gain: 3,
      bias: -1.45,
      opacity: 0.7,
    }),
    youngMoon(c, w * c.by(0.94, 0.86), h * 0.13, h * c.by(0.045, 0.032), p.sun),
    glow(c, w * 0.62, site.line, w * 0.5, p.haze, 0.5),
    farShore(c, p, site.line),
    rect(0, site.line, w, h - site.line, {
      fill: c.vertical(
        [
          [0, mix(horizon, lower, 0.55)],
          [0.14, mix(middle, lower, 0.2)],
          [0.5, upper],
          [1, zenith],
        ],
        site.line,
        h,
      ),
    }),
    galley(w * c.by(0.5, 0.22), site.line + 7 * u, 0.42 * u, {
      hull,
      sail: mix(hull, lower, 0.45),
      shade: mix(hull, lower, 0.2),
    }),
    glints(c, light(p.sun, 0.1), {
      x: w * 0.58,
      from: site.line,
      to: h,
      near: h * 0.5,
      far: h * 0.16,
      count: 230,
      opacity: 0.5,
    }),
    swell(c, {
      y: site.line + h * 0.07,
      amplitude: h * 0.018,
      count: 24,
      crest: mix(middle, upper, 0.35),
      trough: upper,
      foam: horizon,
    }),
    cliff(c, p, site),
    beam(c, p, lamp),
    lighthouseTower(c, p, site.x, site.base, site.height),
    swell(c, {
      y: h * c.by(0.88, 0.82),
      amplitude: h * 0.04,
      count: 12,
      crest: mix(upper, middle, 0.55),
      trough: zenith,
      foam: horizon,
    }),
    spray(c, p, site),
    swell(c, {
      y: h * 0.97,
      amplitude: h * 0.05,
      count: 8,
      crest: mix(upper, zenith, 0.3),
      trough: dark(p.ink, 0.2),
      foam: lower,
    }),
    flock(c, light(p.sun, 0.2), {
      x: w * c.by(0.6, 0.42),
      y: h * 0.36,
      dx: w * 0.12,
      dy: h * 0.09,
      count: 7,
    }),
    glow(c, lamp[0], lamp[1], h * 0.7, p.warm, 0.4),
  ].join('');
};

/** Low hills across the bay with the lights of the town. */
function farShore(c: Canvas, p: Palette, line: number): string {
  const noise = fractal(c.random, 4);
  const ridge = sample(60, (t): Point => [
    t * c.width,
    line - c.height * (0.035 + 0.03 * noise(t * 3)),
  ]);
  const lights = times(120, () => {
    const size = c.between(1.4, 3.2) * c.unit;
    return rect(c.random() * c.width, line - c.height * c.between(0.002, 0.03), size, size, {
      fill: p.warm,
      opacity: c.between(0.4, 1),
    });
  });
  const [, upper, middle, lower] = p.sky;
  return (
    path(polygon([[0, line + 2], ...ridge, [c.width, line + 2]]), {
      fill: mix(mix(upper, middle, 0.6), lower, 0.2),
    }) + group({}, ...lights)
  );
}

/** Two opposite cones of light, the long one towards the sea. */
function beam(c: Canvas, p: Palette, [x, y]: Point): string {
  const cone = (angle: number, spread: number, length: number, strength: number) => {
    const d = polygon([
      [x, y],
      polar(x, y, length, angle - spread),
      polar(x, y, length, angle + spread),
    ]);
    const fill = c.radial(
      [
        [0, light(p.sun, 0.4), strength],
        [0.25, p.sun, strength * 0.5],
        [1, p.sun, 0],
      ],
      x,
      y,
      length,
    );
    return path(d, { fill });
  };
  const reach = c.width * c.by(0.85, 1);
  const soft = c.blur(7 * c.unit);
  return group(
    { blend: 'screen', filter: soft },
    cone(Math.PI + 0.16, 0.085, reach, 0.75),
    cone(Math.PI + 0.16, 0.04, reach, 0.6),
    cone(0.16, 0.1, reach * 0.6, 0.6),
  );
}

function cliff(c: Canvas, p: Palette, { x, base, line }: Site): string {
  const { width: w, height: h, unit: u } = c;
  const noise = fractal(c.random, 5);
  const left = x - w * c.by(0.16, 0.34);
  const edge = sample(70, (t): Point => {
    const px = left + (w + 30 - left) * t;
    const rise = Math.min(1, t / c.by(0.3, 0.42)) ** 0.5;
    return [
      px + noise(t * 24) * 10 * u * (1 - rise),
      line + h * 0.17 - (line + h * 0.17 - base) * rise + noise(t * 11) * h * 0.016 * (1.4 - rise),
    ];
  });
  const rock = polygon([[left - 20, h], ...edge, [w + 30, h]]);
  const faces = times(34, () => {
    const px = left + (w - left) * c.random();
    const top = base + h * c.between(0.02, 0.12);
    const size = h * c.between(0.03, 0.11);
    return polygon([
      [px, top],
      [px + size * 0.34, top + size * 0.4],
      [px + size * 0.12, top + size],
      [px - size * 0.24, top + size * 0.7],
    ]);
  });
  return [
    path(rock, {
      fill: light(p.warm, 0.2),
      opacity: 0.6,
      transform: `translate(${num(-2 * u)} ${num(-2.4 * u)})`,
    }),
    path(rock, {
      fill: c.vertical(
        [
          [0, mix(p.ink, p.sky[2], 0.42)],
          [0.35, mix(p.ink, p.sky[1], 0.45)],
          [1, p.ink],
        ],
        base,
        h,
      ),
    }),
    group(
      { clipPath: c.clip(rock) },
      path(faces.join(''), { fill: p.sky[3], opacity: 0.11 }),
      glow(c, x, base, h * 0.3, p.warm, 0.3),
    ),
  ].join('');
}

/** Foam thrown up where the sea meets the rock. */
const spray = (c: Canvas, p: Palette, { x, line }: Site) =>
  specks(c, 130, { fill: light(p.sky[4], 0.35), opacity: 0.75 }, () => {
    const up = c.random() ** 2;
    return [
      x - c.width * c.by(0.17, 0.34) + (c.random() + c.random() - 1) * c.width * 0.07,
      line + c.height * (0.19 - 0.17 * up),
    ];
  });
