import type { UiKey } from '@kandil/i18n';
import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react';
import { type ModalName, type ModalParams, useModals } from '../lib/modals.ts';
import { useT } from '../lib/texts.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';

interface Entry<Name extends ModalName> {
  title: UiKey | ((params: ModalParams[Name]) => UiKey);
  wide?: boolean;
  content: LazyExoticComponent<ComponentType<ModalParams[Name]>>;
}

interface AnyEntry {
  title: UiKey | ((params: object) => UiKey);
  wide?: boolean;
  content: ComponentType<object>;
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
  notification: {
    title: 'notification.title',
    content: lazy(async () => ({ default: (await import('./notification-modal.tsx')).NotificationModal })),
  },
  login: {
    title: ({ form }) => (form === 'forgotPassword' ? 'forgot.title' : 'account.logIn'),
    content: lazy(async () => ({ default: (await import('../features/account/login-modal.tsx')).LoginModal })),
  },
  register: {
    title: 'signUp.title',
    wide: true,
    content: lazy(async () => ({ default: (await import('../features/account/register-modal.tsx')).RegisterModal })),
  },
  oneTimeCode: {
    title: 'code.title',
    content: lazy(async () => ({
      default: (await import('../features/account/one-time-code/one-time-code-modal.tsx')).OneTimeCodeModal,
    })),
  },
  resetPassword: {
    title: 'reset.title',
    content: lazy(async () => ({ default: (await import('../features/account/reset-password-modal.tsx')).ResetPasswordModal })),
  },
  verifyEmail: {
    title: 'verifyEmail.title',
    content: lazy(async () => ({ default: (await import('../features/account/verify-email-modal.tsx')).VerifyEmailModal })),
  },
};

/** The open modal, if any: one dialog whose content is the modal's own. */
export function Modals() {
  const t = useT();
  const modal = useModals((state) => state.modal);
  const close = useModals((state) => state.close);
  if (!modal) return null;
  // Name and parameters were opened together; the union has lost that.
  const { title, wide = false, content: Content } = MODALS[modal.name] as unknown as AnyEntry;
  return (
    <Dialog
      key={modal.name}
      visible={modal.visible}
      preventClosing={modal.preventClosing}
      title={t(typeof title === 'function' ? title(modal.params) : title)}
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
