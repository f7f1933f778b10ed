import { useEffect } from 'react';
import { useClientState } from '#app/data/client/client-state.ts';
import { readCookie, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';
import { openModal, useModals } from '#app/domain/prompt/modal-store.ts';
import type { PopupId } from '#app/domain/prompt/popup-windows.ts';

/**
 * Opens a popup once per browser; a cookie records that it was shown (CAMPAIGN-05). It waits while a dialog is open,
 * and never opens in a kids profile. It renders nothing.
 */
export function PopupCare({ popup }: { popup: PopupId }) {
  const { currentProfile } = useClientState();
  const isBusy = useModals(({ modal }) => modal !== null);
  const isChild = currentProfile?.profileType === 'KIDS';
  useEffect(() => {
    const shown = (readCookie('kandil_popups') ?? '').split('.').filter(Boolean);
    if (isBusy || isChild || shown.includes(popup)) return;
    writeCookie('kandil_popups', [...shown, popup].join('.'), YEAR_DAYS);
    openModal('popup', { popup });
  }, [popup, isBusy, isChild]);
  return null;
}
