import type { Palette } from '../palettes.ts';
import { dune } from '../motifs/dune.ts';
import { figure } from '../motifs/figures.ts';
import { sky, stars } from '../motifs/sky.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { clouds, glow, specks } from '../svg/effects.ts';
import { group, path, rotate } from '../svg/element.ts';
import { disc, heightAt, num, times, type Point } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** Four people with one lamp walk a ridge of sand under the Milky Way. */
export const pilgrims: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [zenith, upper, middle, lower, horizon] = p.sky;
  const sand = mix(middle, lower, 0.35);
  const main = dune(c, {
    foot: c.by(0.88, 0.8),
    peak: c.by(0.69, 0.6),
    x: 0.74,
    left: 0.8,
    right: 0.5,
    sweep: 0.36,
    ripples: true,
    lit: [mix(sand, horizon, 0.4), mix(sand, upper, 0.5)],
    shade: [mix(upper, middle, 0.3), mix(upper, zenith, 0.5)],
  });
  const near = dune(c, {
    foot: 1.04,
    peak: 0.86,
    x: 0.2,
    left: 0.4,
    right: 0.95,
    lit: [mix(sand, upper, 0.6), zenith],
    shade: [zenith, dark(zenith, 0.4)],
  });
  return [
    sky(c, p, 0.86),
    stars(c, 420, 0.8),
    galaxy(c, p),
    glow(c, w * c.by(0.8, 0.7), h * c.by(0.72, 0.64), w * 0.42, horizon, 0.6),
    main.svg,
    walkers(c, p, main.skyline),
    near.svg,
  ].join('');
};

/** A band of dust and small stars across the sky, brighter along its middle. */
function galaxy(c: Canvas, p: Palette): string {
  const { width: w, height: h, diagonal: d } = c;
  const turn = rotate(c.by(-34, -62), w * 0.62, h * 0.3);
  const across = () => (c.random() + c.random() + c.random() - 1.5) * h * 0.16;
  const dust = specks(c, 620, { fill: '#fff' }, () => [
    w * 0.62 + (c.random() - 0.5) * d,
    h * 0.3 + across(),
  ]);
  const tiny = times(900, () =>
    disc(w * 0.62 + (c.random() - 0.5) * d, h * 0.3 + across() * 0.8, c.between(0.4, 1.1) * c.unit),
  ).join('');
  const veil = (colour: string, opacity: number, thick: number) =>
    path(
      `M${num(w * 0.62 - d * 0.6)} ${num(h * 0.3)}Q${num(w * 0.62)} ${num(h * (0.3 - thick))} ${num(w * 0.62 + d * 0.6)} ${num(h * 0.3)}Q${num(w * 0.62)} ${num(h * (0.3 + thick))} ${num(w * 0.62 - d * 0.6)} ${num(h * 0.3)}Z`,
      { fill: colour, opacity, filter: c.blur(h * thick * 0.5), blend: 'screen' },
    );
  return [
    group(
      { transform: turn },
      veil(p.sky[3], 0.5, 0.26),
      veil(p.haze, 0.4, 0.15),
      veil(light(p.sun, 0.2), 0.34, 0.07),
      group({ opacity: 0.55 }, dust),
      path(tiny, { fill: '#fff', opacity: 0.7 }),
    ),
    clouds(c, p.sky[0], {
      from: 0,
      to: 0.75,
      across: 0.0022,
      down: 0.0032,
      gain: 3.4,
      bias: -1.9,
      opacity: 0.5,
    }),
  ].join('');
}

function walkers(c: Canvas, p: Palette, ground: readonly Point[]): string {
  const size = c.height * c.by(0.15, 0.1);
  const ink = dark(p.ink, 0.1);
  const start = c.width * c.by(0.6, 0.36);
  const step = size * 0.62;
  const people = times(4, (i) => {
    const x = start + i * step;
    const y = heightAt(ground, x) + 3 * c.unit;
    const tall = size * (0.94 - 0.07 * (i % 3));
    return (
      figure(x + 1.5 * c.unit, y - 1.5 * c.unit, tall, light(p.haze, 0.3), { opacity: 0.5 }) +
      figure(x, y, tall, ink)
    );
  });
  const [lx, ly] = [
    start + 3 * step + size * 0.26,
    heightAt(ground, start + 3 * step) - size * 0.34,
  ];
  return [
    glow(c, lx, ly, size * 2.4, p.warm, 0.75),
    ...people,
    path(disc(lx, ly, size * 0.035), { fill: '#fff3c8' }),
    glow(c, lx, ly, size * 0.5, '#ffe2a0', 0.9),
  ].join('');
}
