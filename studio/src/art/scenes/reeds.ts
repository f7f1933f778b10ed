import type { Palette } from '../palettes.ts';
import { figure } from '../motifs/figures.ts';
import { kayik } from '../motifs/ships.ts';
import { flock, moon, sky, stars } from '../motifs/sky.ts';
import { glints } from '../motifs/water.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { clouds, glow } from '../svg/effects.ts';
import { group, path, place, rect } from '../svg/element.ts';
import { num, times } from '../svg/path.ts';
import type { Scene } from './scene.ts';

const HERON =
  'M0 0V-54M8 0L6 -50M-16 -58C-22 -74 -4 -84 10 -80C20 -78 22 -86 18 -98C14 -112 20 -124 32 -124L56 -116L34 -115C26 -114 26 -106 28 -96C32 -80 26 -64 10 -56C0 -50 -24 -44 -38 -36Z';

/** A boat among tall reeds under a low moon; a heron waits in the shallows. */
export const reeds: Scene = (c, { palette: p }) => {
  const { width: w, height: h, unit: u } = c;
  const [zenith, upper, middle, lower, horizon] = p.sky;
  const line = h * c.by(0.6, 0.5);
  const [mx, my, r] = [w * c.by(0.64, 0.55), line - h * c.by(0.25, 0.2), h * c.by(0.17, 0.115)];
  const ink = dark(p.ink, 0.1);
  const boat = [w * c.by(0.58, 0.46), line + h * c.by(0.13, 0.09)] as const;
  return [
    sky(c, p, 0.64),
    stars(c, 180, 0.5),
    clouds(c, lower, {
      from: 0.05,
      to: 0.6,
      across: 0.0009,
      down: 0.008,
      bias: -1.4,
      opacity: 0.55,
    }),
    moon(c, mx, my, r, p.sun),
    rect(0, line, w, h - line, {
      fill: c.vertical([mix(horizon, lower, 0.6), mix(middle, upper, 0.5), zenith], line, h),
    }),
    glow(c, mx, line, w * 0.4, p.sun, 0.3),
    glints(c, light(p.sun, 0.3), {
      x: mx,
      from: line,
      to: h,
      near: h * 0.2,
      far: h * 0.05,
      count: 320,
      opacity: 0.8,
    }),
    clouds(c, horizon, {
      from: 0.5,
      to: 0.75,
      across: 0.0009,
      down: 0.012,
      bias: -1.3,
      opacity: 0.6,
    }),
    bank(c, p, 0.55, line + h * 0.05, h * 0.16, 70),
    figure(boat[0] - 20 * u, boat[1] - 6 * u, h * c.by(0.17, 0.11), ink),
    kayik(boat[0], boat[1], h * c.by(0.0014, 0.001), ink),
    path(
      `M${num(boat[0] + 4 * u)} ${num(boat[1] - h * 0.12)}L${num(boat[0] + 70 * u)} ${num(boat[1] + h * 0.07)}`,
      {
        stroke: ink,
        strokeWidth: 4 * u,
      },
    ),
    group(
      {
        fill: ink,
        stroke: ink,
        strokeWidth: 2,
        transform: place(w * c.by(0.8, 0.78), h * c.by(0.86, 0.68), h * c.by(0.0017, 0.0012)),
      },
      path(HERON),
    ),
    bank(c, p, 0.1, h * c.by(1.02, 0.86), h * c.by(0.5, 0.36), 64),
    bank(c, p, 0, h * 1.04, h * c.by(0.56, 0.42), 30),
    flock(c, ink, { x: mx - w * 0.12, y: my - h * 0.05, dx: w * 0.09, dy: h * 0.07, count: 8 }),
  ].join('');
};

/** Stalks with drooping leaves and plumes, thick at the sides and open in the middle. */
function bank(
  c: Canvas,
  p: Palette,
  fog: number,
  base: number,
  tall: number,
  count: number,
): string {
  const colour = mix(mix(p.ink, p.sky[1], 0.25), p.sky[3], fog);
  const stalks: string[] = [];
  const plumes: string[] = [];
  times(count, () => {
    const side = c.random() ** 1.8 * 0.5;
    const x = (c.random() < 0.42 ? side * 0.5 : 1 - side * 0.75) * c.width;
    const height = tall * c.between(0.55, 1);
    const lean = height * c.between(-0.16, 0.2);
    const [tx, ty] = [x + lean, base - height];
    const wide = height * 0.009;
    stalks.push(
      `M${num(x - wide)} ${num(base)}Q${num(x)} ${num(base - height * 0.6)} ${num(tx)} ${num(ty)}Q${num(x + wide * 2)} ${num(base - height * 0.6)} ${num(x + wide)} ${num(base)}Z`,
      leaf(x + lean * 0.2, base - height * 0.35, height * 0.42, c.random() < 0.5 ? -1 : 1),
    );
    plumes.push(
      `M${num(tx - height * 0.03)} ${num(ty + height * 0.15)}C${num(tx - height * 0.05)} ${num(ty + height * 0.04)} ${num(tx + lean * 0.1)} ${num(ty - height * 0.04)} ${num(tx + lean * 0.5)} ${num(ty - height * 0.1)}C${num(tx + height * 0.05)} ${num(ty)} ${num(tx + height * 0.035)} ${num(ty + height * 0.1)} ${num(tx - height * 0.03)} ${num(ty + height * 0.15)}Z`,
    );
  });
  return (
    path(stalks.join(''), { fill: colour }) +
    path(plumes.join(''), { fill: mix(colour, p.gold, 0.22 + fog * 0.2) })
  );
}

const leaf = (x: number, y: number, length: number, side: number): string =>
  `M${num(x)} ${num(y)}Q${num(x + side * length * 0.35)} ${num(y - length * 0.75)} ${num(x + side * length * 0.85)} ${num(y - length * 0.5)}` +
  `Q${num(x + side * length * 0.4)} ${num(y - length * 0.6)} ${num(x + side * length * 0.05)} ${num(y + length * 0.04)}Z`;
