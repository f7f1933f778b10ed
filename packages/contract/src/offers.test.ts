import { expect, test } from 'vitest';
import { letters, many, taker } from './file-limits.fixture.ts';
import { offersFile } from './offers.ts';
import { siteFile } from './site.ts';

const price = { period: 'MONTH', country: 'TR', currency: 'TRY', amount: 9900 };
const plan = {
  code: 'SOLO',
  streams: 1,
  familySeats: 0,
  devices: 'HANDHELD',
  maxHeight: 720,
  features: ['hd', { code: 'offline', title: { en: 'Offline' } }],
  title: { en: 'Solo' },
  description: { en: 'For one.' },
  prices: [price],
};
const promoCode = { code: 'EID-2026', seats: 5 };
const about = {
  code: 'spring',
  campaign: 'spring',
  plans: ['SOLO'],
  periods: ['MONTH'],
  validFrom: '2026-01-01T00:00:00Z',
  promoCodes: [promoCode],
};
const offer = { ...about, kind: 'FREE_DAYS', days: 7 };
const period = { code: 'MONTH', months: 1 };
const gateway = { code: 'PAYPAL', countries: ['TR'] };
const tax = { country: '*', percent: 20 };
const file = {
  seller: ['Kandil'],
  periods: [period],
  plans: [plan],
  gateways: [gateway],
  taxes: [tax],
  offers: [
    offer,
    { ...about, kind: 'FIRST_PERIOD', amount: 100, currency: 'USD', days: 7 },
    { ...about, kind: 'FREE_UNTIL', until: '2026-02-01T00:00:00Z' },
  ],
};
const takes = taker(offersFile, file);

const partner = {
  slug: 'radio',
  title: { en: 'Radio' },
  subTitle: { en: 'Listen' },
  description: { en: 'A radio.' },
  image: 'partners/radio.webp',
  actionText: { en: 'Go' },
  promoCode: 'RADIO',
};
const site = { name: { en: 'Fanous' }, contact: { email: 'a@b.test' }, partners: [partner] };
const takesPartner = taker(siteFile, site);

test('whole files are taken', () => {
  expect(offersFile.safeParse(file)).toMatchObject({ success: true });
  expect(siteFile.safeParse(site)).toMatchObject({ success: true });
});

const NUMBERS: [path: string, min: number, max: number][] = [
  ['plans.0.streams', 1, 20],
  ['plans.0.familySeats', 0, 20],
  ['plans.0.maxHeight', 360, 4320],
  ['plans.0.prices.0.amount', 1, 100_000_000],
  ['offers.0.days', 1, 365],
  ['offers.0.promoCodes.0.seats', 1, 10_000_000],
  ['offers.1.amount', 1, 100_000_000],
  ['offers.1.days', 1, 365],
];

test.each(NUMBERS)('%s: a whole number from %i to %i', (path, min, max) => {
  const numbers = [min - 1, min, max, max + 1, min + 0.5];
  expect(numbers.map((number) => takes(path, number))).toEqual([false, true, true, false, false]);
});

test('a tax is 0 to 100 percent, and a period 1 or 12 months', () => {
  const percents = [-0.1, 0, 7.5, 100, 100.1];
  expect(percents.filter((percent) => takes('taxes.0.percent', percent))).toEqual([0, 7.5, 100]);
  const months = [0, 1, 2, 11, 12, 13];
  expect(months.filter((count) => takes('periods.0.months', count))).toEqual([1, 12]);
});

const LISTS: [path: string, item: unknown, min: number][] = [
  ['periods', period, 1],
  ['plans', plan, 1],
  ['gateways', gateway, 1],
  ['gateways.0.countries', 'TR', 1],
  ['taxes', tax, 1],
  ['offers', offer, 0],
  ['plans.0.features', 'hd', 0],
  ['plans.0.prices', price, 1],
  ['offers.0.plans', 'SOLO', 1],
  ['offers.0.periods', 'MONTH', 1],
  ['offers.0.promoCodes', promoCode, 1],
];

test.each(LISTS)('%s: at most 200', (path, item, min) => {
  const counts = [0, min, 200, 201];
  expect(counts.map((count) => takes(path, many(item, count)))).toEqual([
    min === 0,
    true,
    true,
    false,
  ]);
});

test('the seller has a name', () => {
  const sellers = [[], [''], ['a'], [letters(120)], [letters(121)], many('a', 9)];
  expect(sellers.map((seller) => takes('seller', seller))).toEqual([
    false,
    false,
    true,
    true,
    false,
    true,
  ]);
});

const TEXTS: [path: string, takes: typeof takesPartner, max: number][] = [
  ['plans.0.title', takes, 60],
  ['plans.0.description', takes, 200],
  ['plans.0.features.1.title', takes, 80],
  ['partners.0.title', takesPartner, 120],
  ['partners.0.subTitle', takesPartner, 200],
  ['partners.0.description', takesPartner, 1000],
  ['partners.0.actionText', takesPartner, 60],
];

test.each(TEXTS)('%s: as long as allowed, and in English', (path, isTaken, max) => {
  const lengths = [0, 1, max, max + 1];
  expect(lengths.map((length) => isTaken(path, { en: letters(length) }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isTaken(path, { tr: 'a' })).toBe(false);
});

test('a partner has a short name, and a file a thousand partners', () => {
  const codes = [1, 32, 33].map((length) => takesPartner('partners.0.slug', letters(length)));
  expect(codes).toEqual([true, true, false]);
  const promos = [0, 1, 64, 65].map((length) =>
    takesPartner('partners.0.promoCode', letters(length)),
  );
  expect(promos).toEqual([false, true, true, false]);
  const images = [200, 201].map((length) =>
    takesPartner('partners.0.image', `${letters(length - 4)}.png`),
  );
  expect(images).toEqual([true, false]);
  expect([1000, 1001].map((count) => takesPartner('partners', many(partner, count)))).toEqual([
    true,
    false,
  ]);
});
