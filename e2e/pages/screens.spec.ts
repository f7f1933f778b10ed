import type { BrowserContext } from '@playwright/test';
import { join } from 'node:path';
import { signIn } from '../support/account.ts';
import { expectLike } from '../support/likeness.ts';
import { cookieOf } from '../support/session.ts';
import { countShifts, settled, structureOf } from '../support/structure.ts';
import { expect, hydrated, IS_LONG, test } from '../support/test.ts';

// Every browsing screen, in English and Arabic on a phone and at a desk; in long runs on three widths in the four
// languages that differ most in script. Pictures are kept in `artefacts/screens` for people to look at. Compared are
// the structure, exactly, and the looks, with tolerance: by thumbnails that are kept in `e2e/screens`.

const ARTEFACTS = join(import.meta.dirname, '../../artefacts/screens');
const SIZES = [
  { width: 390, height: 844 },
  ...(IS_LONG ? [{ width: 768, height: 1024 }] : []),
  { width: 1440, height: 900 },
];
/** What belongs to a member is asked for in a language by the address: their own profile has another. */
const SCREENS = {
  home: '/',
  category: '/category/series',
  detail: '/detail/caravan-of-dust',
  search: '/search/golden',
  'my-list': '/my-list',
};
const LANGUAGES = [
  { language: 'en', direction: 'ltr', font: 'Inter', tags: [] },
  { language: 'ar', direction: 'rtl', font: 'IBM Plex Sans Arabic', tags: [] },
  { language: 'ur', direction: 'rtl', font: 'Noto Naskh Arabic', tags: ['@long'] },
  { language: 'fa', direction: 'rtl', font: 'Vazirmatn', tags: ['@long'] },
];
/** Core Web Vitals call 0.1 good. */
const MOST_SHIFT = 0.02;

/** Signs a member in whose list has these titles and no others. */
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
      { tag: ['@pictures', ...tags] },
      async ({ page, context, sites }) => {
        const mine = path === SCREENS['my-list'];
        if (mine) await keepSome(context, sites.open);
        await context.addCookies([
          { name: 'kandil_language', value: language, url: sites.open },
          { name: 'kandil_consent', value: 'necessary', url: sites.open },
        ]);
        await countShifts(page);
        // Fonts that come late move words; how long they take is the network's affair, and they come once.
        await page.goto(path, { waitUntil: 'commit' });
        await page.evaluate(() => document.fonts.ready);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await page.goto(mine ? `/${language}${path}` : path);
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
      },
    );
