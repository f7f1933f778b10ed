import { expect, type Page } from '@playwright/test';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEPT = join(import.meta.dirname, '../screens');
/** Thumbnails are this wide: small enough to keep, and blind to how a version of the browser draws a letter. */
const WIDTH = 64;
/** From this difference of a colour, 0 to 255, on a point has changed. */
const CHANGED = 48;
/** Share of the points that may. */
const TOLERANCE = 0.06;

interface Compared {
  /** PNG, base64. */
  thumbnail: string;
  /** Share of points that differ from the kept one; 1 where there is none or it has another size. */
  changed: number;
}

/** Draws both pictures small and counts where they differ; in a blank page, whose policies are its own. */
async function compared(page: Page, picture: Buffer, kept: Buffer | null): Promise<Compared> {
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(
      async ({ now, before, width, least }) => {
        const pixelsOf = async (png: string) => {
          const blob = await (await fetch(`data:image/png;base64,${png}`)).blob();
          const image = await createImageBitmap(blob);
          const height = Math.round((image.height * width) / image.width);
          const small = await createImageBitmap(image, {
            resizeWidth: width,
            resizeHeight: height,
            resizeQuality: 'high',
          });
          const canvas = document.createElement('canvas');
          Object.assign(canvas, { width, height });
          const context = canvas.getContext('2d');
          context?.drawImage(small, 0, 0);
          const { data = [] } = context?.getImageData(0, 0, width, height) ?? {};
          return { data, png: canvas.toDataURL('image/png').split(',')[1] ?? '' };
        };
        const one = await pixelsOf(now);
        const other = before === null ? null : await pixelsOf(before);
        if (other?.data.length !== one.data.length) return { thumbnail: one.png, changed: 1 };
        let points = 0;
        for (let at = 0; at < one.data.length; at += 4) {
          const channels = [at, at + 1, at + 2];
          const difference = channels.map((c) =>
            Math.abs((one.data[c] ?? 0) - (other.data[c] ?? 0)),
          );
          if (Math.max(...difference) >= least) points++;
        }
        return { thumbnail: one.png, changed: points / (one.data.length / 4) };
      },
      {
        now: picture.toString('base64'),
        before: kept?.toString('base64') ?? null,
        width: WIDTH,
        least: CHANGED,
      },
    );
  } finally {
    await blank.close();
  }
}

/**
 * That a screen looks as it did, give or take a little. `E2E_SCREENS=keep` takes what it looks like now as the
 * measure, in `e2e/screens`.
 * @param picture PNG
 */
export async function expectLike(page: Page, picture: Buffer, name: string): Promise<void> {
  const file = join(KEPT, `${name}.png`);
  const kept = await readFile(file).catch(() => null);
  const { thumbnail, changed } = await compared(page, picture, kept);
  if (process.env['E2E_SCREENS'] === 'keep') {
    await mkdir(KEPT, { recursive: true });
    await writeFile(file, Buffer.from(thumbnail, 'base64'));
    return;
  }
  expect(changed, `share of ${name} that looks different`).toBeLessThan(TOLERANCE);
}
