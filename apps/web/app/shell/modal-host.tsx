import { useEffect } from 'react';
import { useModals } from '../lib/modals.ts';
import { notify } from '../lib/notifications.ts';
import { useT } from '../lib/texts.tsx';
import { useCode } from '../lib/use-code.ts';

const loadModals = async () => (await import('./modals.tsx')).Modals;

/** Where modals appear. Dialog and modals are no part of the first load: they come with the first that is opened. */
export function ModalHost() {
  const t = useT();
  const modal = useModals((state) => state.modal);
  const { code: Modals, failed } = useCode(modal ? loadModals : null);
  useEffect(() => {
    if (!failed) return;
    notify('error', t('state.offlineText'));
    useModals.setState({ modal: null });
  }, [failed, t]);
  return modal && Modals ? <Modals modal={modal} /> : null;
}
