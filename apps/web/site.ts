import { contrast } from '@kandil/contract/contrast';
import {
  givingPercent,
  LEGAL_TEXTS,
  partsOff,
  type SiteColor,
  type SiteDocument,
  type SiteMark,
  THEME_COLORS,
} from '@kandil/contract/site';
import { LANGUAGE_CODES, type LanguageCode, siteNameIn, siteSlugOf } from '@kandil/i18n';
import { createHash } from 'node:crypto';
import type { WebSite } from './app/data/start/load-context.ts';
import type { Site } from './app/data/start/site.tsx';
import type { Offer } from './page-request.ts';

/** The names of an operator's colours in the theme (packages/ui/src/theme/theme.css). */
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

const rulesOf = (colors: Partial<Record<SiteColor, string>>): string =>
  Object.entries(colors)
    .map(([name, color]) => `${VARIABLES[name as SiteColor]}:${color}`)
    .join(';');

/** Text that can be read has this contrast (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

/**
 * The colours in front of a film, which is black around its picture: of a light look the theme's, with the operator's
 * accent if it can be read there. Null: the look is dark.
 */
function onBlack(colors: Partial<Record<SiteColor, string>>): string | null {
  if (contrast(colors.text ?? THEME_COLORS.text, '#000000') >= READABLE) return null;
  const { accent, accentBright, accentInk } = { ...THEME_COLORS, ...colors };
  const isRead = (color: string) => contrast(color, THEME_COLORS.lifted) >= READABLE;
  const accents = isRead(accent) && isRead(accentBright);
  const { text, ground } = THEME_COLORS;
  return rulesOf({
    ...THEME_COLORS,
    ...(accents
      ? { accent, accentBright, accentInk }
      : { accent: text, accentBright: text, accentInk: ground }),
  });
}

/** The operator's colours as a style sheet: the policy of pages forbids inline styles. Null: those of the theme. */
export function siteStyles({ look }: SiteDocument): SiteStyles | null {
  const colors = look?.colors ?? {};
  if (Object.keys(colors).length === 0) return null;
  const dark = onBlack(colors);
  const css = `:root{${rulesOf(colors)}}${dark === null ? '' : `:root .on-black{${dark};color:var(--color-text)}`}`;
  const digest = createHash('sha256').update(css).digest('hex').slice(0, 12);
  return { href: `/brand/${digest}.css`, css };
}

/** What the pages of a language show of a document. */
export function siteIn(document: SiteDocument, language: LanguageCode, at = new Date()): Site {
  const { contact, social = [], look, popups = [] } = document;
  return {
    name: siteNameIn(document, language),
    slug: siteSlugOf(document),
    email: contact.email,
    social,
    mark: markOf(document),
    picture: look?.picture ?? null,
    themeColor: look?.colors?.ground ?? THEME_COLORS.ground,
    styles: siteStyles(document)?.href ?? null,
    languages: languagesOf(document),
    off: partsOff(document),
    givingPercent: givingPercent(document, at),
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

const DAY = 86_400_000;

/** Views of the current document, each made once a day. */
export function siteViews(options: { publicOrigin: string; site(): SiteDocument }): SiteViews {
  let made: {
    document: SiteDocument;
    /** The day of UTC: the share that is given away begins on one. */
    day: number;
    offer: Offer;
    views: Map<LanguageCode, WebSite>;
  } | null = null;

  function current() {
    const document = options.site();
    const day = Math.floor(Date.now() / DAY);
    if (made?.document !== document || made.day !== day) {
      const offer = { origin: options.publicOrigin, languages: languagesOf(document) };
      made = { document, day, offer, views: new Map() };
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
