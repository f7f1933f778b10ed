import type { Palette } from '../palettes.ts';
import { arch } from '../motifs/building.ts';
import { range } from '../motifs/mountain.ts';
import { flock, sky, sun } from '../motifs/sky.ts';
import { palm } from '../motifs/town.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { clouds, glow } from '../svg/effects.ts';
import { circle, group, path, place } from '../svg/element.ts';
import { box, disc, num, sample, smooth, times, type Point } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** Engine heading left: boiler, cab, chimney and wheels; its rails at the origin, 200 units long. */
const ENGINE =
  'M-96 -18L-112 0H-92L-84 -14V-24H100V-86H92L104 -92V-98H36V-92H44V-60H-66V-96L-74 -106H-44L-52 -96V-60H-20V-72C-20 -80 0 -80 0 -72V-60H10V-78H22V-60H-78C-90 -58 -96 -44 -96 -30Z';

/** A steam train on a stone viaduct between desert hills, its smoke lit by the last sun. */
export const railway: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [, upper, middle, lower, horizon] = p.sky;
  const deck = h * c.by(0.6, 0.5);
  const [sx, sy] = [w * c.by(0.8, 0.72), h * c.by(0.36, 0.3)];
  return [
    sky(c, p, 0.78),
    clouds(c, horizon, {
      from: 0.05,
      to: 0.6,
      across: 0.001,
      down: 0.009,
      bias: -1.4,
      opacity: 0.6,
    }),
    sun(c, sx, sy, h * c.by(0.11, 0.075), p),
    range(c, {
      y: h * c.by(0.68, 0.58),
      height: h * 0.2,
      peaks: 6,
      colour: mix(lower, middle, 0.35),
      haze: mix(horizon, lower, 0.4),
      shade: mix(middle, upper, 0.4),
      lit: mix(horizon, lower, 0.3),
    }),
    clouds(c, horizon, { from: 0.5, to: 0.9, down: 0.006, bias: -1.35, opacity: 0.6 }),
    viaduct(c, p, deck),
    smoke(c, p, deck),
    train(c, p, deck),
    valley(c, p),
    flock(c, p.ink, { x: sx - w * 0.16, y: sy - h * 0.1, dx: w * 0.08, dy: h * 0.07, count: 7 }),
    glow(c, sx, sy, h * 0.9, p.haze, 0.3),
  ].join('');
};

const engineAt = (c: Canvas) =>
  [c.width * c.by(0.53, 0.24), c.height * c.by(0.0014, 0.001)] as const;

function viaduct(c: Canvas, p: Palette, deck: number): string {
  const { width: w, height: h } = c;
  const span = h * c.by(0.17, 0.12);
  const count = Math.ceil(w / span) + 1;
  const tall = h * 0.5;
  const holes = times(count, (i) =>
    arch(i * span, deck + tall, span * 0.72, deck + span * 0.52, span * 0.4),
  );
  const stone = c.vertical(
    [mix(p.haze, p.sky[2], 0.35), mix(p.sky[2], p.sky[1], 0.5), mix(p.sky[1], p.ink, 0.4)],
    deck,
    deck + tall * 0.8,
  );
  const d = box(-10, deck, w + 20, tall) + holes.join('');
  const parapet =
    box(-10, deck - span * 0.05, w + 20, span * 0.1) +
    times(count * 3, (i) => box((i * span) / 3, deck + span * 0.05, span * 0.07, span * 0.06)).join(
      '',
    );
  const rims = holes.join('');
  return [
    path(d, { fill: stone, fillRule: 'evenodd' }),
    path(rims, { fill: 'none', stroke: light(p.haze, 0.1), strokeWidth: 5 * c.unit, opacity: 0.4 }),
    path(parapet, { fill: mix(p.sky[1], p.ink, 0.35) }),
    path(`M-10 ${num(deck - span * 0.05)}H${num(w + 10)}`, {
      stroke: light(p.sun, 0.1),
      strokeWidth: 2.5 * c.unit,
      opacity: 0.8,
    }),
  ].join('');
}

