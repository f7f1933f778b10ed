import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { type OpenModal, useModals } from '#app/domain/prompt/modal-store.ts';

/**
 * Back and Forward close the modals of the page that is left, unless closing is prevented (MODAL-19): what a modal asks
 * belongs to its page.
 */
export function useCloseOnBack(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const left = useRef<{ page: string; modal: OpenModal | null } | null>(null);
  // Before the modal is painted: Back may be pressed as soon as it is seen.
  useLayoutEffect(() => {
    const onBack = () => (left.current = { page: key, modal: useModals.getState().modal });
    // In the capture phase: the router's listener may show the next page before a listener after it is called.
    window.addEventListener('popstate', onBack, true);
    return () => window.removeEventListener('popstate', onBack, true);
  }, [key]);
  // Only when the page has changed: closing a modal may lead elsewhere, such as from /login to the landing page. The new
  // page may have opened a modal itself.
  useLayoutEffect(() => {
    const { modal, closeAll } = useModals.getState();
    const from = left.current;
    left.current = null;
    if (type !== NavigationType.Pop || !from || from.page === key) return;
    if (modal && modal.name === from.modal?.name && !modal.preventClosing) closeAll();
  }, [key, type]);
}
