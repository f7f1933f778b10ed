import { setSite } from '@kandil/api';
import { PLAIN_SITE } from '@kandil/contract/site';
import { isRightToLeft, LANGUAGE_CODES } from '@kandil/i18n';
import { CLIENT_DIR } from '@kandil/web';
import Fastify from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appManifestRoute } from './index.ts';
import { appManifest } from './manifest.ts';

/** Size and type of a built picture, from its first bytes: PNG, or WebP with losses. */
function pictureAt(src: string) {
  const bytes = readFileSync(join(CLIENT_DIR, src));
  if (bytes.toString('latin1', 1, 4) === 'PNG')
    return { sizes: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, type: 'image/png' };
  expect(bytes.toString('latin1', 8, 16), src).toBe('WEBPVP8 ');
  return { sizes: `${bytes.readUInt16LE(26)}x${bytes.readUInt16LE(28)}`, type: 'image/webp' };
}

test.each(LANGUAGE_CODES)('%s: an app of its own language, and the same one in all', (language) => {
  const manifest = appManifest(language, true);
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: language,
    dir: isRightToLeft(language) ? 'rtl' : 'ltr',
  });
  expect(manifest.description).not.toContain('{');
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    '/',
    '/my-list',
    '/channels',
    '/search',
  ]);
  // Chromium shows four shortcuts, and cuts names off.
  for (const { name } of manifest.shortcuts) expect(name.length).toBeLessThanOrEqual(24);
});

test('its pictures are there, in the size and type that it names', () => {
  const { icons, screenshots, shortcuts } = appManifest('en', true);
  for (const { src, sizes, type } of screenshots)
    expect({ sizes, type }, src).toEqual(pictureAt(src));
  for (const { icons: own } of shortcuts) expect(own).toEqual(icons.slice(0, 1));
  for (const { src, sizes } of icons)
    expect(src).toMatch(
      new RegExp(`^/images/site/icon(?:-maskable)?.png\\?w=${sizes.split('x')[0]}$`),
    );
  // Installation: an icon of 192 and one of 512 pixels, one to be masked, and both forms of screenshots.
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['wide', 'narrow']),
  );
});

test('a site without an icon has its logo, and shows no pictures of the demo', () => {
  setSite(PLAIN_SITE);
  const { icons, screenshots, name } = appManifest('ar', false);
  expect(icons).toEqual([{ src: '/favicon.svg', sizes: 'any', purpose: 'any' }]);
  expect([screenshots, name]).toEqual([[], PLAIN_SITE.name['en']]);
});

test('a shortcut leads to nothing that is switched off', () => {
  setSite({ ...PLAIN_SITE, parts: { live: false } });
  const { shortcuts } = appManifest('en', false);
  expect(shortcuts.map(({ url }) => url)).toEqual(['/', '/my-list', '/search']);
});

test('the address names the language; an unknown one gets English', async () => {
  const app = Fastify();
  appManifestRoute(app, true);
  for (const [query, language] of [
    ['?lang=ar', 'ar'],
    ['', 'en'],
    ['?lang=xx', 'en'],
    ['?lang=ar&lang=fr', 'en'],
  ] as const) {
    const answer = await app.inject(`/app.webmanifest${query}`);
    expect(answer.headers['content-type'], query).toContain('application/manifest+json');
    expect(answer.json(), query).toEqual(appManifest(language, true));
  }
  await app.close();
});
