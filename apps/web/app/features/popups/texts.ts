import type { UiKey } from '@kandil/i18n';
import { paths } from '#app/paths.ts';
import type { PopupId } from '#app/domain/prompt/popup-windows.ts';

/** The texts of each popup, and the target of its action. */
export const POPUPS: Record<PopupId, { text: UiKey; action: UiKey; path: string }> = {
  promo: { text: 'popup.promoText', action: 'popup.promoAction', path: paths.subscriptionPlans() },
  relief: {
    text: 'popup.reliefText',
    action: 'popup.reliefAction',
    path: paths.socialResponsibility(),
  },
};
