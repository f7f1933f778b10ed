import { useEffect } from 'react';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';

const loadModals = async () => (await import('./registry.tsx')).Modals;

/** Renders the open modals. The dialog's code is not part of the first load: it is fetched with the first modal. */
export function ModalHost() {
  const t = useT();
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
