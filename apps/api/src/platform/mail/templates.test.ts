// @vitest-environment jsdom
import { isRightToLeft, type LanguageCode } from '@kandil/i18n';
import { LOCALES } from '@kandil/i18n/locales';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { renderMail } from './render.ts';
import { sampleOf } from './samples.ts';
import { type MailName, MAILS } from './templates/index.ts';
import type { MailTexts } from './templates/template.ts';

const SITE = { publicOrigin: 'https://kandil.test', supportEmail: 'support@kandil.test' };
const NAMES = Object.keys(MAILS) as MailName[];
/** Both directions, Latin and other letters, Latin and other digits. */
const LANGUAGES = ['en', 'ar', 'fr', 'ur', 'fa', 'bn'] as const satisfies LanguageCode[];
const EVERY = NAMES.flatMap((name) => LANGUAGES.map((language) => ({ name, language })));

/** Without marks of direction, each space a simple one. */
const plain = (text: string) =>
  text.replaceAll(/[\u200e\u200f\u2066-\u2069]/gv, '').replaceAll(/\s+/gv, ' ');

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const hrefsOf = (page: Document) =>
  [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

/** The facts that a mail is to say: those of its table, its blocks and its sentences. */
function factsOf(name: MailName, language: LanguageCode): string[] {
  const { rows = [], text, subject }: MailTexts = MAILS[name];
  const facts: Readonly<Record<string, string | number | null>> = sampleOf(name, language, SITE);
  const { messages } = LOCALES.en;
  const placeholders = `${messages[text] ?? ''} ${messages[subject] ?? ''}`.matchAll(/\{(\w+)\}/gv);
  const named = [...placeholders].map(([, key = '']) => key);
  return [...named, ...rows.map(([, fact]) => fact)].flatMap((key) => {
    const fact = facts[key];
    return typeof fact === 'string' ? fact.split('\n').map(plain) : [];
  });
}

describe.each(EVERY)('$name in $language', ({ name, language }) => {
  const { subject, text, html } = renderMail(name, language, sampleOf(name, language, SITE), SITE);
  const page = parsed(html);
  const body = page.body.textContent;

  test('says its facts in the text and in the HTML', () => {
    const facts = factsOf(name, language);
    const [inText, inHtml] = [text, `${body} ${hrefsOf(page).join(' ')}`].map((part) =>
      plain(`${subject} ${part}`),
    );
    expect(facts.filter((fact) => !inText?.includes(fact))).toEqual([]);
    expect(facts.filter((fact) => !inHtml?.includes(fact))).toEqual([]);
  });

  test('leaves no placeholder, no key, no blank paragraph and no empty or foreign address', () => {
    for (const part of [subject, text, body])
      expect(part).not.toMatch(/[\{\}]|undefined|null|mail\.[a-z]|support\.operator/v);
    expect(text).not.toMatch(/\n{3}/v);
    expect(subject).not.toContain('\n');
    const ours = /^(?:https:\/\/kandil\.test\/|mailto:support@kandil\.test$)/v;
    expect(hrefsOf(page).filter((href) => !ours.test(href))).toEqual([]);
  });

  test('names its language and direction', () => {
    expect(page.documentElement.lang).toBe(language);
    expect(page.documentElement.dir).toBe(isRightToLeft(language) ? 'rtl' : 'ltr');
    expect(page.title).toBe(subject);
  });

  test('has every address, code and sentence of the HTML in its text', () => {
    const addresses = hrefsOf(page).map((href) => href.replace('mailto:', ''));
    expect(addresses.filter((href) => !text.includes(href))).toEqual([]);
    const parts = [...page.querySelectorAll('p, th, td > span, strong, a span')];
    const flat = plain(text);
    const missing = parts
      .map((part) => plain(part.textContent))
      .filter((part) => !flat.includes(part));
    expect(missing).toEqual([]);
  });

  test('is small and loads nothing', () => {
    expect(Buffer.byteLength(html) + Buffer.byteLength(text)).toBeLessThan(20_000);
    expect(page.querySelectorAll('img, link, script, iframe, object, form')).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import|src=/v);
  });
});

test('every text of a mail belongs to a mail', () => {
  const templates = Object.values<MailTexts>(MAILS);
  const used = new Set<string>(templates.flatMap(({ subject, text }) => [subject, text]));
  const subjects = Object.keys(LOCALES.en.messages).filter((key) => key.endsWith('.subject'));
  expect(subjects.length).toBeGreaterThan(20);
  // The subject of an invitation that a member sends.
  expect(subjects.filter((key) => !used.has(key))).toEqual(['invite.subject']);
});

test('the control room has words for every mail', () => {
  const texts = join(import.meta.dirname, '../../../../control/src/texts/en/mails.ts');
  const words = readFileSync(texts, 'utf8');
  const missing = NAMES.filter(
    (name) => !words.includes(`'template.${name.replaceAll('.', '_')}'`),
  );
  expect(missing).toEqual([]);
});
