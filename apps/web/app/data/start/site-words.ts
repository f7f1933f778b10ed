import { type LanguageCode, siteTexts, type SiteWords, type Texts } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';

type Section = 'ui' | 'errors';

const known = new WeakMap<SiteWords, Map<string, Texts>>();

/** The texts of a section as a site says them, made once for each site and language. For the server alone. */
export function siteTextsOf(site: SiteWords, language: LanguageCode, section: Section): Texts {
  const ofSite = known.get(site) ?? new Map<string, Texts>();
  known.set(site, ofSite);
  const key = `${language} ${section}`;
  const texts = ofSite.get(key) ?? siteTexts<Texts>(textsOf(language, section), language, site);
  ofSite.set(key, texts);
  return texts;
}
