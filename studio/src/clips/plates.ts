import { raster } from '../art/raster.ts';
import { renderPlate } from '../art/render.ts';
import { join } from 'node:path';
import type { Recipe } from './recipes.ts';
import type { Stage } from './stage.ts';

/** Lines drawn below the window: some scenes end their ground a line early. */
const MARGIN = 8;

/** The panoramas that the shots pan over, one after the other: they need a lot of memory while being drawn. */
export async function drawPlates(
  folder: string,
  { shots }: Recipe,
  stage: Stage,
  signal?: AbortSignal,
): Promise<string[]> {
  const files: string[] = [];
  for (const [number, shot] of shots.entries()) {
    signal?.throwIfAborted();
    const file = join(folder, `plate-${number}.png`);
    const picture = raster(renderPlate(shot, stage.plateWidth, stage.height + MARGIN));
    await picture.removeAlpha().png({ compressionLevel: 1 }).toFile(file);
    files.push(file);
  }
  return files;
}
