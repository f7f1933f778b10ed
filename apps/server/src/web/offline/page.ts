import { brandName, isRightToLeft, LANGUAGE_CODES, type LanguageCode } from '@kandil/i18n';
import { LOCALES } from '@kandil/i18n/locales';
import { brand, OFFLINE_DIR } from '@kandil/web';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that the build of the web makes for the offline page and its worker. */
export const builtFile = (name: string) => readFileSync(join(OFFLINE_DIR, name), 'utf8').trim();
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

interface Words {
  lang: LanguageCode;
  dir: 'ltr' | 'rtl';
  [text: string]: string | undefined;
}

/** Texts of the page by the names that its script knows. */
const OWN = ['title', 'text', 'retry', 'still'] as const;

function wordsIn(lang: LanguageCode): Words {
  const { messages, ui } = LOCALES[lang];
  return {
    lang,
    brand: brandName(lang),
    dir: isRightToLeft(lang) ? 'rtl' : 'ltr',
    ...Object.fromEntries(OWN.map((name) => [name, messages[`offline.${name}`]])),
    copy: ui['offline.copy'],
    noTitle: ui['offline.noTitle'],
    noPlayer: ui['offline.noPlayer'],
    home: ui['nav.home'],
    myList: ui['nav.myList'],
    empty: ui['myList.empty'],
  };
}

function lamp(attributes: string): string {
  const { chain, lamp: body, flame } = brand.logo;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${attributes}><path d="${chain}"/><path fill-rule="evenodd" d="${body}"/><path class="flame" d="${flame}"/></svg>`;
}

interface OfflinePage {
  html: string;
  policy: string;
}

/** One document for all languages: its script chooses, so that a worker need not know its visitors. */
export function offlinePage(): OfflinePage {
  const { messages } = LOCALES.en;
  const style = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8').trim();
  const script = builtFile('page.js');
  const texts = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, wordsIn(code)]));
  const data = JSON.stringify({ texts }).replaceAll('<', '\\u003c');
  const icon = encodeURIComponent(lamp(`fill="#e9b44c"`));
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${brand.themeColor}">
<meta name="robots" content="noindex">
<title>${messages['offline.title']} · ${brandName('en')}</title>
<link rel="icon" href="data:image/svg+xml,${icon}">
<style>${style}</style>
</head>
<body>
<main>
${lamp('aria-hidden="true"')}
<div class="brand">${brandName('en')}</div>
<h1>${messages['offline.title']}</h1>
<p>${messages['offline.text']}</p>
<button type="button">${messages['offline.retry']}</button>
<p class="status" role="status"></p>
<nav></nav>
</main>
<script type="application/json" id="texts">${data}</script>
<script>${script}</script>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hashOf(script)}'`,
    `style-src 'sha256-${hashOf(style)}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return { html, policy: policy.join('; ') };
}
