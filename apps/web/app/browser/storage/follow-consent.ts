import { applyConsentToCookies, consentText } from '../cookies.ts';
import { useConsent } from '../consent.ts';
import { PICTURES } from '../offline/caches.ts';
import { forgetCopies } from '../offline/forget.ts';
import { localItems, tabItems } from './items.ts';
import { isAllowed } from './stored.ts';

/** Makes what is stored match the answer to the cookie notice. What is taken back lasts until the page closes. */
export function applyConsent(): void {
  applyConsentToCookies();
  localItems.applyConsent();
  tabItems.applyConsent();
  if (!isAllowed('cache', PICTURES, consentText())) forgetCopies();
}

/** From now on. An answer that has run out counts as none, so what it allowed goes, too. */
export function followConsent(): void {
  applyConsent();
  useConsent.subscribe(applyConsent);
}
