import { useEffect } from 'react';
import { useClientState } from '#app/data/client/client-state.ts';
import { COOKIES, readCookie, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';
import { openModal, useModals } from '#app/domain/prompt/modal-store.ts';
import type { PopupId } from '#app/domain/prompt/popup-windows.ts';

/**
 * Opens a popup, once in a browser: that it was shown is kept in a cookie (CAMPAIGN-05). It waits while another
 * dialog is open, and is not for children. It draws nothing.
 */
export function PopupCare({ popup }: { popup: PopupId }) {
  const { currentProfile } = useClientState();
  const isBusy = useModals(({ modal }) => modal !== null);
  const isChild = currentProfile?.profileType === 'KIDS';
  useEffect(() => {
    const shown = (readCookie(COOKIES.popups) ?? '').split('.').filter(Boolean);
    if (isBusy || isChild || shown.includes(popup)) return;
    writeCookie(COOKIES.popups, [...shown, popup].join('.'), YEAR_DAYS);
    openModal('popup', { popup });
  }, [popup, isBusy, isChild]);
  return null;
}
