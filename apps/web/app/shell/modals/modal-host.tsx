import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { type OpenModal, useModals } from '#app/domain/prompt/modal-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';

const loadModals = async () => (await import('./registry.tsx')).Modals;

/**
 * Back and Forward close the modals of the page that is left, unless closing is prevented (MODAL-19): what a modal asks
 * belongs to its page.
 */
function useCloseOnBack(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const left = useRef<{ page: string; modal: OpenModal | null } | null>(null);
  useEffect(() => {
    const onBack = () => (left.current = { page: key, modal: useModals.getState().modal });
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [key]);
  // Only when the page has changed: closing a modal may lead elsewhere, such as from /login to the landing page. The new
  // page may have opened a modal itself.
  useEffect(() => {
    const { modal, closeAll } = useModals.getState();
    const from = left.current;
    left.current = null;
    if (type !== NavigationType.Pop || !from || from.page === key) return;
    if (modal && modal.name === from.modal?.name && !modal.preventClosing) closeAll();
  }, [key, type]);
}

/** Renders the open modals. The dialog's code is not part of the first load: it is fetched with the first modal. */
export function ModalHost() {
  const t = useT();
  useCloseOnBack();
  const modal = useModals((state) => state.modal);
  const below = useModals((state) => state.below);
  const { code: Modals, failed } = useLazyModule(modal ? loadModals : null);
  useEffect(() => {
    if (!failed) return;
    notify('error', t('state.offlineText'));
    useModals.setState({ modal: null, below: [] });
  }, [failed, t]);
  return modal && Modals ? <Modals modals={[...below, modal]} /> : null;
}
