import { useConsent } from '../consent.ts';
import { consentText, passingCookies, storeCookie, storedCookies, YEAR_DAYS } from '../cookies.ts';
import { PICTURES } from '../offline/caches.ts';
import { forgetCopies } from '../offline/forget.ts';
import { type Items, localItems, tabItems } from './items.ts';
import { isAllowed, NEEDS_CONSENT } from './stored.ts';

/** A place as what it holds, and how something is put there; null removes it. */
interface Shelf {
  passing: Map<string, string>;
  stored: Iterable<readonly [key: string, value: string]>;
  put(key: string, value: string | null): void;
}

/** Stores what is allowed now; takes back what is not any more: it lasts until the page closes. */
function sort({ passing, stored, put }: Shelf, allows: (key: string) => boolean): void {
  const held = [...passing];
  for (const [key, value] of stored) {
    if (allows(key)) continue;
    put(key, null);
    if (!passing.has(key)) passing.set(key, value);
  }
  for (const [key, value] of held) {
    if (!allows(key)) continue;
    passing.delete(key);
    put(key, value);
  }
}

function sortCookies(): void {
  const shelf = {
    passing: passingCookies,
    stored: storedCookies(),
    put: (name: string, value: string | null) =>
      storeCookie(name, value ?? '', value === null ? 0 : YEAR_DAYS),
  };
  sort(shelf, (name) => isAllowed('cookie', name, consentText()));
}

const ITEMS: Record<'local' | 'tab', Items<string>> = { local: localItems, tab: tabItems };

function sortItems(place: keyof typeof ITEMS): void {
  const items = ITEMS[place];
  const { functionality, measuring } = NEEDS_CONSENT[place];
  const stored = [...functionality, ...measuring].flatMap((key) => {
    const value = items.getItem(key);
    return value === null ? [] : [[key, value] as const];
  });
  const put = (key: string, value: string | null) =>
    value === null ? items.removeItem(key) : void items.setItem(key, value);
  sort({ passing: items.passing, stored, put }, (key) => isAllowed(place, key, consentText()));
}

/** Makes what is stored match the answer to the cookie notice. */
export function applyConsent(): void {
  sortCookies();
  sortItems('local');
  sortItems('tab');
  if (!isAllowed('cache', PICTURES, consentText())) forgetCopies();
}

/** From now on. An answer that has run out counts as none, so what it allowed goes, too. */
export function followConsent(): void {
  applyConsent();
  useConsent.subscribe(applyConsent);
}
