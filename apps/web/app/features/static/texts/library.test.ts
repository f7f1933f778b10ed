import { LANGUAGE_CODES, type LanguageCode, siteNameIn } from '@kandil/i18n';
import { claimFaults } from '@kandil/i18n/claims';
import { typographyFaults } from '@kandil/i18n/typography';
import { writingFaults } from '@kandil/i18n/writing';
import { describe, expect, test } from 'vitest';
import DEMO from '../../../../../../demo/site/site.json' with { type: 'json' };
import { NECESSARY } from '#app/browser/storage/necessary.ts';
import { NEEDS_CONSENT } from '#app/browser/storage/stored.ts';
import { textIn, type Translations } from '#app/data/pages/text-data.ts';
import { LIBRARY } from './library.ts';
import {
  type Block,
  type PartText,
  type RichText,
  type TextDocument,
  updatedText,
} from './tree.ts';

/** A name in the letters of the language, as an operator gives it. */
const siteOf = (code: LanguageCode) => ({
  name: siteNameIn(DEMO, code),
  email: 'hello@fanous.test',
});
const SITE = { name: 'Fanous', email: 'hello@fanous.test' };
const { giving, ...documents } = LIBRARY;
const pages = Object.keys(documents) as (keyof typeof documents)[];

const english = async (page: keyof typeof documents) =>
  (await textIn<TextDocument>(documents[page], 'en', SITE)).text;
const pairs = <T extends object>(page: string, translations: T) =>
  LANGUAGE_CODES.filter((code) => code !== 'en' && code in translations).map(
    (code) => [page, code] as const,
  );
const translated = pages.flatMap((page) =>
  pairs(page, documents[page]).map(([, code]) => [page, code] as const),
);

/** What must match between languages: kinds of blocks, numbers of items, names, link targets. */
const shape = (block: Block) => {
  switch (block.kind) {
    case 'paragraph':
      return [block.kind, targets(block.text)];
    case 'heading':
      return [block.kind];
    case 'list':
      return [block.kind, block.ordered, block.items.map(targets)];
    case 'names':
      return [block.kind, block.rows.map(({ name }) => name)];
    case 'cookiePreferences':
      return [block.kind];
  }
};
const targets = (text: RichText | PartText): string[] => {
  if (typeof text === 'string') return [];
  if ('part' in text) return [text.part, ...targets(text.text)];
  return text.flatMap((part) => (typeof part === 'object' && 'to' in part ? part.to : []));
};

describe('the language of a text', () => {
  test('the social responsibility page has the content of the visitor’s language', async () => {
    const { text, language } = await textIn(giving, 'ar', SITE);
    expect(language).toBe('ar');
    expect(text.title).toBe('المسؤولية الاجتماعية');
  });

  test('the social responsibility page falls back to the default content', async () => {
    const { text: fallback } = await textIn(giving, 'en', SITE);
    const { fr: _, ...withoutFrench } = giving;
    expect(await textIn(withoutFrench, 'fr', SITE)).toEqual({ text: fallback, language: 'en' });
  });
});

test.each(LANGUAGE_CODES)('texts name the site and its address: %s', async (code) => {
  const text = JSON.stringify((await textIn(documents.termsOfUse, code, SITE)).text);
  expect(text).toContain('Fanous');
  expect(text).toContain('mailto:hello@fanous.test');
  expect(text).not.toMatch(/\{(?:brand|email)\}|Kandil/);
});

