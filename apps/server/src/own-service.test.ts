import { auth, content, purchase, watch } from '@kandil/contract';
import { PLAIN_SITE } from '@kandil/contract/site';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ownCatalogue, writeOwnArt } from '../../api/src/testing/own-art.ts';
import { catalogue } from '../../../scripts/lib/catalogue-arguments.ts';
import { recordedPlace } from '../../../scripts/lib/place.fixture.ts';
import { ROOT } from './config.ts';
import { READINESS } from './health.ts';
import { errorFaults } from './web/markup.fixture.ts';

// An operator's service, starting from an empty folder: each test continues where the last one ended.

/** An import shows within seconds. */
const SOON = { timeout: 30_000, interval: 200 };

let service: Stack;
let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kandil-own-'));
  dataDir = await mkdtemp(join(tmpdir(), 'kandil-own-data-'));
  service = await startStack({ dataDir, env: { KANDIL_DEMO: 'false', AVOD_ENABLED: 'true' } });
}, 120_000);
afterAll(async () => {
  await service?.stop();
  for (const path of [folder, dataDir]) await rm(path, { recursive: true, maxRetries: 20 });
});

const page = async (path: string) => {
  const answer = await fetch(service.url + path, { redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
};
const why = async (): Promise<string[]> =>
  ((await (await fetch(`${service.url}/readyz`)).json()) as { why?: string[] }).why ?? [];
const importFolder = () =>
  recordedPlace({ KANDIL_DATA_DIR: dataDir }).run((place) => catalogue(['import', folder], place));

const SITE = {
  ...PLAIN_SITE,
  name: { en: 'Fanous', ar: 'فانوس' },
  contact: { email: 'salam@fanous.example' },
  parts: { referral: false, family: false, live: false, prayer: false },
};
const COMPANY = {
  name: 'Fanous Media GmbH',
  address: ['Lindenweg 3', '10115 Berlin'],
  country: 'DE',
};
const writeSite = (site: object) => writeFile(join(folder, 'site/site.json'), JSON.stringify(site));
const writeText = (name: string, text: string) => writeFile(join(folder, 'site', name), text);

test('an empty service has a home page, and says that it sells nothing', async () => {
  expect((await page('/')).status).toBe(200);
  expect(await why()).toContain(READINESS.law);
});

test('a folder becomes the service; without the law, plans say that they are not for sale', async () => {
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'catalogue.json'), JSON.stringify(await ownCatalogue()));
  await writeOwnArt(join(folder, 'art'));
  await writeSite(SITE);
  await cp(join(ROOT, 'demo/offers.json'), join(folder, 'offers.json'));
  const campaigns = await importFolder();
  expect(campaigns.errors).toContain("the site has no campaign or partner 'ramadan-special'");
  const { default: offers } = await import('../../../demo/offers.json', { with: { type: 'json' } });
  await writeFile(join(folder, 'offers.json'), JSON.stringify({ ...offers, offers: [] }));
  const { code, errors } = await importFolder();
  expect([code, errors]).toEqual([0, expect.stringContaining('art: 2 pictures')]);
  await expect.poll(async () => (await page('/')).text, SOON).toContain('Fanous');
  const plans = await fetch(`${service.url}/api/purchase${purchase.subscriptionPlans.paths[0]}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = (await plans.json()) as {
    data: { periods: { plans: { optionNotes: string[]; paymentOptions: unknown[] }[] }[] };
  };
  const all = data.periods.flatMap((period) => period.plans);
  expect(all.length).toBeGreaterThan(0);
  for (const { optionNotes, paymentOptions } of all)
    expect([optionNotes, paymentOptions]).toEqual([
      ['Subscriptions aren’t on sale yet. Please come back soon.'],
      [],
    ]);
});

test('parts that are off have no page, no call and no link', async () => {
  for (const path of [
    '/about-us',
    '/social-resp',
    '/channels',
    '/ar/watch/channel',
    '/family-sharing',
    '/family-sharing/accept?token=a',
    '/invitation',
  ]) {
    const { status, text } = await page(path);
    expect([path, status]).toEqual([path, 404]);
    expect([path, errorFaults(text)]).toEqual([path, []]);
  }
  const calls = [
    purchase.giving,
    auth.familyList,
    auth.inviteSocialLinks,
    content.channelsAll,
    watch.liveTvAccess,
  ];
  for (const { name, service: of, method, paths } of calls) {
    const { status } = await fetch(`${service.url}/api/${of}${paths[0]}`, { method });
    expect([name, status]).toEqual([name, 404]);
  }
  const { text } = await page('/terms-of-use');
  expect(text).toContain('href="/help-center"');
  for (const link of ['href="/about-us', 'href="/social-resp', 'href="/channels', '#prayer"'])
    expect(text).not.toContain(link);
  const { text: sitemap } = await page('/sitemap.xml');
  expect(sitemap).toContain('/help-center<');
  expect(sitemap).not.toMatch(/about-us|social-resp|channels/);
});

test('a legal text that cannot be shown is refused with its line, and nothing is imported', async () => {
  await writeSite({
    ...SITE,
    company: COMPANY,
    legal: { 'terms-of-use': { updated: '2026-10-01' } },
  });
  await writeText('terms-of-use.en.md', '# Terms\n\n## One\n\n<b>Bold</b>\n\nVAT {vatId}\n');
  await writeText('privacy-policy.en.md', '# Privacy\n');
  const unnamed = await importFolder();
  expect(unnamed.errors).toContain('privacy-policy.en.md:1:1: site.json does not name it');
  const legal = {
    'terms-of-use': { updated: '2026-10-01' },
    'privacy-policy': { updated: '2026-10-02' },
  };
  await writeSite({ ...SITE, company: COMPANY, legal });
  const { code, errors } = await importFolder();
  expect(code).toBe(1);
  expect(errors).toContain('terms-of-use.en.md:5:1: HTML cannot be shown');
  expect(errors).toContain(
    'terms-of-use.en.md:7:1: names {vatId}, which the document does not say',
  );
  expect(errors).toContain("privacy-policy.en.md:1:1: needs a section: '## ...'");
  expect(await why()).toContain(READINESS.law);
});

test('with company, terms and privacy policy the shop is open, and the pages are the operator’s', async () => {
  await writeText(
    'terms-of-use.en.md',
    '# Terms of {brand}\n\nBy {company}.\n\n## Who we are\n\n**{company}**, {address}. [Write](mailto:{email})\n',
  );
  await writeText(
    'privacy-policy.en.md',
    '# Your data\n\n## What we store\n\n1. Little\n2. Less\n',
  );
  expect((await importFolder()).code).toBe(0);
  await vi.waitFor(async () => expect(await why()).not.toContain(READINESS.law), SOON);
  const terms = await page('/ar/terms-of-use');
  for (const words of [
    'Terms of Fanous',
    '<strong>Fanous Media GmbH</strong>',
    'Lindenweg 3, 10115 Berlin',
    'mailto:salam@fanous.example',
    'Last updated October 1, 2026',
  ])
    expect(terms.text).toContain(words);
  expect((await page('/privacy-policy')).text).toContain('<ol');
  // The product's own text, where the operator has none.
  expect((await page('/general-data-protection-regulation')).status).toBe(200);
});

test('a service says in its own words who it is', async () => {
  await writeText(
    'about-us.en.md',
    '# {brand}, from Berlin\n\nA lamp.\n\n## Who we are\n\nFour people.\n',
  );
  const day = { updated: '2026-10-03' };
  const legal = { 'terms-of-use': day, 'privacy-policy': day, 'about-us': day };
  await writeSite({ ...SITE, company: COMPANY, legal });
  expect((await importFolder()).code).toBe(0);
  await vi.waitFor(async () => {
    const { text } = await page('/about-us');
    expect(text).toContain('Fanous, from Berlin');
  }, SOON);
  const { text } = await page('/about-us');
  expect(text).toContain('Four people.');
});
