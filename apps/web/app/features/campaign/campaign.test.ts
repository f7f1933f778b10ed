import { LANGUAGE_CODES } from '@kandil/i18n';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CAMPAIGN_CODES, nextMay16, standingOf } from './campaign.ts';
import { type FoundCampaign, campaignBy } from './campaign-by.ts';
import { CAMPAIGNS } from './campaigns.ts';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../../demo/${path}`, import.meta.url), 'utf8'));

function campaignOf(found: FoundCampaign) {
  if ('error' in found) throw new Error(found.error);
  return found.campaign;
}
const english = async (code: string) => campaignOf(await campaignBy('en', code));

describe('the lookup', () => {
  test('campaigns are found by language and code', { tags: ['CAMPAIGN-09'] }, async () => {
    const titles = new Set<string>();
    for (const code of CAMPAIGN_CODES) {
      const [en, ar] = [await campaignBy('en', code), await campaignBy('ar', code)];
      expect([en, ar]).toMatchObject([{ language: 'en' }, { language: 'ar' }]);
      expect(campaignOf(en).code).toBe(code);
      titles.add(campaignOf(en).title).add(campaignOf(ar).title);
      expect(campaignOf(ar).rules.map(({ id }) => id)).toEqual(
        campaignOf(en).rules.map(({ id }) => id),
      );
    }
    expect(titles.size).toBe(2 * CAMPAIGN_CODES.length);
  });

  test('a language without a text falls back to English', async () => {
    const others = LANGUAGE_CODES.filter((code) => code !== 'en' && code !== 'ar');
    expect(others.length).toBeGreaterThan(0);
    for (const language of others)
      expect(await campaignBy(language, '80-off')).toEqual(await campaignBy('en', '80-off'));
  });

  test(
    'a missing campaign gives the error key of the specification',
    { tags: ['ERROR-36'] },
    async () => {
      for (const code of ['', 'eid-mubarak', '80-OFF', 'toString', 'constructor'])
        expect(await campaignBy('en', code)).toEqual({ error: 'errors.unexpectedErrorHappened' });
    },
  );
});

describe('the entity', () => {
  test('has its fields, and rules of id and text', { tags: ['ENTITY-47'] }, async () => {
    for (const code of CAMPAIGN_CODES) {
      const campaign = await english(code);
      expect(campaign).toMatchObject({
        id: expect.any(Number),
        code,
        isActive: expect.any(Boolean),
      });
      for (const name of ['title', 'subTitle', 'description', 'actionText'] as const) {
        expect(campaign[name], `${code} ${name}`).toMatch(/\S/);
        expect(campaign[name], `${code} ${name}`).not.toMatch(/[{}]/);
      }
      expect(campaign.rules.length).toBeGreaterThan(0);
      for (const rule of campaign.rules) {
        expect(Object.keys(rule)).toEqual(['id', 'text']);
        expect(rule.text).not.toMatch(/[{}]/);
      }
    }
    expect(new Set(Object.values(CAMPAIGNS).map(({ id }) => id)).size).toBe(3);
  });

  test('has web and mobile thumbnails of the art, at 1x and 2x', { tags: ['ENTITY-48'] }, () => {
    const art = read('art/index.json') as Record<string, unknown>;
    for (const { thumbnails } of Object.values(CAMPAIGNS)) {
      for (const kind of ['web', 'mobile'] as const) {
        const widths = (['1x', '2x'] as const).map((density) => {
          const [path = '', width] = thumbnails[kind][density].split('?w=');
          expect(art).toHaveProperty([path.replace('/images/', '')]);
          return Number(width);
        });
        expect(widths[1]).toBe(2 * (widths[0] ?? 0));
      }
      expect(thumbnails.web['1x']).not.toBe(thumbnails.mobile['1x']);
    }
  });

  test('the art behind the titles exists with its size', () => {
    const art = read('art/index.json') as Record<string, object>;
    for (const picture of Object.values(CAMPAIGNS).flatMap((each) => Object.values(each.art))) {
      const { src, ...size } = picture;
      expect(art[src.replace('/images/', '')]).toMatchObject(size);
    }
  });
});

describe('activity', () => {
  test('eid-mubarek is active', { tags: ['CAMPAIGN-06'] }, async () => {
    expect((await english('eid-mubarek')).isActive).toBe(true);
  });
  test('ramadan-special is inactive', { tags: ['CAMPAIGN-07'] }, async () => {
    expect((await english('ramadan-special')).isActive).toBe(false);
  });
  test('80-off is inactive', { tags: ['CAMPAIGN-08'] }, async () => {
    expect((await english('80-off')).isActive).toBe(false);
  });

  test('the Eid offer begins with Eid and ends on the 16 May after it', () => {
    const eid = CAMPAIGNS['eid-mubarek'];
    const at = (instant: string) => standingOf(eid, Date.parse(instant));
    expect(eid.endsAt).toBe('2027-05-16T00:00:00.000Z');
    expect(at('2026-05-26T23:59:59Z')).toBe('upcoming');
    expect(at('2026-05-27T00:00:00Z')).toBe('open');
    expect(at('2027-05-15T23:59:59Z')).toBe('open');
    expect(at('2027-05-16T00:00:00Z')).toBe('ended');
  });

  test.each([
    ['2026-01-01T00:00:00Z', '2026-05-16T00:00:00.000Z'],
    ['2026-05-15T23:59:59Z', '2026-05-16T00:00:00.000Z'],
    ['2026-05-16T00:00:00Z', '2027-05-16T00:00:00.000Z'],
  ])('the 16 May after %s is %s', (start, end) => {
    expect(nextMay16(start)).toBe(end);
  });

  test('an inactive campaign has ended within its dates too', () => {
    const { startsAt } = CAMPAIGNS['80-off'];
    expect(standingOf(CAMPAIGNS['80-off'], Date.parse(startsAt))).toBe('ended');
  });
});

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

const timeOf = (date: string | null | undefined) => (date ? Date.parse(date) : null);

describe('each campaign is the offer of the demo', () => {
  const { plans, offers } = read('offers.json') as Offers;
  const prices = plans.find(({ code }) => code === 'SOLO')?.prices ?? [];
  const priceOf = (period: string) => prices.find((each) => each.period === period)?.amount;

  test.each(CAMPAIGN_CODES)('%s: codes, prices and dates', (code) => {
    const campaign = CAMPAIGNS[code];
    const offer = offers.find((each) => each.campaign === code);
    if (!offer) throw new Error(`no offer of ${code}`);
    const { first, monthly, yearly } = campaign.prices;
    expect(offer.promoCodes.map((each) => each.code)).toContain(campaign.offer.promoCode);
    expect(offer.plans).toContain(campaign.offer.planCode);
    expect(offer.periods).toContain(campaign.offer.periodCode);
    expect(first?.amount).toBe(offer.amount);
    expect(yearly?.amount).toBe(priceOf('YEARLY'));
    expect([undefined, priceOf('MONTHLY')]).toContain(monthly?.amount);
    expect(timeOf(campaign.startsAt)).toBe(timeOf(offer.validFrom));
    expect(timeOf(campaign.endsAt)).toBe(timeOf(offer.validUntil));
  });

  test.each(CAMPAIGN_CODES)('%s: its code works as long as its page says so', (code) => {
    const { validUntil = '9999-01-01' } = offers.find((each) => each.campaign === code) ?? {};
    for (const now of [Date.now(), Date.parse(validUntil)]) {
      const codeIs = now < Date.parse(validUntil) ? 'open' : 'ended';
      expect(standingOf(CAMPAIGNS[code], now)).toBe(codeIs);
    }
  });

  test('twelve months at the price of 80-off are its first year', () => {
    const { perMonth, first } = CAMPAIGNS['80-off'].prices;
    expect((perMonth?.amount ?? 0) * 12).toBe(first?.amount);
  });
});
