import { tabItems } from '#app/browser/storage/items.ts';
import type { KeyOf } from '#app/browser/storage/stored.ts';

/**
 * What a person came for and has not done yet: it travels with them through login, sign-up, one-time code, social
 * sign-in, another language and a new document, until it is done (SPEC-D55). It is necessary storage of this tab: the
 * person asked for it by following a link or a button, and it ends with the tab.
 */
interface StoredIntent {
  store(value: string): void;
  read(): string | null;
  forget(): void;
}

/** Where the tab's storage is blocked, the value lives until the next document. */
function intentInTab(key: KeyOf<'tab'>): StoredIntent {
  let inMemory: string | null = null;
  return {
    store(value) {
      inMemory = tabItems.setItem(key, value) ? null : value;
    },
    read: () => tabItems.getItem(key) ?? inMemory,
    forget() {
      inMemory = null;
      tabItems.removeItem(key);
    },
  };
}

/** The promo code of an offer that was shown or typed, with its plan (`ShownOffer` as JSON). */
export const offerIntent = intentInTab('kandil.offer');
/** The token of a family invitation. */
export const invitationIntent = intentInTab('kandil.invitation');
/** The path of the title that needed a plan, with its query and without a language prefix. */
export const placeIntent = intentInTab('kandil.come-back');
