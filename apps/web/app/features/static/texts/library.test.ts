import { LANGUAGE_CODES } from '@kandil/i18n';
import { describe, expect, test } from 'vitest';
import { COOKIES } from '#app/browser/cookies.ts';
import { LIBRARY, textIn } from './library.ts';
import type { Block, RichText, TextDocument } from './tree.ts';

const { about, giving, ...documents } = LIBRARY;
const pages = Object.keys(documents) as (keyof typeof documents)[];

const english = async (page: keyof typeof documents) =>
  (await textIn<TextDocument>(documents[page], 'en')).text;
const arabic = async (page: keyof typeof documents) =>
  (await textIn<TextDocument>(documents[page], 'ar')).text;

/** What must match between languages: kinds of blocks, numbers of items, names, link targets. */
const shape = (block: Block) => {
  switch (block.kind) {
    case 'paragraph':
      return [block.kind, targets(block.text)];
    case 'list':
      return [block.kind, block.items.map(targets)];
    case 'names':
      return [block.kind, block.rows.map(({ name }) => name)];
    case 'cookiePreferences':
      return [block.kind];
  }
};
const targets = (text: RichText) =>
  typeof text === 'string' ? [] : text.flatMap((part) => (typeof part === 'string' ? [] : part.to));

describe('the language of a text', () => {
  test(
    'the social responsibility page has the content of the visitor’s language',
    { tags: ['SCREEN-32'] },
    async () => {
      const { text, language } = await textIn(giving, 'ar');
      expect(language).toBe('ar');
      expect(text.title).toBe('المسؤولية الاجتماعية');
    },
  );

  test(
    'the social responsibility page falls back to the default content',
    { tags: ['SCREEN-33'] },
    async () => {
      const { text: fallback } = await textIn(giving, 'en');
      for (const code of LANGUAGE_CODES.filter((each) => !(each in giving))) {
        expect(await textIn(giving, code)).toEqual({ text: fallback, language: 'en' });
      }
      expect(LANGUAGE_CODES.some((each) => !(each in giving))).toBe(true);
    },
  );

  test.each(pages)('%s exists in every language, with English as fallback', async (page) => {
    for (const code of LANGUAGE_CODES) {
      const { language } = await textIn<TextDocument>(documents[page], code);
      expect(language).toBe(code === 'ar' ? 'ar' : 'en');
    }
  });
});

describe('a translation is complete', () => {
  test.each(pages)('%s has the same sections, blocks and links in Arabic', async (page) => {
    const [en, ar] = [await english(page), await arabic(page)];
    expect(ar.sections.map(({ id }) => id)).toEqual(en.sections.map(({ id }) => id));
    expect(ar.sections.map(({ blocks }) => blocks.map(shape))).toEqual(
      en.sections.map(({ blocks }) => blocks.map(shape)),
    );
    expect(targets(ar.lead)).toEqual(targets(en.lead));
  });

  test.each(pages)('%s has section ids that are valid in addresses and unique', async (page) => {
    const ids = (await english(page)).sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
  });

  test('the giving page has the same pictures in the same rows in Arabic', async () => {
    const [en, ar] = [(await textIn(giving, 'en')).text, (await textIn(giving, 'ar')).text];
    expect(ar.rows.map(({ picture, paragraphs }) => [picture, paragraphs.map(targets)])).toEqual(
      en.rows.map(({ picture, paragraphs }) => [picture, paragraphs.map(targets)]),
    );
  });

  test('the about page has the same values, facts and links in Arabic', async () => {
    const [en, ar] = [(await textIn(about, 'en')).text, (await textIn(about, 'ar')).text];
    expect(ar.values.map(({ id, text }) => [id, targets(text)])).toEqual(
      en.values.map(({ id, text }) => [id, targets(text)]),
    );
    expect(ar.facts.map(({ figure }) => figure)).toEqual(en.facts.map(({ figure }) => figure));
    expect(targets(ar.contact.text)).toEqual(targets(en.contact.text));
  });
});

describe('required content', () => {
  test('the cookie policy has every section and its date', async () => {
    const { sections, updated } = await english('cookiePolicy');
    expect(updated).toBe('Last updated March 29, 2022');
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

  test.each(['en', 'ar'] as const)(
    'the cookie policy lists every cookie of the web client (%s)',
    async (code) => {
      const { sections } = (await textIn(documents.cookiePolicy, code)).text;
      const named = sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.kind === 'names' ? block.rows.map(({ name }) => name) : [],
        ),
      );
      expect(named).toEqual(expect.arrayContaining(Object.values(COOKIES)));
    },
  );

  test('a cancellation keeps profiles and favorites for a year', async () => {
    const { sections } = await english('termsOfUse');
    expect(JSON.stringify(sections.find(({ id }) => id === 'cancelling'))).toContain(
      'profiles and favorites are kept for a year',
    );
  });

  test.each(['en', 'ar'] as const)(
    '2.5%% (1/40) goes to water wells (%s)',
    { tags: ['CONST-21'] },
    async (code) => {
      const { text } = await textIn(giving, code);
      expect(text.promise.statement).toMatch(/2\.5[%٪] \(1\/40\)/);
      expect(text.description).toMatch(/2\.5[%٪] \(1\/40\)/);
    },
  );
});
