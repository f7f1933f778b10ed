import { currentSite, setSite } from '@kandil/api';
import { PLAIN_SITE } from '@kandil/contract/site';
import Fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { siteStyles } from '@kandil/web';
import { brandRoutes } from './brand.ts';

const LIGHT = { ...PLAIN_SITE, look: { colors: { ground: '#ffffff', accent: '#7a1f3d' } } };

const DEMO = currentSite();
beforeEach(() => setSite(DEMO));

async function opened() {
  const app = Fastify();
  brandRoutes(app);
  return app;
}

test('the colours of a site are a style sheet, at an address that changes with them', async () => {
  const app = await opened();
  expect(siteStyles(currentSite())).toBeNull();
  setSite(LIGHT);
  const { href = '' } = siteStyles(LIGHT) ?? {};
  const { headers, body } = await app.inject(href);
  expect(body).toBe(':root{--color-ground:#ffffff;--color-gold:#7a1f3d}');
  expect(headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': expect.stringContaining('immutable'),
  });
  setSite({ ...LIGHT, look: { colors: { ground: '#fefefe' } } });
  expect((await app.inject(href)).statusCode).toBe(404);
  await app.close();
});

test('in front of a film, which is black, a light look has the colours of the theme', () => {
  const styles = (colors: object) => siteStyles({ ...PLAIN_SITE, look: { colors } })?.css ?? '';
  const light = { ground: '#faf7f0', text: '#1c1a15' };
  const dark = styles({ ...light, accent: '#9a3412', accentBright: '#7c2d12' }).split(
    '.on-black',
  )[1];
  expect(dark).toContain('--color-text:#f4efe6');
  expect(dark).toContain('--color-ground:#0b0d12');
  // Its accent could not be read there.
  expect(dark).toContain('--color-gold:#f4efe6');
  expect(dark).not.toContain('#9a3412');
  const bright = { accent: '#ff8a65', accentBright: '#ffab91', accentInk: '#2a0d04' };
  expect(styles({ ...light, ...bright }).split('.on-black')[1]).toContain('--color-gold:#ff8a65');
  expect(styles({ ground: '#101a2b', ...bright })).not.toContain('on-black');
});

test('the logo is the icon of browsers, in the colours of the site', async () => {
  const app = await opened();
  const { body, headers } = await app.inject('/favicon.svg');
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(body.match(/fill="#e9b44c"/g)).toHaveLength(2);
  setSite(LIGHT);
  expect((await app.inject('/favicon.svg')).body).toContain('fill="#7a1f3d"');
  await app.close();
});

test('the icon of the app is a picture of the art, and the logo without one', async () => {
  const app = await opened();
  const icon = async () => (await app.inject('/icons/app.png')).headers['location'];
  expect(await icon()).toBe('/images/site/icon.png?w=192');
  setSite(PLAIN_SITE);
  expect(await icon()).toBe('/favicon.svg');
  await app.close();
});
