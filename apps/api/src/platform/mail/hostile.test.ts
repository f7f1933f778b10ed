// @vitest-environment jsdom
import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { onOneLine } from './clean.ts';
import { renderMail } from './render.ts';
import { sampleOf } from './samples.ts';
import { type FactsOf, type MailName, MAILS } from './templates/index.ts';

const SITE = { publicOrigin: 'https://kandil.test', supportEmail: 'support@kandil.test' };
const NAMES = Object.keys(MAILS) as MailName[];

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/gv, '');

/** A name as an attacker would type it, and as it is shown. */
const HOSTILE = `<script>alert("x")</script>'&amp;\r\nBcc: eve@kandil.test\n\n{action}\u202e\u2069\0\ud800`;
const SHOWN = `<script>alert("x")</script>'&amp; Bcc: eve@kandil.test {action} \ufffd`;

/** The product makes these itself. */
const OWN = new Set(['action', 'link', 'stop', 'code', 'title', 'video', 'channel']);

/** The sample, with other people's words in place of every text. */
function hostileFacts(name: MailName): FactsOf<typeof name> {
  const facts = Object.entries(sampleOf(name, 'en', SITE)).map(([key, fact]) => [
    key,
    typeof fact === 'string' && !OWN.has(key) ? HOSTILE : fact,
  ]);
  return Object.fromEntries(facts) as FactsOf<typeof name>;
}

/** How many elements of each kind that somebody could want to add. */
const shapeOf = (page: Document) =>
  ['script', 'a', 'p', 'tr', 'strong', 'blockquote', 'style'].map(
    (selector) => page.querySelectorAll(selector).length,
  );

test.each(NAMES)('%s keeps its shape, whatever people call themselves', (name) => {
  const sample = renderMail(name, 'en', sampleOf(name, 'en', SITE), SITE);
  const { subject, text, html } = renderMail(name, 'en', hostileFacts(name), SITE);
  const page = parsed(html);
  expect(shapeOf(page)).toEqual(shapeOf(parsed(sample.html)));
  expect(subject + text).not.toMatch(/[\0\r\u202e]|^Bcc/mv);
  expect(subject).not.toContain('\n');
  // The mail to sign up says nothing about anybody.
  const shown = [text, page.body.textContent].map((part) => plain(part).includes(SHOWN));
  expect(shown).toEqual(name === 'signUp' ? [false, false] : [true, true]);
});

property.prop([fc.string({ unit: 'binary' }), fc.constantFrom('en', 'ar', 'ur')])(
  'any message and name can be mailed, and are shown',
  (text, language) => {
    const facts = { ...sampleOf('support.operator', 'en', SITE), quote: text, browser: text };
    const mail = renderMail('support.operator', language, facts, SITE);
    const line = onOneLine(text);
    expect(plain(mail.text)).toContain(line);
    expect(plain(parsed(mail.html).body.textContent)).toContain(line);
  },
);

test('a message keeps its lines, and cannot pretend to be the rest of the mail', () => {
  const quote = 'Hello\r\n\r\nFrom: the director\n-- \nHelp: eve@kandil.test';
  const facts = { ...sampleOf('support.operator', 'en', SITE), quote };
  const { text, html } = renderMail('support.operator', 'en', facts, SITE);
  expect(
    text.startsWith('> Hello\n>\n> From: the director\n> --\n> Help: eve@kandil.test\n\nFrom:'),
  ).toBe(true);
  const block = parsed(html).querySelector('blockquote');
  expect(block?.innerHTML).toBe('Hello<br><br>From: the director<br>--<br>Help: eve@kandil.test');
});
