import { tabItems } from '#app/browser/storage/items.ts';
import type { KeyOf } from '#app/browser/storage/stored.ts';

/**
 * What a person came for and has not done yet: it travels with them through login, sign-up, one-time code, social
 * sign-in, another language and a new document, until it is done (SPEC-D55). It is necessary storage of this tab: the
 * person asked for it by following a link or a button, and it ends with the tab.
 */
interface KeptIntent {
  keep(value: string): void;
  read(): string | null;
  forget(): void;
}

/** Where the tab's storage is blocked, the value lives until the next document. */
function keptInTab(key: KeyOf<'tab'>): KeptIntent {
  let inMemory: string | null = null;
  return {
    keep(value) {
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
export const offerIntent = keptInTab('kandil.offer');
/** The token of a family invitation. */
export const invitationIntent = keptInTab('kandil.invitation');
/** The path of the title that needed a plan, with its query and without a language prefix. */
export const placeIntent = keptInTab('kandil.come-back');
