import { outline } from '../art/text/outline.ts';
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

/** Height of the strip with name and clock in units of a 1080-line picture, and its distance from the
 * top: below the bar in which a player shows what is being watched. */
export const STRIP = { height: 64, top: 136 };
const EDGE = 48;

/** A box with a line of outlined text in it, `x` being its left edge (or its right one when `fromRight`). */
function boxed(text: string, font: 'josefin' | 'bebas', x: number, fromRight = false): string {
  const line = outline(text, font, font === 'bebas' ? 44 : 34, 0.05);
  const width = line.width + 40;
  const left = fromRight ? x - width : x;
  const baseline = STRIP.height / 2 - (line.top + line.bottom) / 2;
  return (
    `<rect x="${left}" width="${width}" height="${STRIP.height}" rx="14" fill="#05070d" opacity="0.55"/>` +
    `<path transform="translate(${left + 20} ${baseline})" d="${line.d}" fill="#fff" opacity="0.94"/>`
  );
}

/** The strip over the picture, one file a second: the clip's name on the left, its running clock on the right. */
export async function drawStrips(folder: string, { name }: Recipe, stage: Stage): Promise<string> {
  const scale = stage.height / 1080;
  for (let second = 0; second < stage.seconds; second++) {
    const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
    const clock = `${two(second / 60)}:${two(second % 60)}`;
    const body = boxed(name, 'josefin', EDGE) + boxed(clock, 'bebas', 1920 - EDGE, true);
    const strip = svg(
      stage.width,
      Math.round(STRIP.height * scale),
      `0 0 1920 ${STRIP.height}`,
      body,
    );
    await raster(strip)
      .png({ compressionLevel: 1 })
      .toFile(join(folder, `strip-${two(second)}.png`));
  }
  return join(folder, 'strip-%02d.png');
}
