import { html, type Markup } from './html.ts';

/** Links end at white space or a delimiter; trailing punctuation belongs to the sentence. */
const LINK = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;
/** One-time codes have six digits; a longer number or an amount is not a code. */
const CODE = /(?<![\p{L}\d.,/=-])\d{6}(?![\p{L}\d/=-]|[.,]\d)/gu;

/** The distinct links of a text, in order. */
export const linksIn = (text: string): string[] => [...new Set(text.match(LINK) ?? [])];

/** The distinct one-time codes of a text, in order; digits in a link do not count. */
export const codesIn = (text: string): string[] => [
  ...new Set(text.replaceAll(LINK, ' ').match(CODE) ?? []),
];

/** Splits a text at the matches of the pattern and wraps them with `mark`. */
function split(
  text: string,
  pattern: RegExp,
  plain: (text: string) => Markup,
  mark: (text: string) => Markup,
) {
  const found = text.match(pattern) ?? [];
  return text.split(pattern).map((rest, index) => {
    const hit = found[index];
    return html`${plain(rest)}${hit !== undefined && mark(hit)}`;
  });
}

const withCodes = (text: string) =>
  html`${split(
    text,
    CODE,
    (rest) => html`${rest}`,
    (code) => html`<strong class="code" dir="ltr">${code}</strong>`,
  )}`;

/** A message as markup: escaped text with clickable links and marked codes. */
export const richText = (text: string): Markup =>
  html`${split(text, LINK, withCodes, (link) => html`<a href="${link}" rel="noreferrer">${link}</a>`)}`;