function train(c: Canvas, p: Palette, deck: number): string {
  const [x, s] = engineAt(c);
  const ink = dark(p.ink, 0.1);
  const rails = deck - c.height * 0.008;
  const wheels = [-62, -24, 18, 60, 88]
    .map((dx, i) => disc(dx, -15, i === 0 || i === 4 ? 12 : 17))
    .join('');
  const wagons = times(5, (i) => {
    const at = 118 + i * 186;
    const body = `M${at} -20V-88Q${at} -100 ${at + 14} -100H${at + 162}Q${at + 176} -100 ${at + 176} -88V-20Z`;
    const windows = times(7, (k) => box(at + 14 + k * 22, -80, 14, 26)).join('');
    const feet = disc(at + 32, -12, 12) + disc(at + 144, -12, 12) + box(at - 12, -30, 14, 6);
    return (
      path(body + feet, { fill: ink }) +
      path(windows, { fill: p.warm }) +
      path(`M${at + 4} -46H${at + 172}`, { stroke: p.gold, strokeWidth: 3, opacity: 0.7 })
    );
  });
  return group(
    { transform: place(x, rails, s) },
    path(ENGINE, { fill: light(p.sun, 0.1), opacity: 0.6, transform: 'translate(1.5 -2.5)' }),
    path(ENGINE + wheels, { fill: ink }),
    path('M54 -84H84V-62H54Z', { fill: p.warm }),
    path('M-66 -44H40', { stroke: p.gold, strokeWidth: 3, opacity: 0.8 }),
    circle(-98, -52, 9, { fill: '#fff2c8' }),
    glow(c, -98, -52, 120, p.warm, 0.9),
    ...wagons,
  );
}

/** Puffs that grow and thin out behind the chimney; lit on the side of the sun. */
function smoke(c: Canvas, p: Palette, deck: number): string {
  const [x, s] = engineAt(c);
  const puffs = times(30, (i) => {
    const t = i / 29;
    const px = x + (-58 + t * c.by(620, 540)) * s + c.between(-16, 16) * s;
    const py = deck - (122 + 190 * t ** 0.75) * s + c.between(-20, 20) * s * (0.4 + t);
    const r = (16 + 74 * t ** 0.8) * s;
    const body = c.radial(
      [
        [0, light(p.sun, 0.3), 0.8 - 0.55 * t],
        [0.55, mix(p.haze, p.sky[3], 0.4), 0.6 - 0.42 * t],
        [1, p.sky[2], 0],
      ],
      px + r * 0.3,
      py - r * 0.3,
      r * 1.2,
    );
    return circle(px, py, r * 1.2, { fill: body });
  });
  return group({ filter: c.blur(3 * c.unit) }, ...puffs);
}

/** Dark hills under the arches, with a few palms. */
function valley(c: Canvas, p: Palette): string {
  const { width: w, height: h } = c;
  const hill = (y: number, swing: number, phase: number): string =>
    `${smooth(sample(14, (t): Point => [t * w, y - swing * Math.sin(t * 5 + phase)]))}V${num(h + 5)}H0Z`;
  const palms = times(7, (i) =>
    path(
      palm(w * (0.06 + i * 0.15 + c.between(-0.03, 0.03)), h * 0.93, h * c.between(0.09, 0.17)),
      {
        fill: dark(p.ink, 0.1),
      },
    ),
  );
  return [
    path(hill(h * c.by(0.84, 0.72), h * 0.03, 0.8), {
      fill: c.vertical([mix(p.sky[2], p.sky[1], 0.5), p.ink], h * 0.75, h),
    }),
    ...palms,
    path(hill(h * 0.93, h * 0.025, 3), { fill: dark(p.ink, 0.2) }),
  ].join('');
}
