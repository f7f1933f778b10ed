import { chromium } from '@playwright/test';
import { BROWSER_ARGS, USER_AGENT } from '../support/browser.ts';
const url = process.argv[2]!;
const out = process.argv[3]!;
const only = process.argv[4]?.split(',');
import { mkdirSync } from 'node:fs';
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: BROWSER_ARGS,
});
const pages: Record<string, string> = {
  home: '',
  landing: 'landing',
  title: 'detail/lighthouse-keeper',
  series: 'detail/night-ferry',
  plans: 'subscription-plans',
  login: 'login',
  signup: 'sign-up',
  terms: 'terms-of-use',
  about: 'about-us',
  channels: 'channels',
  guide: 'channels?view=guide',
  search: 'search/light',
  help: 'help-center',
  cookies: 'cookie-policy',
  movies: 'category/movies',
  nf: 'nothing-here',
};
for (const width of [390, 1440])
  for (const lang of ['en', 'ar']) {
    const ctx = await browser.newContext({
      userAgent: USER_AGENT,
      locale: 'en-US',
      timezoneId: 'Europe/Istanbul',
      viewport: { width, height: width === 390 ? 844 : 900 },
      reducedMotion: 'reduce',
    });
    await ctx.addCookies([{ name: 'kandil_consent', value: 'necessary', url }]);
    const page = await ctx.newPage();
    for (const [name, path] of Object.entries(pages)) {
      if (only && !only.includes(name)) continue;
      const errs: string[] = [];
      const h = (m: any) => m.type() === 'error' && errs.push(m.text().slice(0, 150));
      page.on('console', h);
      const answer = await page.goto(`${url}/${lang}/${path}`);
      await page.waitForTimeout(900);
      await page
        .locator('html[data-ready]')
        .waitFor({ timeout: 5000 })
        .catch(() => console.log('not ready', name));
      const html = await page.content();
      const hits = [...html.matchAll(/.{25}kandil.{25}/gi)]
        .map((m) => m[0])
        .filter((x) => !/kandil_|kandil-|kandil\./.test(x));
      const vis = (await page.evaluate(() => document.title + ' ' + document.body.innerText)).match(
        /.{0,30}(kandil|قنديل).{0,30}/gi,
      );
      if (width === 1440 || vis)
        console.log(
          lang,
          name,
          answer?.status(),
          vis ? 'VISIBLE ' + vis : '',
          hits.slice(0, 4),
          errs,
        );
      page.off('console', h);
      await page.screenshot({ path: `${out}/${name}-${lang}-${width}.png` });
    }
    await ctx.close();
  }
await browser.close();
