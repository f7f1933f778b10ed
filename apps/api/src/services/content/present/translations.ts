import { type LanguageCode, siteTexts } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import { createHash } from 'node:crypto';
import { ofSite } from '../../../platform/site.ts';

export interface Translation {
  /** Hash of the texts: twelve hexadecimal digits. */
  version: string;
  texts: Record<string, string>;
}

/** The texts of the web client in a language, as the site says them; English replaces missing ones. */
export const translationOf = ofSite<LanguageCode, Translation>((language, site) => {
  const texts = siteTexts(textsOf(language, 'ui'), language, site);
  const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12);
  return { texts, version };
});
