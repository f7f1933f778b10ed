import type { BrowserContext } from '@playwright/test';
import { join } from 'node:path';
import { signIn } from '../support/account.ts';
import { expectLike } from '../support/likeness.ts';
import { cookieOf } from '../support/session.ts';
import { countShifts, settled, structureOf } from '../support/structure.ts';
import { expect, figure, hydrated, IS_LONG, test } from '../support/test.ts';

// Every browsing screen in English and Arabic, on a phone and a desktop; in long runs at three widths in the four
// languages that differ most in script. Screenshots are in `artefacts/screens`. The structure is compared exactly, the
// looks with tolerance against the thumbnails in `e2e/screens`.

const ARTEFACTS = join(import.meta.dirname, '../../artefacts/screens');
const SIZES = [
  { width: 390, height: 844 },
  ...(IS_LONG ? [{ width: 768, height: 1024 }] : []),
  { width: 1440, height: 900 },
];
/** Only My List needs a member. Its address has a language prefix, because the profile's language is another one. */
const SCREENS = {
  home: '/',
  category: '/category/series',
  detail: '/detail/caravan-of-dust',
  search: '/search/golden',
  'my-list': '/my-list',
};
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

/** Signs a member in and sets My List to the first three series. */
async function keepSome(context: BrowserContext, site: string): Promise<void> {
  await signIn(context, site, 'family@kandil.test');
  const headers = { authorization: `Bearer ${await cookieOf(context, 'kandil_token')}` };
  const ask = async (path: string) => {
    const answer = await context.request.get(`${site}/api/content${path}`, { headers });
    return ((await answer.json()) as { data: { id: number }[] }).data;
  };
  const wanted = new Set((await ask('/series/list?limit=3')).map(({ id }) => id));
  const there = await ask('/favoriteSeries/myList?limit=50');
  for (const { id } of there)
    if (!wanted.has(id)) await ask(`/favoriteSeries/removeToMyList?seriesId=${id}`);
  for (const id of wanted) await ask(`/favoriteSeries/addToMyList?seriesId=${id}`);
}

for (const [name, path] of Object.entries(SCREENS))
  for (const { language, direction, font, tags } of LANGUAGES)
    test(
      `${name} in ${language} holds together on every width`,
      { tag: ['@pictures', ...tags, ...(ALWAYS.has(`${name} ${language}`) ? [] : ['@long'])] },
      async ({ page, context, sites }) => {
        const mine = path === SCREENS['my-list'];
        if (mine) await keepSome(context, sites.open);
        await context.addCookies([
          { name: 'kandil_language', value: language, url: sites.open },
          { name: 'kandil_consent', value: 'necessary', url: sites.open },
        ]);
        await countShifts(page);
        // Without its prefix a member's page reloads in the language of the profile, which aborts the next navigation.
        const address = mine ? `/${language}${path}` : path;
        // Late fonts move words. They load once, so here they are in the cache before shifts are measured.
        await page.goto(address, { waitUntil: 'commit' });
        await page.evaluate(() => document.fonts.ready);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await page.goto(address);
          await hydrated(page);
          await settled(page);
          const shown = `${name}-${language}-${size.width}`;
          const picture = await page.screenshot({ path: join(ARTEFACTS, `${shown}.png`) });
          const { shift, fonts, ...structure } = await structureOf(page);
          expect(structure, `${size.width} pixels`).toEqual({
            language,
            direction,
            overflow: 0,
            clipped: [],
            covered: [],
            missing: [],
          });
          expect(fonts).toContain(font);
          expect(shift, `layout shift at ${size.width}`).toBeLessThan(MOST_SHIFT);
          await expectLike(page, picture, shown);
        }
        figure('browsing screens in every language and width', SIZES.length, 'all hold together');
      },
    );
