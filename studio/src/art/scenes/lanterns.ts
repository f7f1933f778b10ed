import { crescent } from '../motifs/building.ts';
import { lantern } from '../motifs/lantern.ts';
import { mosque } from '../motifs/mosque.ts';
import { sky, stars } from '../motifs/sky.ts';
import { houses, litWindows } from '../motifs/town.ts';
import type { Canvas } from '../svg/canvas.ts';
import { light, mix } from '../svg/colour.ts';
import { bokeh, clouds, glow } from '../svg/effects.ts';
import { group, path } from '../svg/element.ts';
import { num } from '../svg/path.ts';
import type { Palette } from '../palettes.ts';
import type { Scene } from './scene.ts';

/** Ramadan lanterns hanging before a young moon and a blurred city. */
export const lanterns: Scene = (c, { palette: p }) => {
  const { width: w, height: h } = c;
  const [, upper, , lower] = p.sky;
  const [mx, my] = [w * c.by(0.6, 0.5), h * c.by(0.25, 0.22)];
  const great = mosque(w * c.by(0.62, 0.5), h * 0.98, h * c.by(0.14, 0.1), {
    minarets: 4,
    tall: 3.4,
  });
  const town = houses(c, -20, w + 20, h, h * 0.08);
  const city = c.vertical([mix(upper, p.ink, 0.2), mix(lower, upper, 0.4)], h * 0.45, h);
  return [
    sky(c, p, 1.15),
    clouds(c, lower, { from: 0.1, to: 1, down: 0.003, gain: 2.4, bias: -1.25, opacity: 0.5 }),
    stars(c, 90, 0.5),
    glow(c, w * 0.62, h, w * 0.62, p.warm, 0.85),
    glow(c, w * 0.62, h * 0.8, w * 0.3, p.haze, 0.6),
    group(
      { filter: c.blur(3 * c.unit) },
      path(great.d + town.d, { fill: city }),
      litWindows(c, [...great.windows, ...town.windows], p.warm, 0.6),
    ),
    path(crescent(0, 0, h * c.by(0.1, 0.07)), {
      transform: `translate(${num(mx)} ${num(my)}) rotate(-58)`,
      fill: c.across([light(p.gold, 0.6), p.gold]),
    }),
    glow(c, mx, my, h * 0.42, p.sun, 0.35),
    ...hanging(c, p),
    bokeh(c, {
      count: 22,
      from: 0.8,
      to: 1.04,
      colours: [p.warm, p.sun, mix(p.warm, '#ff7a2e', 0.4)],
      min: 18,
      max: 66,
      strength: 0.62,
    }),
  ].join('');
};

/** Places as shares of the canvas and a size; near and far ones are out of focus. */
function hanging(c: Canvas, p: Palette): string[] {
  const places = c.by(
    [
      [0.44, 0.2, 0.85],
      [0.53, 0.44, 1],
      [0.72, 0.34, 1.3],
      [0.82, 0.2, 0.8],
      [0.93, 0.5, 2.1],
      [0.04, 0.16, 0.9],
    ] as const,
    [
      [0.12, 0.2, 1.1],
      [0.3, 0.12, 0.7],
      [0.72, 0.13, 0.8],
      [0.88, 0.32, 1.8],
      [0.2, 0.4, 1.4],
    ] as const,
  );
  return places.map(([px, py, size]) => {
    const [x, y, scale] = [px * c.width, py * c.height, size * c.unit * 1.15];
    const lamp = lantern(c, x, y, scale, { metal: p.gold, light: p.warm });
    const softness = size > 1.7 ? 1.2 : size < 0.82 ? 2 : 0;
    const drawn = softness === 0 ? lamp : group({ filter: c.blur(softness * c.unit) }, lamp);
    return (
      glow(c, x, y, 210 * scale, p.warm, 0.6) +
      drawn +
      glow(c, x, y + 4 * scale, 70 * scale, '#fff2c8', 0.75)
    );
  });
}
