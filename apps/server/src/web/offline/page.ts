import { currentSite, siteName } from '@kandil/api';
import type { SiteDocument } from '@kandil/contract/site';
import { isRightToLeft, type LanguageCode, siteTexts } from '@kandil/i18n';
import { LOCALES } from '@kandil/i18n/locales';
import { languagesOf, OFFLINE_DIR } from '@kandil/web';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colorsOf, markSvg } from '../mark.ts';

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

function wordsIn(lang: LanguageCode, site: SiteDocument): Words {
  const messages = siteTexts(LOCALES[lang].messages, lang, site);
  const ui = siteTexts(LOCALES[lang].ui, lang, site);
  return {
    lang,
    brand: siteName(lang),
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

/** The colours of the page as variables of its style. */
function styleIn(site: SiteDocument): string {
  const colors = Object.entries(colorsOf(site)).map(([name, color]) => `--${name}:${color}`);
  const rules = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8').trim();
  return `:root{${colors.join(';')}}\n${rules}`;
}

/** A name in markup; it has no quotes to end an attribute. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface OfflinePage {
  html: string;
  policy: string;
}

/** One document for all languages: its script chooses, so that a worker need not know its visitors. */
export function offlinePage(): OfflinePage {
  const site = currentSite();
  const messages = siteTexts(LOCALES.en.messages, 'en', site);
  const name = escaped(siteName('en'));
  const style = styleIn(site);
  const script = builtFile('page.js');
  const texts = Object.fromEntries(languagesOf(site).map((code) => [code, wordsIn(code, site)]));
  const data = JSON.stringify({ texts }).replaceAll('<', '\\u003c');
  const mark = markSvg(site);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${colorsOf(site).ground}">
<meta name="robots" content="noindex">
<title>${messages['offline.title']} · ${name}</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(mark)}">
<style>${style}</style>
</head>
<body>
<main>
${mark.replace('<svg ', '<svg aria-hidden="true" ')}
<div class="brand">${name}</div>
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
