import {
  balloon,
  paper,
  paperCloud,
  paperHill,
  paperMoon,
  paperSky,
  paperStars,
  paperTrees,
  starStrings,
  toyPalace,
} from '../motifs/paper.ts';
import type { Scene } from './scene.ts';

/** A paper town by night for children: palace, balloon, crescent and hanging stars. */
export const town: Scene = (c, { kids: k }) => {
  const { width: w, height: h, unit: u } = c;
  const layer = paper(c, k);
  const [back, middle, front, nearest] = k.hills;
  return [
    paperSky(c, k),
    paperMoon(c, layer, w * c.by(0.72, 0.64), h * c.by(0.3, 0.25), h * c.by(0.17, 0.12)),
    paperStars(c, k, 34),
    starStrings(c, k, [
      [0.52, 0.2],
      [0.6, 0.1],
      [0.9, 0.24],
      [0.96, 0.12],
    ]),
    layer(paperCloud(w * 0.5, h * 0.36, 0.85 * u, k.clouds[0])),
    layer(paperCloud(w * 0.93, h * 0.5, 1.05 * u, k.clouds[1])),
    layer(paperCloud(w * 0.12, h * 0.22, 0.9 * u, k.clouds[2])),
    layer(balloon(w * c.by(0.49, 0.26), h * c.by(0.27, 0.3), h * c.by(0.115, 0.085), k)),
    layer(paperHill(c, h * 0.68, h * 0.045, 1, back, k.clouds[2])),
    layer(toyPalace(w * c.by(0.745, 0.5), h * 0.745, h * c.by(0.001, 0.00072), k)),
    layer(paperHill(c, h * 0.8, h * 0.04, 3.4, middle, front)),
    layer(paperTrees(c, k, 8)),
    layer(paperHill(c, h * 0.93, h * 0.05, 5.2, front, nearest)),
    layer(paperHill(c, h, h * 0.035, 0.6, nearest, k.shadow)),
  ].join('');
};
