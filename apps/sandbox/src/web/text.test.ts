import { describe, expect, it } from 'vitest';
import { html } from './html.ts';
import { codesIn, linksIn, richText } from './text.ts';

describe('html', () => {
  it('escapes text in content and in attributes, also in lists', () => {
    const evil = `<script>alert("x")</script>'&`;
    const escaped = '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;';
    expect(html`<p title="${evil}">${[evil]}</p>`.text).toBe(
      `<p title="${escaped}">${escaped}</p>`,
    );
  });

  it('omits false and missing values, and keeps markup and numbers', () => {
    expect(html`${false}${null}${undefined}${0}${html`<b>${1}</b>`}`.text).toBe('0<b>1</b>');
  });
});

describe('a message', () => {
  it('gives each link once, without the punctuation of the sentence', () => {
    const text =
      'Open http://localhost:3000/verify?token=a.b. Or (https://kandil.test/x), or http://localhost:3000/verify?token=a.b!';
    expect(linksIn(text)).toEqual([
      'http://localhost:3000/verify?token=a.b',
      'https://kandil.test/x',
    ]);
  });

  it('gives its 6-digit codes, but no amount, longer number or part of a link', () => {
    expect(
      codesIn('Your code is 012345. Paid 100,000.00, id 1234567, http://x.test/654321'),
    ).toEqual(['012345']);
    expect(codesIn('رمزك هو 482913، صالح لعشر دقائق')).toEqual(['482913']);
  });

  it('shows clickable links, marked codes, and everything else as text', () => {
    expect(richText('<b>123456</b> http://x.test/?a=1&b=2"onclick=').text).toBe(
      '&lt;b&gt;<strong class="code" dir="ltr">123456</strong>&lt;/b&gt; ' +
        '<a href="http://x.test/?a=1&amp;b=2" rel="noreferrer">http://x.test/?a=1&amp;b=2</a>&quot;onclick=',
    );
  });

  it('never makes a link of another scheme', () => {
    expect(richText('javascript:alert(1) data:text/html,x').text).not.toContain('<a');
  });
});
