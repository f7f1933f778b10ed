import { strapwork } from '../motifs/girih.ts';
import { shamsa as medallion } from '../motifs/ornament.ts';
import { light, mix } from '../svg/colour.ts';
import { glow, rays, specks } from '../svg/effects.ts';
import { circle, path } from '../svg/element.ts';
import { polar } from '../svg/path.ts';
import type { Scene } from './scene.ts';

/** The illuminated medallion of a manuscript's first page, shining. */
export const shamsa: Scene = (c, { palette: p }) => {
  const { width: w, height: h, unit: u, diagonal: m } = c;
  const [zenith, upper, middle] = p.sky;
  const [cx, cy, r] = [w * c.by(0.69, 0.5), h * c.by(0.47, 0.37), h * c.by(0.36, 0.25)];
  const sheen = c.across(
    [
      [0, '#fff', 0.2],
      [0.45, '#fff', 0.02],
      [1, '#000', 0.45],
    ],
    [0, 0],
    [1, 1],
  );
  return [
    c.cover(
      c.radial(
        [
          [0, mix(p.accent, middle, 0.2)],
          [0.42, mix(upper, p.accent, 0.2)],
          [1, zenith],
        ],
        cx,
        cy,
        m * 0.6,
      ),
    ),
    path(strapwork('4.8.8', w, h, 92 * u).lines, {
      fill: 'none',
      stroke: p.gold,
      strokeWidth: 1.8 * u,
      opacity: 0.16,
    }),
    glow(c, cx, cy, r * 2.4, p.warm, 0.5),
    rays(c, cx, cy, p.gold, {
      length: m * 0.7,
      from: 0,
      to: Math.PI * 2,
      count: 46,
      strength: 0.2,
    }),
    circle(cx + 8 * u, cy + 18 * u, r * 1.06, {
      fill: '#000',
      opacity: 0.6,
      filter: c.blur(22 * u),
    }),
    medallion(c, cx, cy, r, { gold: p.gold, field: mix(upper, p.accent, 0.25), accent: p.accent }),
    circle(cx, cy, r * 1.1, { fill: sheen, blend: 'overlay' }),
    specks(c, 110, { fill: light(p.gold, 0.45) }, () =>
      polar(cx, cy, r * (0.9 + c.random() ** 2 * 2.4), c.random() * 2 * Math.PI),
    ),
  ].join('');
};
