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
  const left = useRef<OpenModal | null>(null);
  useEffect(() => {
    const onBack = () => (left.current = useModals.getState().modal);
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
  // Only when the page has changed: closing a modal may lead elsewhere, such as from /login to the landing page. The new
  // page may have opened a modal itself.
  useEffect(() => {
    const { modal, closeAll } = useModals.getState();
    const isLeft = left.current !== null && modal?.name === left.current.name;
    left.current = null;
    if (type === NavigationType.Pop && isLeft && !modal.preventClosing) closeAll();
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
