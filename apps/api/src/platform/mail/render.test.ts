import { describe, expect, test } from 'vitest';
import { renderMail } from './render.ts';

describe('renderMail', () => {
  test('user input is escaped', () => {
    const { html, text } = renderMail({
      language: 'en',
      subject: '<b>',
      body: 'Hello <img src=x onerror=alert(1)> & "co"',
    });
    expect(html).toContain('Hello &lt;img src=x onerror=alert(1)&gt; &amp; &quot;co&quot;');
    expect(html).toContain('<title>&lt;b&gt;</title>');
    expect(text).toBe('Hello <img src=x onerror=alert(1)> & "co"\n');
  });

  test.each([
    ['ar', 'rtl'],
    ['ur', 'rtl'],
    ['en', 'ltr'],
  ])('a mail in %s reads %s', (language, direction) => {
    expect(renderMail({ language, subject: 's', body: 'b' }).html).toContain(
      `<html lang="${language}" dir="${direction}">`,
    );
  });

  test('a code stands out and keeps its direction', () => {
    const { html, text } = renderMail({
      language: 'ar',
      subject: 's',
      body: 'رمزك 012345.',
      code: '012345',
    });
    expect(html).toMatch(/<strong dir="ltr"[^>]*>012345<\/strong>/);
    expect(text).toContain('012345');
  });

  test('an action is a button before the last paragraph, and an address in the plain text', () => {
    const action = { text: 'Confirm', url: 'https://kandil.test/verify?token=abc' };
    const { html, text } = renderMail({
      language: 'en',
      subject: 's',
      body: 'one\n\ntwo',
      action,
    });
    expect(html.indexOf('one')).toBeLessThan(
      html.indexOf('href="https://kandil.test/verify?token=abc"'),
    );
    expect(html.indexOf('href=')).toBeLessThan(html.indexOf('two'));
    expect(text).toBe('one\n\ntwo\n\nhttps://kandil.test/verify?token=abc\n');
  });
});
