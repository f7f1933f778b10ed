import type { Catalogue } from '@kandil/contract/catalogue';
import type { SiteDocument } from '@kandil/contract/site';
import { expect, test } from 'vitest';
import { readText } from './lib/paths.ts';

const { titles, channels, channelCategories } = JSON.parse(
  readText('demo/catalogue.json'),
) as Catalogue;

test('the demo is Islamic and Turkish-series entertainment', { tags: ['SCREEN-01'] }, () => {
  const isTurkish = ({ title, audio }: Catalogue['titles'][number]) =>
    'tr' in title && audio[0] === 'tr';
  expect(titles.filter((title) => !isTurkish(title)).map(({ code }) => code)).toEqual([]);
  const series = titles.filter(({ kind }) => kind === 'SERIES');
  expect(series.length).toBeGreaterThan(titles.length / 2);
  const ofFaith = titles.filter(({ genres }) => genres.includes('spirituality'));
  expect(ofFaith.length).toBeGreaterThanOrEqual(titles.length / 6);
  expect(channelCategories.map(({ code }) => code)).toContain('faith');
  expect(channels.some(({ categories }) => categories.includes('faith'))).toBe(true);
});

test('the landing page says so in its first sentence', { tags: ['SCREEN-01'] }, () => {
  const { texts } = JSON.parse(readText('demo/site/site.json')) as SiteDocument;
  expect(texts?.['landing.text']?.['en']).toMatch(/^Turkish epics, .* for Muslim families\./);
  expect(texts?.['landing.givingText']?.['en']).toMatch(/sadaqah.* in Muslim countries/);
});
