import type { LegalTextName, SiteDocument, SiteMark, SitePart } from '@kandil/contract/site';
import { type Language, type LanguageCode, LANGUAGES } from '@kandil/i18n';
import { createContext, type ReactNode, useContext } from 'react';

/** What the pages of one language show of the operator's site document. */
export interface Site {
  /** Of the service, in the language. */
  name: string;
  /** Its name for names of files. */
  slug: string;
  email: string;
  social: NonNullable<SiteDocument['social']>;
  mark: SiteMark;
  /** Path in the art of the picture in link previews of pages without one. */
  picture: string | null;
  /** Colour of the browser's bars around the page. */
  themeColor: string;
  /** Address of the style sheet with the operator's colours; null: those of the theme. */
  styles: string | null;
  /** Languages on offer. */
  languages: readonly LanguageCode[];
  /** Parts that are switched off. */
  off: readonly SitePart[];
  /** The percentage of payments that is given away today; 0 without. */
  givingPercent: number;
  /** Legal texts that are the operator's own. */
  legal: readonly LegalTextName[];
  /** Popups with their first and last day, in UTC. */
  popups: readonly { code: string; from: string; until: string }[];
}

const SiteContext = createContext<Site | null>(null);

/** Server and browser provide the same: the browser that of its document. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('no SiteProvider');
  return site;
}

/** The languages on offer, each with its own name. */
export function useLanguages(): readonly Language[] {
  const { languages } = useSite();
  return LANGUAGES.filter(({ code }) => languages.includes(code));
}
