import { LANGUAGE_CODES, type LanguageCode } from '@kandil/i18n';
import { typographyFaults } from '@kandil/i18n/typography';
import { writingFaults } from '@kandil/i18n/writing';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CAMPAIGN_CODES, type CampaignText, nextMay16, standingOf } from './campaign.ts';
import { type FoundCampaign, campaignBy } from './campaign-by.ts';
import { CAMPAIGNS } from './campaigns.ts';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../../demo/${path}`, import.meta.url), 'utf8'));

function campaignOf(found: FoundCampaign) {
  if ('error' in found) throw new Error(found.error);
  return found.campaign;
}
type CampaignTexts = Record<string, CampaignText>;

/** The texts of all campaigns in a language as they are written, by name. */
async function writtenIn(language: LanguageCode): Promise<[string, string][]> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: CampaignTexts };
  return Object.entries(texts).flatMap(([code, { rules, ...others }]) =>
    [...Object.entries(others), ...rules.map(({ id, text }): [string, string] => [id, text])].map(
      ([name, text]): [string, string] => [`${code} ${name}`, text],
    ),
  );
}
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

const english = async (code: string) => campaignOf(await campaignBy('en', code));

describe('the lookup', () => {
  test('campaigns are found by language and code', { tags: ['CAMPAIGN-09'] }, async () => {
    const descriptions = new Set<string>();
    for (const code of CAMPAIGN_CODES)
      for (const language of LANGUAGE_CODES) {
        const campaign = campaignOf(await campaignBy(language, code));
        expect(campaign.code).toBe(code);
        descriptions.add(campaign.description);
      }
    expect(descriptions.size).toBe(LANGUAGE_CODES.length * CAMPAIGN_CODES.length);
  });

  test.each(LANGUAGE_CODES)(
    'a campaign has the same texts and placeholders in %s',
    async (code) => {
      const [own, english] = [await writtenIn(code), await writtenIn('en')];
      expect(own.map(([name, text]) => [name, placeholders(text)])).toEqual(
        english.map(([name, text]) => [name, placeholders(text)]),
      );
      expect(own.flatMap(([, text]) => typographyFaults(code, text))).toEqual([]);
      expect(own.flatMap(([, text], at) => writingFaults(code, text, english[at]?.[1]))).toEqual(
        [],
      );
    },
  );

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

test('the partners of the demo speak every language', () => {
  const { partners } = read('partners.json') as { partners: Record<string, unknown>[] };
  const texts = partners.flatMap(Object.values).filter((each) => typeof each === 'object');
  expect(texts.length).toBeGreaterThan(5);
  for (const each of texts as Record<LanguageCode, string>[]) {
    expect(Object.keys(each).sort()).toEqual([...LANGUAGE_CODES].sort());
    for (const code of LANGUAGE_CODES) expect(writingFaults(code, each[code], each.en)).toEqual([]);
  }
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
