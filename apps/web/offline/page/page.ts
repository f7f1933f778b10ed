import { splitPrefix } from '../../app/browser/address/language-prefix.ts';
import { COOKIES, readCookie } from '../../app/browser/cookies.ts';
import { copiedPages } from '../../app/browser/offline/copy.ts';
import { ownerOf } from '../../app/browser/offline/owner.ts';
import { returnWhenReachable } from './come-back.ts';
import { shelvesOf } from './shelves.ts';
import { viewOf } from './view.ts';
import { type PageTexts, wordsOf } from './words.ts';

// Runs in the offline page, at the address that could not be loaded.
const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as PageTexts;
const { prefix, pathname } = splitPrefix(location.pathname);
const base = prefix ? `/${prefix}` : '';
const words = wordsOf(texts, [
  prefix,
  readCookie(COOKIES.language),
  ...navigator.languages.map((tag) => tag.split('-')[0]),
]);
// Nothing of anybody but the member and profile of this browser's session.
const copies = copiedPages(ownerOf(readCookie)?.name ?? null);
const { heading, text, page, links } = viewOf(pathname, copies, words);

Object.assign(document.documentElement, { lang: words.lang, dir: words.dir });
document.title = `${page ? heading : words.title} · ${words.brand}`;
const place = (selector: string) => document.querySelector(selector);
const say = (selector: string, said: string) => place(selector)?.append(said);
for (const selector of ['.brand', 'h1', 'p', 'button']) place(selector)?.replaceChildren();
say('.brand', words.brand);
say('h1', heading);
say('p', text);
say('button', words.retry);
place('nav')?.append(
  ...links.map(({ path, name }) => {
    const link = document.createElement('a');
    link.href = base + path;
    link.textContent = name;
    return link;
  }),
);
if (page) {
  document.body.classList.add('copy');
  place('main')?.append(...shelvesOf(page, base));
}
returnWhenReachable(words.still);
