import {
  LEGAL_TEXTS,
  partsOff,
  type SiteColor,
  type SiteDocument,
  type SiteMark,
  THEME_COLORS,
} from '@kandil/contract/site';
import { LANGUAGE_CODES, type LanguageCode, siteNameIn } from '@kandil/i18n';
import { createHash } from 'node:crypto';
import type { WebSite } from './app/data/start/load-context.ts';
import type { Site } from './app/data/start/site.tsx';
import type { Offer } from './page-request.ts';

/** The names of an operator's colours in the theme (styles/theme.css). */
const VARIABLES: Readonly<Record<SiteColor, string>> = {
  ground: '--color-ground',
  raised: '--color-raised',
  lifted: '--color-lifted',
  line: '--color-line',
  edge: '--color-edge',
  text: '--color-text',
  muted: '--color-muted',
  accent: '--color-gold',
  accentBright: '--color-gold-bright',
  accentInk: '--color-ink',
  second: '--color-turquoise',
};

/** The mark of a service that has none: a disc with a triangle. */
const PLAIN_MARK: SiteMark = {
  size: 24,
  paths: [
    {
      d: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM9.5 7.5v9l7.5-4.5z',
      fill: 'accent',
      evenOdd: true,
    },
  ],
};
export const markOf = ({ look }: SiteDocument): SiteMark => look?.mark ?? PLAIN_MARK;

export interface SiteStyles {
  /** Its address, which changes with the colours. */
  href: string;
  css: string;
}

/** The operator's colours as a style sheet: the policy of pages forbids inline styles. Null: those of the theme. */
export function siteStyles({ look }: SiteDocument): SiteStyles | null {
  const colors = Object.entries(look?.colors ?? {});
  if (colors.length === 0) return null;
  const rules = colors.map(([name, color]) => `${VARIABLES[name as SiteColor]}:${color}`);
  const css = `:root{${rules.join(';')}}`;
  const digest = createHash('sha256').update(css).digest('hex').slice(0, 12);
  return { href: `/brand/${digest}.css`, css };
}

/** What the pages of a language show of a document. */
export function siteIn(document: SiteDocument, language: LanguageCode): Site {
  const { contact, social = [], look, popups = [] } = document;
  return {
    name: siteNameIn(document, language),
    email: contact.email,
    social,
    mark: markOf(document),
    picture: look?.picture ?? null,
    themeColor: look?.colors?.ground ?? THEME_COLORS.ground,
    styles: siteStyles(document)?.href ?? null,
    languages: languagesOf(document),
    off: partsOff(document),
    legal: LEGAL_TEXTS.filter((name) => document.legal?.[name]),
    popups: popups.map(({ code, from, until }) => ({ code, from, until })),
  };
}

export interface SiteViews {
  /** Where pages are and in which languages; the same object until the document changes. */
  offer(): Offer;
  /** The document for the pages of a language. */
  in(language: LanguageCode): WebSite;
}

/** Views of the current document, each made once. */
export function siteViews(options: { publicOrigin: string; site(): SiteDocument }): SiteViews {
  let made: { document: SiteDocument; offer: Offer; views: Map<LanguageCode, WebSite> } | null =
    null;

  function current() {
    const document = options.site();
    if (made?.document !== document) {
      const offer = { origin: options.publicOrigin, languages: languagesOf(document) };
      made = { document, offer, views: new Map() };
    }
    return made;
  }

  return {
    offer: () => current().offer,
    in(language) {
      const { document, views } = current();
      const view = views.get(language) ?? { words: document, shown: siteIn(document, language) };
      views.set(language, view);
      return view;
    },
  };
}

/** The languages on offer, in the product's order. */
export const languagesOf = ({ languages }: SiteDocument): LanguageCode[] =>
  LANGUAGE_CODES.filter((code) => languages?.includes(code) ?? true);
