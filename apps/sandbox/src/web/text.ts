import { html, type Markup } from './html.ts';

/** Links up to white space or a sign that ends them; punctuation at the end belongs to the sentence. */
const LINK = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;
/** One-time codes have six digits; digits that go on, or an amount, are no code. */
const CODE = /(?<![\p{L}\d.,/=-])\d{6}(?![\p{L}\d/=-]|[.,]\d)/gu;

/** The links of a text, each once, in their order. */
export const linksIn = (text: string): string[] => [...new Set(text.match(LINK) ?? [])];

/** The one-time codes of a text, each once, in their order; digits inside a link do not count. */
export const codesIn = (text: string): string[] => [
  ...new Set(text.replaceAll(LINK, ' ').match(CODE) ?? []),
];

/** Cuts a text at what the pattern finds and marks that with `mark`. */
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

/** A message as markup: everything is text but its links, which open, and its codes, which stand out. */
export const richText = (text: string): Markup =>
  html`${split(text, LINK, withCodes, (link) => html`<a href="${link}" rel="noreferrer">${link}</a>`)}`;
