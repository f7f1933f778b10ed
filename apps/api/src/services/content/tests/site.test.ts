import { content } from '@kandil/contract';
import { catalogueVersion, siteDocument } from '@kandil/contract/internal';
import { LANGUAGE_CODES, type LanguageCode } from '@kandil/i18n';
import { typographyFaults } from '@kandil/i18n/typography';
import { writingFaults } from '@kandil/i18n/writing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setSite } from '../../../platform/site.ts';
import { demoOffers, demoPictures, demoSite } from '../../../testing/demo-files.ts';
import { openServiceApp, type ServiceApp } from '../../../testing/service-app.ts';
import { importSite } from '../flows/site/index.ts';
import { contentModule } from '../module.ts';
import { catalogueCache } from '../world.ts';

const demo = await demoSite();
const CODES = demo.campaigns?.map(({ code }) => code) ?? [];

let app: ServiceApp;
const cache = catalogueCache();
const pictures = await demoPictures();
beforeAll(async () => {
  app = await openServiceApp({ modules: (world) => [contentModule.open(world, { cache })] });
  await importSite(app.database, demo, { pictures });
});
afterAll(() => app.close());

const campaignIn = async (language: LanguageCode, code: string) =>
  (await app.visitor({ language }).call(content.siteCampaign, { code })).data;
const english = async (code: string) => {
  const campaign = await campaignIn('en', code);
  if (!campaign) throw new Error(`no campaign ${code}`);
  return campaign;
};

describe('a campaign', () => {
  test('is found by language and code', { tags: ['CAMPAIGN-09'] }, async () => {
    const descriptions = new Set<string | undefined>();
    for (const code of CODES)
      for (const language of LANGUAGE_CODES) {
        const campaign = await campaignIn(language, code);
        expect(campaign?.code).toBe(code);
        descriptions.add(campaign?.description);
      }
    expect(CODES).toEqual(['ramadan-special', '80-off', 'eid-mubarek']);
    expect(descriptions.size).toBe(LANGUAGE_CODES.length * CODES.length);
  });

  test('that is missing is not found', async () => {
    for (const code of ['eid-mubarak', 'to-string', 'constructor'])
      expect((await app.visitor().call(content.siteCampaign, { code })).status).toBe(404);
  });

  test('has its fields, and rules of id and text', { tags: ['ENTITY-47'] }, async () => {
    for (const code of CODES) {
      const { rules, ...campaign } = await english(code);
      expect(campaign).toMatchObject({ id: expect.any(Number), code });
      for (const name of ['title', 'subTitle', 'description', 'actionText'] as const) {
        expect(campaign[name], `${code} ${name}`).toMatch(/\S/);
        expect(campaign[name], `${code} ${name}`).not.toMatch(/[{}]/);
      }
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) {
        expect(Object.keys(rule)).toEqual(['id', 'text']);
        expect(rule.text).not.toMatch(/[{}]/);
      }
    }
  });

  test(
    'has web and mobile thumbnails of the art, at 1x and 2x',
    { tags: ['ENTITY-48'] },
    async () => {
      for (const code of CODES) {
        const { thumbnails, art } = await english(code);
        for (const kind of ['web', 'mobile'] as const) {
          const widths = (['1x', '2x'] as const).map((density) => {
            const [path = '', width] = thumbnails[kind][density].split('?w=');
            expect(pictures.has(path.replace(/^\/images\/[0-9a-f]{8}\//, '')), path).toBe(true);
            return Number(width);
          });
          expect(widths[1]).toBe(2 * (widths[0] ?? 0));
        }
        expect(thumbnails.web['1x']).not.toBe(thumbnails.mobile['1x']);
        expect([art.wide.width, art.phone.width]).toEqual([1920, 750]);
      }
    },
  );

  test(
    'eid-mubarek alone is active',
    { tags: ['CAMPAIGN-06', 'CAMPAIGN-07', 'CAMPAIGN-08'] },
    async () => {
      const active = await Promise.all(CODES.map(async (code) => (await english(code)).isActive));
      expect(active).toEqual([false, false, true]);
    },
  );

  test('says its prices and its last day in the language of the visitor', async () => {
    expect(await english('eid-mubarek')).toMatchObject({
      actionText: 'Watch free until 16 May',
      description: expect.stringContaining('on Kandil'),
      endsAt: '2027-05-16T00:00:00.000Z',
    });
    expect((await english('ramadan-special')).title).toBe('Thirty nights for $0.99');
    expect((await campaignIn('ar', 'eid-mubarek'))?.description).toContain('قنديل');
  });
});

test('a popup has its texts, and an unknown one is not found', async () => {
  const call = (code: string) => app.visitor({ language: 'fr' }).call(content.sitePopup, { code });
  expect((await call('promo')).data).toMatchObject({
    title: demo.popups?.[0]?.title['fr'],
    text: expect.stringContaining('{date}'),
    path: '/subscription-plans',
    until: '2024-01-23',
  });
  expect((await call('winter')).status).toBe(404);
});

describe('an import', () => {
  const version = () => app.internal(catalogueVersion, {});

  test('shows in the version of the catalogue; the same document again changes nothing', async () => {
    const before = await version();
    expect(await importSite(app.database, demo, { pictures })).toBe('unchanged');
    expect(await version()).toBe(before);
    const own = { ...demo, name: { en: 'Fanous' } };
    expect(await importSite(app.database, own, { pictures, dryRun: true })).toBe('imported');
    expect(await version()).toBe(before);
    expect(await importSite(app.database, own, { pictures })).toBe('imported');
    expect(await version()).not.toBe(before);
    expect(JSON.parse((await app.internal(siteDocument, {})) ?? '{}').name).toEqual({
      en: 'Fanous',
    });
    cache.clear();
    expect((await english('eid-mubarek')).description).toContain('on Fanous');
  });

  test('of the demo never replaces that of an operator', async () => {
    expect(await importSite(app.database, demo, { pictures, source: 'DEMO' })).toBe('skipped');
    expect(JSON.parse((await app.internal(siteDocument, {})) ?? '{}').name).toEqual({
      en: 'Fanous',
    });
    // An operator who imports the demo's document wants the demo back.
    expect(await importSite(app.database, demo, { pictures })).toBe('imported');
    const source = 'DEMO';
    expect(await importSite(app.database, demo, { pictures, source })).toBe('unchanged');
    const later = { ...demo, contact: { email: 'later@kandil.test' } };
    expect(await importSite(app.database, later, { pictures, source })).toBe('imported');
  });
});

test('the texts of pages have the name and the words of the operator, under a version of their own', async () => {
  const texts = async () => {
    const languages = (await app.visitor().call(content.languages, {})).data ?? [];
    const answer = await app.visitor().call(content.translation, { code: 'fr' });
    return { version: languages.find(({ code }) => code === 'fr')?.version, texts: answer.data };
  };
  const before = await texts();
  expect(before.texts?.['meta.about']).toContain('Kandil');
  setSite({ ...demo, name: { en: 'Fanous' }, texts: { 'plans.title': { en: 'Come aboard' } } });
  const after = await texts();
  expect(after.texts?.['meta.about']).toContain('Fanous');
  expect(after.texts?.['plans.title']).toBe('Come aboard');
  expect(after.version).not.toBe(before.version);
  expect(JSON.stringify(after.texts)).not.toMatch(/\{brand\}|Kandil/);
});

describe('the demo speaks every language', () => {
  // The texts beside the document are proven by stories.test.ts.
  const { legal: _, ...said } = demo;
  const entries = Object.entries(textsIn(said));
  test('has all of its texts', () => expect(entries.length).toBeGreaterThan(30));

  test.each(LANGUAGE_CODES)('and writes it well: %s', (code) => {
    const faults = entries.flatMap(([place, texts]) => [
      ...(texts[code] === undefined ? [`${place}: missing`] : []),
      ...writingFaults(code, texts[code] ?? '', texts['en']).map((fault) => `${place}: ${fault}`),
      ...typographyFaults(code, texts[code] ?? '').map((fault) => `${place}: ${fault}`),
    ]);
    expect(faults).toEqual([]);
  });
});

/** All texts by language in a value, by their place. */
function textsIn(value: unknown, place = ''): Record<string, Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  if ('en' in value) return { [place]: value as Record<string, string> };
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, each]) => textsIn(each, `${place}.${key}`)),
  ) as Record<string, Record<string, string>>;
}

