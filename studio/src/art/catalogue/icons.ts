import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderFavicon, renderIcon } from '../brand/icon.ts';
import { raster } from '../raster.ts';

interface Icon {
  readonly file: string;
  readonly pixels: number;
  /** Square without rounded corners, for systems that cut their own shape. */
  readonly bleed: boolean;
}

/** What browsers, home screens and the web manifest ask for. */
export const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', pixels: 192, bleed: false },
  { file: 'icon-512.png', pixels: 512, bleed: false },
  { file: 'maskable-192.png', pixels: 192, bleed: true },
  { file: 'maskable-512.png', pixels: 512, bleed: true },
  { file: 'apple-touch-icon.png', pixels: 180, bleed: true },
];

/** Writes the application icons and `favicon.svg` into a folder. */
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
  await writeFile(join(folder, 'favicon.svg'), `${renderFavicon()}\n`);
}
