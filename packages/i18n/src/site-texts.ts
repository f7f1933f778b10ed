import type { SiteDocument } from '@kandil/contract/site';
import type { Texts } from './translate.ts';

/** What a text needs to know of the service. */
export type SiteWords = Pick<SiteDocument, 'name' | 'texts' | 'receiptPrefix'>;

/** The name of the service in a language. */
export const siteNameIn = ({ name }: Pick<SiteDocument, 'name'>, language: string): string =>
  name[language] ?? name['en'] ?? '';

/**
 * The name of the service for names of files, in ASCII: `ecole-tv` for “École TV”. A name without Latin letters and digits
 * is `service`.
 */
export const siteSlugOf = ({ name }: Pick<SiteDocument, 'name'>): string =>
  siteNameIn({ name }, 'en')
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'service';

/** Letters before the numbers of new receipts. */
export const receiptPrefixOf = ({ receiptPrefix = 'R' }: Pick<SiteDocument, 'receiptPrefix'>) =>
  receiptPrefix;

/**
 * Texts of a language as the service says them: the operator's own words replace ours, `{brand}` is the name, and
 * `{receiptPrefix}` what its receipts begin with. Own
 * words without this language are said in English, so that a page never says something else than the operator.
 */
export function siteTexts<T extends Texts>(texts: T, language: string, site: SiteWords): T {
  const name = siteNameIn(site, language);
  const prefix = receiptPrefixOf(site);
  const own: Partial<Record<string, Texts>> = site.texts ?? {};
  const entries = Object.entries(texts).map(([key, text]) => {
    const words = own[key];
    const said = words?.[language] ?? words?.['en'] ?? text;
    return [key, said.replaceAll('{brand}', name).replaceAll('{receiptPrefix}', prefix)];
  });
  return Object.fromEntries(entries) as T;
}
