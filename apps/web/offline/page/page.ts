import { readCookie } from '../../app/browser/cookies.ts';
import { splitPrefix } from '../../app/browser/address/language-prefix.ts';
import { returnWhenReachable } from './come-back.ts';
import { type PageTexts, wordsOf } from './words.ts';

// Runs in the offline page, at the address that could not be loaded.
const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as PageTexts;
const { prefix } = splitPrefix(location.pathname);
const words = wordsOf(texts, [
  prefix,
  readCookie(texts.cookie),
  ...navigator.languages.map((tag) => tag.split('-')[0]),
]);

Object.assign(document.documentElement, { lang: words.lang, dir: words.dir });
document.title = `${words.title} · ${texts.brand}`;
const say = (selector: string, text: string) => {
  const place = document.querySelector(selector);
  if (place) place.textContent = text;
};
say('h1', words.title);
say('p', words.text);
say('button', words.retry);
returnWhenReachable(words.still);