interface Offers {
  plans: { code: string; prices: { period: string; amount: number }[] }[];
  offers: {
    campaign: string;
    amount?: number;
    plans: string[];
    periods: string[];
    validFrom: string;
    validUntil?: string;
    promoCodes: { code: string }[];
  }[];
}

describe('each campaign of the demo is its offer', async () => {
  const { plans, offers } = (await demoOffers()) as Offers;
  const prices = plans.find(({ code }) => code === 'SOLO')?.prices ?? [];
  const priceOf = (period: string) => prices.find((each) => each.period === period)?.amount;

  test.each(demo.campaigns ?? [])('$code: codes, prices and dates', (campaign) => {
    const offer = offers.find((each) => each.campaign === campaign.code);
    if (!offer) throw new Error(`no offer of ${campaign.code}`);
    const { first, monthly, yearly } = campaign.prices;
    expect(offer.promoCodes.map((each) => each.code)).toContain(campaign.offer.promoCode);
    expect(offer.plans).toContain(campaign.offer.planCode);
    expect(offer.periods).toContain(campaign.offer.periodCode);
    expect(first?.amount).toBe(offer.amount);
    expect(yearly?.amount).toBe(priceOf('YEARLY'));
    expect([undefined, priceOf('MONTHLY')]).toContain(monthly?.amount);
    expect(Date.parse(campaign.startsAt)).toBe(Date.parse(offer.validFrom));
    expect(campaign.endsAt && Date.parse(campaign.endsAt)).toBe(
      offer.validUntil && Date.parse(offer.validUntil),
    );
  });

  test('twelve months at the price of 80-off are its first year', () => {
    const { perMonth, first } = demo.campaigns?.find(({ code }) => code === '80-off')?.prices ?? {};
    expect((perMonth?.amount ?? 0) * 12).toBe(first?.amount);
  });
});
