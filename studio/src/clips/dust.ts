import { PALETTES } from '../art/palettes.ts';
import { raster } from '../art/raster.ts';
import { join } from 'node:path';
import { seeded } from '@kandil/media/studio';
import type { Recipe } from './recipes.ts';
import type { Stage } from './stage.ts';

const SPECKS = 45;

const svg = (width: number, height: number, viewBox: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${body}</svg>`;

/**
 * Dust in the light: a sheet of specks two frames high that repeats after one, so that it can drift down
 * for ever.
 */
export async function drawDust(
  folder: string,
  { id, shots }: Recipe,
  stage: Stage,
): Promise<string> {
  const random = seeded(`${id}/dust`);
  const specks = Array.from({ length: SPECKS }, () => {
    const [x, y, radius] = [random() * 1920, random() * 1080, 0.9 + random() ** 4 * 4.2];
    const opacity = (0.15 + 0.45 * random()).toFixed(2);
    const speck = (cy: number) =>
      `<circle cx="${x.toFixed(1)}" cy="${cy.toFixed(1)}" r="${radius.toFixed(1)}" opacity="${opacity}"/>`;
    return speck(y) + speck(y + 1080);
  });
  const file = join(folder, 'dust.png');
  const body = `<g fill="${PALETTES[shots[0].palette].sun}">${specks.join('')}</g>`;
  await raster(svg(stage.width, stage.height * 2, '0 0 1920 2160', body))
    .png({ compressionLevel: 1 })
    .toFile(file);
  return file;
}