describe('a translation is complete', () => {
  test.each(translated)('%s has the same sections, blocks and links in %s', async (page, code) => {
    const [en, own] = [await english(page), (await textIn(documents[page], code, SITE)).text];
    expect(own.sections.map(({ id }) => id)).toEqual(en.sections.map(({ id }) => id));
    expect(own.sections.map(({ blocks }) => blocks.map(shape))).toEqual(
      en.sections.map(({ blocks }) => blocks.map(shape)),
    );
    expect(targets(own.lead)).toEqual(targets(en.lead));
  });

  test.each(pages)('%s has section ids that are valid in addresses and unique', async (page) => {
    const ids = (await english(page)).sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
  });

  test.each(LANGUAGE_CODES)('the ledger has its places in %s', async (code) => {
    const { ledger } = (await textIn(giving, code, SITE)).text;
    expect(ledger.transferTo).toContain('{recipient}');
    expect(ledger.entriesOf).toContain('{month}');
    expect(ledger.check.steps).toHaveLength(3);
  });
});

/** Every text in a tree, without names, ids and link targets. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['id', 'to', 'name', 'kind', 'part'].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === 'picture' ? [] : textsIn(each, name),
  );
}

const everything = Object.entries(LIBRARY).flatMap(([page, translations]) =>
  pairs(page, translations),
);

test.each(Object.keys(LIBRARY))('%s has the spelling of our English', async (page) => {
  const translations: Translations<unknown> = LIBRARY[page as keyof typeof LIBRARY];
  const texts = textsIn((await textIn(translations, 'en', SITE)).text);
  const faults = texts.flatMap((text) =>
    [...typographyFaults('en', text.trim()), ...claimFaults('en', text)].map((fault) => [
      fault,
      text,
    ]),
  );
  expect(faults).toEqual([]);
});

test.each(everything)('%s is written in its language: %s', async (page, code) => {
  const translations: Translations<unknown> = LIBRARY[page as keyof typeof LIBRARY];
  const [en, own] = [
    textsIn((await textIn(translations, 'en', SITE)).text),
    textsIn((await textIn(translations, code, siteOf(code))).text),
  ];
  expect(
    own.flatMap((text, index) => [
      ...writingFaults(code, text, en[index]),
      // A piece beside a link ends with its space.
      ...typographyFaults(code, text.trim()).map((fault) => `${fault}: ${text}`),
      ...claimFaults(code, text),
    ]),
  ).toEqual([]);
});

describe('required content', () => {
  test('the cookie policy has every section and its date', async () => {
    const { sections, updated } = await english('cookiePolicy');
    expect(updatedText({ updated }, 'en')).toBe('Last updated March 29, 2022');
    expect(updatedText({ updated }, 'fa')).toContain('۹ فروردین ۱۴۰۱');
    expect(sections.map(({ id }) => id)).toEqual([
      'what-are-cookies',
      'necessary',
      'functionality',
      'analytical',
      'social-media',
      'options',
      'changes',
      'acceptance',
      'contact',
    ]);
  });

  test.each(LANGUAGE_CODES)(
    'the cookie policy names every stored key under the consent that it needs (%s)',
    async (code) => {
      const { sections } = (await textIn(documents.cookiePolicy, code, SITE)).text;
      const namedIn = (id: string) =>
        sections
          .filter((section) => section.id === id)
          .flatMap(({ blocks }) => blocks)
          .flatMap((block) => (block.kind === 'names' ? block.rows : []))
          .flatMap(({ name }) => name.split(' '));
      const keys = (kind: 'functionality' | 'measuring') => [
        ...new Set(Object.values(NEEDS_CONSENT).flatMap((place): readonly string[] => place[kind])),
      ];
      // The server alone sets and reads the refresh token.
      expect(namedIn('necessary').toSorted()).toEqual(
        [...Object.values(NECESSARY).flat(), '__Host-rt'].toSorted(),
      );
      expect(namedIn('functionality').toSorted()).toEqual(keys('functionality').toSorted());
      expect(namedIn('analytical').toSorted()).toEqual(keys('measuring').toSorted());
    },
  );

  test('a cancellation keeps profiles and favorites for a year', async () => {
    const { sections } = await english('termsOfUse');
    expect(JSON.stringify(sections.find(({ id }) => id === 'cancelling'))).toContain(
      'profiles and favorites are kept for a year',
    );
  });
});
