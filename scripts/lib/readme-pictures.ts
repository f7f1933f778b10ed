import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { USER_AGENT } from '../../e2e/support/browser.ts';
import { pausePlayer, SCREENS } from '../../e2e/support/screens/list.ts';
import { pathOf } from '../../e2e/support/screens/paths.ts';
import {
  README_PICTURES,
  readmeFile,
  type ReadmePicture,
} from '../../e2e/support/screens/readme.ts';
import { enter, openScreen } from '../../e2e/support/screens/visit.ts';
import { settled } from '../../e2e/support/structure.ts';
import { ROOT } from './paths.ts';
import { productTexts, WORDS_FILE } from './picture-words.ts';

const HEIGHTS = { 390: 844, 1440: 900 } as const;
/** A README shows no picture wider than this. */
const WIDEST = 1200;
const QUALITY = 0.82;
/** Codes such as HD, which say nothing about the age of a picture. */
const SHORT = 2;
/** Seconds: a moment with something to see, after the first fade-in. */
const MOMENT = 12;

/** Shows the moment of the paused video. */
const seek = (page: Page): Promise<void> =>
  page.locator('.kp video').evaluate(async (video: HTMLVideoElement, moment) => {
    const arrival = new Promise((resolve) =>
      video.addEventListener('seeked', resolve, { once: true }),
    );
    video.currentTime = moment;
    await arrival;
  }, MOMENT);

/** The texts in view, and the names of controls in view that show only an icon. */
const wordsInView = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInView = ({ top, bottom, left, right, width }: DOMRect) =>
      width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const isVisible = (element: Element | null): boolean => {
      // Without a box an element counts as hidden, even if its text shows: the labels of buttons.
      if (element && getComputedStyle(element).display === 'contents')
        return isVisible(element.parentElement);
      return element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
    };
    const words = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      if (isVisible(node.parentElement) && isInView(range.getBoundingClientRect()))
        words.add(node.textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label]'))
      if (isVisible(element) && isInView(element.getBoundingClientRect()))
        words.add(element.getAttribute('aria-label') ?? '');
    return [...words];
  });

/** A picture as WebP, base64, made by the browser. */
async function asWebp(page: Page, png: Buffer): Promise<string> {
  return page.evaluate(
    async ({ source, widest, quality }) => {
      const blob = await (await fetch(`data:image/png;base64,${source}`)).blob();
      const image = await createImageBitmap(blob);
      const scale = Math.min(1, widest / image.width);
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(image.width * scale);
      canvas.height = Math.round(image.height * scale);
      const context = canvas.getContext('2d');
      if (context) context.imageSmoothingQuality = 'high';
      context?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    { source: png.toString('base64'), widest: WIDEST, quality: QUALITY },
  );
}

async function takePicture(browser: Browser, url: string, picture: ReadmePicture) {
  const screen = SCREENS.find(({ name }) => name === picture.screen);
  if (!screen) throw new Error(`there is no screen ${picture.screen}`);
  const context = await browser.newContext({
    userAgent: USER_AGENT,
    locale: 'en-US',
    reducedMotion: 'reduce',
    viewport: { width: picture.width, height: HEIGHTS[picture.width] },
  });
  try {
    await enter(context, url, screen.as ?? null);
    const page = await context.newPage();
    await openScreen(page, url, screen, await pathOf(context, url, screen, picture.language));
    await settled(page);
    await pausePlayer(page, screen);
    if (screen.plays) await seek(page);
    const words = await wordsInView(page);
    const png = await page.screenshot();
    // Without the content policy of the product.
    await page.goto('about:blank');
    writeFileSync(readmeFile(picture), Buffer.from(await asWebp(page, png), 'base64'));
    // Of the others, such as a price or a number of seasons, no text file has the whole.
    const texts = productTexts(picture.language);
    return words.filter((text) => text.length > SHORT && texts.has(text)).toSorted();
  } finally {
    await context.close();
  }
}

/** Takes the pictures of the README, and writes which texts they show. */
export async function takeReadmePictures(browser: Browser, url: string): Promise<void> {
  const words: Record<string, string[]> = {};
  for (const picture of README_PICTURES)
    words[picture.file] = await takePicture(browser, url, picture);
  writeFileSync(join(ROOT, WORDS_FILE), `${JSON.stringify(words, null, 2)}\n`);
}
