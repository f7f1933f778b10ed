import { content } from '@kandil/contract';
import { STORY_TEXTS } from '@kandil/contract/site';
import { LANGUAGE_CODES, type LanguageCode, siteTexts } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import { typographyFaults } from '@kandil/i18n/typography';
import { writingFaults } from '@kandil/i18n/writing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPictures, demoSite } from '../../../testing/demo-files.ts';
import { openServiceApp, type ServiceApp } from '../../../testing/service-app.ts';
import { importSite } from '../flows/site/index.ts';
import { contentModule } from '../module.ts';
import { catalogueCache } from '../world.ts';

const demo = await demoSite();
const pictures = await demoPictures();
const GIVING = 'social-resp';
/** 2.5% and 1/40 in the digits and decimal sign of any of the languages. */
const SHARE = /[2۲২][.,٫][5۵৫]\s?[%٪] \([1۱১]\/[4۴৪][0۰০]\)/u;

let app: ServiceApp;
const cache = catalogueCache();
beforeAll(async () => {
  app = await openServiceApp({ modules: (world) => [contentModule.open(world, { cache })] });
  await importSite(app.database, demo, { pictures });
});
afterAll(() => app.close());

async function storyIn(language: LanguageCode, name: (typeof STORY_TEXTS)[number]) {
  const { data } = await app.visitor({ language }).call(content.siteText, { name });
  if (!data) throw new Error(`no ${name} in ${language}`);
  return data;
}

/** Strings of a tree that visitors read. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const hidden = new Set(['id', 'kind', 'to', 'art', 'updated', 'language', 'description']);
  return Object.entries(value).flatMap(([key, each]) => (hidden.has(key) ? [] : wordsIn(each)));
}

test.each(STORY_TEXTS)('%s of the demo is whole in every language', async (name) => {
  const english = await storyIn('en', name);
  const shapeOf = ({ art, sections }: typeof english) => [
    art,
    sections.map(({ picture, blocks }) => [picture?.art, blocks.map(({ kind }) => kind)]),
  ];
  const pieces = wordsIn(english);
  for (const language of LANGUAGE_CODES) {
    const story = await storyIn(language, name);
    expect([story.language, shapeOf(story)]).toEqual([language, shapeOf(english)]);
    const words = wordsIn(story);
    const faults = words.flatMap((text, at) => [
      ...(language === 'en' ? [] : writingFaults(language, text, pieces[at])),
      ...typographyFaults(language, text.trim()),
    ]);
    expect([language, faults]).toEqual([language, []]);
    expect(words.join(' ')).not.toMatch(/[{}]/);
  }
  expect(english.art?.wide.src).toMatch(/^\/images\/[0-9a-f]{8}\/titles\//);
});

test(
  'the social responsibility page has the content of the visitor’s language, else the default',
  { tags: ['SCREEN-32', 'SCREEN-33'] },
  async () => {
    expect((await storyIn('ar', GIVING)).title).toBe('حكايات تُخرج الماء');
    expect((await storyIn('fr', GIVING)).title).not.toBe((await storyIn('en', GIVING)).title);
    const { [GIVING]: giving, ...legal } = demo.legal ?? {};
    const { fr: _, ...texts } = giving?.texts ?? {};
    const other = { ...legal, [GIVING]: { updated: '2026-11-28', ...giving, texts } };
    await importSite(app.database, { ...demo, legal: other }, { pictures });
    cache.clear();
    expect(await storyIn('fr', GIVING)).toEqual(await storyIn('en', GIVING));
    await importSite(app.database, demo, { pictures });
    cache.clear();
  },
);

test.each(LANGUAGE_CODES)(
  '2.5%% (1/40) goes to water wells (%s)',
  { tags: ['CONST-21'] },
  (code) => {
    const pledge = siteTexts(textsOf(code, 'ui'), code, demo)['landing.givingText'];
    expect(pledge).toMatch(SHARE);
  },
);

test('a text names the share that is given away', async () => {
  const text = { updated: '2026-11-29', texts: { en: '# A\n\n{givingPercent}.\n\n## One\n' } };
  const giving = [
    { percent: 2.5, validFrom: '2024-01-01' },
    { percent: 4, validFrom: '2025-01-01' },
  ];
  const site = { ...demo, giving, legal: { [GIVING]: text } };
  await importSite(app.database, site, { pictures });
  cache.clear();
  expect((await storyIn('en', GIVING)).lead).toEqual(['4%.']);
  const { giving: _, ...silent } = site;
  await expect(importSite(app.database, silent, { pictures })).rejects.toThrow(
    'names {givingPercent}, which the document does not say',
  );
});
