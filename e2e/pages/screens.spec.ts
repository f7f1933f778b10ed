import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { expectLike, expectLikeReadme } from '../support/likeness.ts';
import { type Screen, SCREENS, pausePlayer } from '../support/screens/list.ts';
import { pathOf } from '../support/screens/paths.ts';
import { readmePictureOf } from '../support/screens/readme.ts';
import { enter, openScreen } from '../support/screens/visit.ts';
import { countShifts, settled, shiftOf, structureOf } from '../support/structure.ts';
import { expect, figure, IS_LONG, test } from '../support/test.ts';

// In long runs every page on a phone and a desktop, in the four languages that differ most in script, and its other
// forms in English and Arabic. Screenshots are in `artefacts/screens`. The structure is compared exactly, the looks of
// each page with tolerance against the thumbnails in `e2e/screens` and against the README's pictures, and nothing may move
// while the page loads.

const ARTEFACTS = join(import.meta.dirname, '../../artefacts/screens');
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1440, height: 900 };
/** Shown on a tablet, too: the layouts of all others. */
const BROWSING = new Set(['home', 'category', 'detail', 'search', 'myList']);
/** Built from the parts of the others; of those, one is tried in each direction. */
const ALWAYS = new Set(['home ar', 'detail en']);
const LANGUAGES = [
  { language: 'en', direction: 'ltr', font: 'Inter', tags: [] },
  { language: 'ar', direction: 'rtl', font: 'IBM Plex Sans Arabic', tags: [] },
  { language: 'ur', direction: 'rtl', font: 'Noto Naskh Arabic', tags: ['@long'] },
  { language: 'fa', direction: 'rtl', font: 'Vazirmatn', tags: ['@long'] },
];
/** Core Web Vitals call 0.1 good. */
const MOST_SHIFT = 0.02;

// Error pages have their status, the sample of a mailed link is none, and a player may be refused.
test.use({ expectedErrors: [/status of (401|403|404|408|500)|validate-token-pass/] });

/** What of a player differs from one moment to the next. */
const MOVING = '.kp :is(video, .kp-subtitles, .kp-spinner, .kp-track > *, .kp-knob)';
const hideMoving = (page: Page) =>
  page.locator(MOVING).evaluateAll((parts) => {
    for (const part of parts as HTMLElement[]) part.style.visibility = 'hidden';
  });

const languagesOf = ({ isMain }: Screen) => (isMain ? LANGUAGES : LANGUAGES.slice(0, 2));

for (const screen of SCREENS)
  for (const { language, direction, font, tags } of languagesOf(screen))
    test(
      `${screen.name} in ${language} holds together on every width`,
      {
        tag: ['@pictures', ...tags, ...(ALWAYS.has(`${screen.name} ${language}`) ? [] : ['@long'])],
      },
      async ({ page, context, sites }) => {
        await enter(context, sites.open, screen.as ?? null);
        const path = await pathOf(context, sites.open, screen, language);
        await countShifts(page);
        // Late fonts move words. They load once, so here they are in the cache before shifts are measured.
        await page.goto(path, { waitUntil: 'commit' });
        await page.evaluate(() => document.fonts.ready);
        const sizes = [PHONE, ...(IS_LONG && BROWSING.has(screen.name) ? [TABLET] : []), DESKTOP];
        for (const size of sizes) {
          await page.setViewportSize(size);
          await openScreen(page, sites.open, screen, path);
          await settled(page);
          await pausePlayer(page, screen);
          const shown = `${screen.name}-${language}-${size.width}`;
          await hideMoving(page);
          const picture = await page.screenshot({ path: join(ARTEFACTS, `${shown}.png`) });
          const { fonts, ...structure } = await structureOf(page);
          expect(structure, `${size.width} pixels`).toEqual({
            language,
            direction,
            overflow: 0,
            clipped: [],
            covered: [],
            missing: [],
          });
          expect(fonts).toContain(font);
          const { total, moved } = await shiftOf(page);
          expect(total, `layout shift at ${size.width}: ${moved.join(', ')}`).toBeLessThan(
            MOST_SHIFT,
          );
          // What a player shows depends on the moment.
          if (!screen.isMain || screen.plays) continue;
          await expectLike(page, picture, shown);
          const inReadme = readmePictureOf(screen.name, language, size.width);
          if (inReadme) await expectLikeReadme(page, picture, inReadme);
        }
        figure('screens in every language and width', sizes.length, 'all hold together');
      },
    );
