import {
  givingPercent,
  partsOff,
  PLAIN_SITE,
  type SiteDocument,
  type SitePart,
  type SitePartner,
} from '@kandil/contract/site';
import { receiptPrefixOf, siteNameIn, siteSlugOf } from '@kandil/i18n';

let site = PLAIN_SITE;
let isLoaded = false;
const listeners = new Set<() => void>();

/**
 * The site document as this process knows it: one process serves one site. It is loaded at the start and again after an
 * import (`apps/server/src/catalogue-watch.ts`).
 */
export const currentSite = (): SiteDocument => site;

/** Replaces the document; what was derived from the old one is dropped. */
export function setSite(document: SiteDocument): void {
  site = document;
  isLoaded = true;
  for (const listener of listeners) listener();
}

/** Whether the operator offers a part of the product. */
export const offers = (part: SitePart): boolean => !partsOff(site).includes(part);

/**
 * The percentage of a payment of this moment that the operator gives away.
 * @throws Error while the document could not be loaded yet: nothing is booked without its share
 */
export function givingPercentAt(at: Date): number {
  if (!isLoaded) throw new Error('the site document is not loaded yet');
  return givingPercent(site, at);
}

/**
 * Letters before the numbers of receipts that are booked now.
 * @throws Error while the document could not be loaded yet
 */
export function newReceiptPrefix(): string {
  if (!isLoaded) throw new Error('the site document is not loaded yet');
  return receiptPrefixOf(site);
}

/**
 * What the operator's document lacks before new subscriptions may be sold: who sells, on which terms, and what becomes of
 * the buyer's data. Empty: nothing.
 */
export function missingLaw({ company, legal }: SiteDocument = site): string[] {
  return [
    ...(company ? [] : ['company']),
    ...(['terms-of-use', 'privacy-policy'] as const).filter((name) => !legal?.[name]),
  ];
}

/** The day of the operator's terms, if they have own ones. */
export const ownTermsVersion = (): string | undefined => site.legal?.['terms-of-use']?.updated;

/** The partner of a slug, if there is one. */
export const partnerOf = (slug: string): SitePartner | undefined =>
  site.partners?.find((partner) => partner.slug === slug);

/** The name of the service in a language. */
export const siteName = (language: string): string => siteNameIn(site, language);

/** The name of the service for names of files. */
export const siteSlug = (): string => siteSlugOf(site);

/**
 * Derives something from the site and a key once, until the site changes.
 * @param derive called with the current site
 */
export function ofSite<Key, Value>(
  derive: (key: Key, site: SiteDocument) => Value,
): (key: Key) => Value {
  const known = new Map<Key, Value>();
  listeners.add(() => known.clear());
  return (key) => {
    const found = known.get(key) ?? derive(key, site);
    known.set(key, found);
    return found;
  };
}
