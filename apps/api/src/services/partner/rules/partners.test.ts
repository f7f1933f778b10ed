import { expect, test } from 'vitest';
import { StartupError } from '../../../platform/startup-error.ts';
import { readPartners } from './partners.ts';

const text = { en: 'Lantern Radio' };
const partner = { slug: 'radio', title: text, subTitle: text, description: text };

const BAD: [name: string, json: unknown, said: string][] = [
  ['no object', [], 'PARTNERS_FILE'],
  ['a slug that is no code', { partners: [{ ...partner, slug: 'A b' }] }, 'partners.0.slug'],
  ['a slug too long for a channel', { partners: [{ ...partner, slug: 'a'.repeat(33) }] }, 'slug'],
  ['a text without English', { partners: [{ ...partner, title: { ar: 'x' } }] }, 'English'],
  ['a picture elsewhere', { partners: [{ ...partner, image: 'https://x/a.png' }] }, 'image'],
  ['an unknown field', { partners: [{ ...partner, promo: 'X' }] }, 'promo'],
  ['a slug twice', { partners: [partner, partner] }, "slug 'radio'"],
];

test.each(BAD)('a file with %s is refused', (_name, json, said) => {
  expect(() => readPartners(json)).toThrow(StartupError);
  expect(() => readPartners(json)).toThrow(said);
});

test('partners are found by slug', () => {
  expect(readPartners({ partners: [partner] }).get('radio')).toEqual(partner);
  expect(readPartners({ partners: [] }).size).toBe(0);
});
