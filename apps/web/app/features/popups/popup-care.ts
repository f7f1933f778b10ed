import { content } from '@kandil/contract';
import { useEffect } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { useClientState } from '#app/data/client/client-state.ts';
import { readCookie, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';
import { openModal, useModals } from '#app/domain/prompt/modal-store.ts';
import { report } from '#app/browser/report.ts';

const shownPopups = () => (readCookie('kandil_popups') ?? '').split('.').filter(Boolean);

/**
 * Opens a popup once per browser; a cookie records that it was shown (CAMPAIGN-05). It waits while a dialog is open,
 * and never opens in a kids profile. Without its texts it opens at the next visit. It renders nothing.
 */
export function PopupCare({ code }: { code: string }) {
  const { currentProfile } = useClientState();
  const isBusy = useModals(({ modal }) => modal !== null);
  const isChild = currentProfile?.profileType === 'KIDS';
  useEffect(() => {
    if (isBusy || isChild || shownPopups().includes(code)) return;
    let isOver = false;
    browserApi(content.sitePopup, { code }).then(
      ({ data }) => {
        if (isOver) return;
        writeCookie('kandil_popups', [...shownPopups(), code].join('.'), YEAR_DAYS);
        openModal('popup', { popup: data });
      },
      (error: unknown) => report(error),
    );
    return () => void (isOver = true);
  }, [code, isBusy, isChild]);
  return null;
}
