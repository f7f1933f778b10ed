import { expect, type Page } from '@playwright/test';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReadmePicture, readmeFile } from './screens/readme.ts';

const COMMITTED = join(import.meta.dirname, '../screens');
/** Width of a thumbnail: small enough to commit, too small to show how a browser version draws a letter. */
const WIDTH = 64;
/** A pixel has changed if a colour channel (0 to 255) differs by at least this much. */
const CHANGED = 48;
/** Share of the pixels that may change. */
const TOLERANCE = 0.06;

interface Comparison {
  /** PNG, base64. */
  thumbnail: string;
  /** Share of pixels that differ from the committed thumbnail; 1 if there is none or its size differs. */
  changed: number;
}

/** Scales both pictures down and counts the pixels that differ, in a blank page, which has no content policy. */
async function compared(page: Page, picture: Buffer, other: Buffer | null): Promise<Comparison> {
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(
      async ({ now, before, width, least }) => {
        const pixelsOf = async (source: string) => {
          const blob = await (await fetch(`data:image/png;base64,${source}`)).blob();
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
        before: other?.toString('base64') ?? null,
        width: WIDTH,
        least: CHANGED,
      },
    );
  } finally {
    await blank.close();
  }
}

/**
 * Compares a screen with its thumbnail in `e2e/screens`, with tolerance. `E2E_SCREENS=keep` replaces the thumbnail
 * instead.
 * @param picture PNG
 */
export async function expectLike(page: Page, picture: Buffer, name: string): Promise<void> {
  const file = join(COMMITTED, `${name}.png`);
  const committed = await readFile(file).catch(() => null);
  const { thumbnail, changed } = await compared(page, picture, committed);
  if (process.env['E2E_SCREENS'] === 'keep') {
    await mkdir(COMMITTED, { recursive: true });
    await writeFile(file, Buffer.from(thumbnail, 'base64'));
    return;
  }
  expect(changed, `share of ${name} that looks different`).toBeLessThan(TOLERANCE);
}

/** Compares a screen with its picture in the README, with the same tolerance. @param picture PNG of the same size */
export async function expectLikeReadme(
  page: Page,
  picture: Buffer,
  shown: ReadmePicture,
): Promise<void> {
  const { changed } = await compared(page, picture, await readFile(readmeFile(shown)));
  const what = `share of docs/pictures/${shown.file} that looks different (npm run gallery -- --readme)`;
  expect(changed, what).toBeLessThan(TOLERANCE);
}
