import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderIcon } from '../brand/icon.ts';
import { raster } from '../raster.ts';

interface Icon {
  readonly file: string;
  readonly pixels: number;
  /** Square without rounded corners, for systems that cut their own shape. */
  readonly bleed: boolean;
}

/** The icons that the site document of the demo names. */
export const ICONS: readonly Icon[] = [
  { file: 'icon.png', pixels: 512, bleed: false },
  { file: 'icon-maskable.png', pixels: 512, bleed: true },
];

/** Writes the application icons into a folder. */
export async function writeIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { file, pixels, bleed } of ICONS) {
    const drawn = raster(renderIcon(pixels, { bleed }));
    const picture = bleed ? drawn.removeAlpha() : drawn;
    await writeFile(
      join(folder, file),
      await picture.png({ palette: true, quality: 92, effort: 10, dither: 0.6 }).toBuffer(),
    );
  }
}
