import type { Page } from '@playwright/test';
import { expectPlaying } from '../support/playback.ts';
import { CAPTION, realStream } from '../support/real-stream.ts';
import { expect, test } from '../support/test.ts';

/** The product in a home network: plain http, so that the browser has no WebCrypto. */
const HOME = 'http://kandil.home';

/** Serves the product at another address, with a channel whose stream is made of these files. */
async function serveAtHome(page: Page, site: string, files: ReadonlyMap<string, Buffer | string>) {
  await page.route(`${HOME}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const file = files.get(pathname.replace('/stream/', ''));
    if (file !== undefined) return route.fulfill({ body: file });
    const headers = { ...route.request().headers(), origin: site, referer: `${site}/` };
    const response = await route.fetch({ url: site + pathname + search, headers });
    if (!pathname.endsWith('/live-tv-access')) return route.fulfill({ response });
    const body = (await response.json()) as { data: { playback: object | null } };
    const playback = { ...body.data.playback, url: '/stream/index.m3u8', playlists: null };
    const json = { ...body, data: { ...body.data, playback } };
    return route.fulfill({ response, json });
  });
}

// A browser says so of each page without https.
test.use({ expectedErrors: [/Cross-Origin-Opener-Policy header has been ignored/] });

test('an encrypted stream plays on plain http, with the captions in its picture', async ({
  page,
  sites,
}) => {
  await serveAtHome(page, sites.open, realStream());
  await page.goto(`${HOME}/watch/channel/hilal`);
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([false, false]);
  await expectPlaying(page);
  await page.mouse.move(500, 300);
  await page.getByRole('button', { name: 'Subtitles', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('.kp-cue-line').first()).toHaveText(CAPTION, { timeout: 20_000 });
  // The player asks on; without the routes of the test nobody would answer.
  await page.goto('about:blank');
});
