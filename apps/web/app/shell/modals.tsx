import type { UiKey } from '@kandil/i18n';
import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react';
import { type ModalName, type ModalParams, useModals } from '../lib/modals.ts';
import { useT } from '../lib/texts.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';

interface Entry<Name extends ModalName> {
  title: UiKey;
  wide?: boolean;
  content: LazyExoticComponent<ComponentType<ModalParams[Name]>>;
}

/** What each modal shows; its code is fetched when it is first opened. */
const MODALS: { [Name in ModalName]: Entry<Name> } = {
  share: {
    title: 'share.title',
    content: lazy(async () => ({ default: (await import('./share-modal.tsx')).ShareModal })),
  },
  cookiePreferences: {
    title: 'cookies.title',
    content: lazy(async () => ({ default: (await import('./cookie-preferences-modal.tsx')).CookiePreferencesModal })),
  },
};

/** The open modal, if any: one dialog whose content is the modal's own. */
export function Modals() {
  const t = useT();
  const modal = useModals((state) => state.modal);
  const close = useModals((state) => state.close);
  if (!modal) return null;
  const { title, wide = false, content } = MODALS[modal.name];
  // Name and parameters were opened together; the union has lost that.
  const Content = content as ComponentType<object>;
  return (
    <Dialog
      key={modal.name}
      visible={modal.visible}
      preventClosing={modal.preventClosing}
      title={t(title)}
      closeLabel={t('action.close')}
      wide={wide}
      onClose={close}
    >
      <Suspense
        fallback={
          <p className="flex justify-center py-10">
            <Spinner className="size-8 text-gold" />
          </p>
        }
      >
        <Content {...modal.params} />
      </Suspense>
    </Dialog>
  );
}
