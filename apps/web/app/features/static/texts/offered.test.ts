import { LANGUAGE_CODES } from '@kandil/i18n';
import { expect, test } from 'vitest';
import { textIn } from '#app/data/pages/text-data.ts';
import { LIBRARY } from './library.ts';
import { offeredSections } from './offered.ts';
import type { TextDocument } from './tree.ts';

const SITE = { name: 'Fanous', email: 'hello@fanous.test' };
const OFF = ['giving', 'family', 'prayer'] as const;

test.each(LANGUAGE_CODES)('a policy does not speak of what is switched off: %s', async (code) => {
  const read = async (page: 'termsOfUse' | 'privacyPolicy' | 'cookiePolicy') =>
    (await textIn<TextDocument>(LIBRARY[page], code, SITE)).text.sections;
  const [terms, privacy, cookies] = [
    await read('termsOfUse'),
    await read('privacyPolicy'),
    await read('cookiePolicy'),
  ];
  const ids = (off: readonly (typeof OFF)[number][]) =>
    offeredSections(terms, off).map(({ id }) => id);
  expect(ids([])).toEqual(expect.arrayContaining(['giving', 'family-sharing']));
  expect(ids(OFF).filter((id) => /giving|family/.test(id))).toEqual([]);

  const size = (off: readonly (typeof OFF)[number][]) => {
    const sections = offeredSections(privacy, off);
    const texts = sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block): unknown[] => (block.kind === 'list' ? [...block.items] : [block]));
    return [sections.length, texts.length];
  };
  const [sections = 0, texts = 0] = size([]);
  expect(size(['prayer'])).toEqual([sections, texts - 1]);
  // What the family sees of the profiles stays.
  expect(size(['family'])).toEqual([sections, texts - 2]);

  const stored = JSON.stringify(offeredSections(cookies, OFF));
  expect(JSON.stringify(cookies)).toMatch(/kandil_cache_prayer.*/);
  expect(stored).not.toMatch(/kandil_cache_prayer|kandil\.invitation/);
  expect(stored).toContain('kandil_token');
});
