import { FALLBACK_MARK } from '@kandil/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Fragment, jsx, jsxs } from './jsx-runtime.ts';

const text = (words: string) => FALLBACK_MARK + words;
const html = (...[type, props]: Parameters<typeof jsx>) =>
  renderToStaticMarkup(
    (Array.isArray((props as { children?: unknown }).children) ? jsxs : jsx)(type, props),
  );

test.each([
  ['a text alone', html('p', { children: text('Play') }), '<p lang="en">Play</p>'],
  ['a text of the page’s language', html('p', { children: 'Lire' }), '<p>Lire</p>'],
  [
    'a text beside other content',
    html('a', { children: [text('Play'), ' ', jsx('bdi', { children: 'La lampe' })] }),
    '<a><span lang="en">Play</span> <bdi>La lampe</bdi></a>',
  ],
  [
    'texts without an element',
    html(Fragment, { children: [text('Play'), jsx(Fragment, { children: text('now') })] }),
    '<span lang="en">Play</span><span lang="en">now</span>',
  ],
  ['an attribute', html('img', { alt: text('Lamp') }), '<img alt="Lamp" lang="en"/>'],
  [
    'an attribute over content, which may be of another language',
    html('section', { 'aria-label': text('Titles'), children: 'La lampe' }),
    '<section aria-label="Titles">La lampe</section>',
  ],
  [
    'a label, which is read in place of the content',
    html('button', { 'aria-label': text('Next'), children: jsx('svg', {}) }),
    '<button aria-label="Next" lang="en"><svg></svg></button>',
  ],
  ['a known language', html('p', { lang: 'ar', children: text('x') }), '<p lang="ar">x</p>'],
  [
    'a title',
    html('title', { children: text('Search · Kandil') }),
    '<title lang="en">Search · Kandil</title>',
  ],
])('%s', (_, markup, expected) => expect(markup).toBe(expected));
