import type { Translate, UiKey } from '@kandil/i18n';
import type { ComponentType } from 'react';
import {
  type ModalName,
  type ModalParams,
  type OpenModal,
  useModals,
} from '#app/domain/prompt/modal-store.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { Button } from '@kandil/ui/button.tsx';
import { Dialog } from '@kandil/ui/dialog.tsx';
import { ErrorState } from '@kandil/ui/error-state.tsx';
import { Spinner } from '@kandil/ui/spinner.tsx';
import { Notifications } from './toast-host.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

/** A title that is no text of ours. */
interface OwnTitle {
  text: string;
}

interface Entry<Name extends ModalName> {
  title: UiKey | ((params: ModalParams[Name]) => UiKey | OwnTitle);
  wide?: boolean;
  load: () => Promise<ComponentType<ModalParams[Name]>>;
}

interface AnyEntry {
  title: UiKey | ((params: object) => UiKey | OwnTitle);
  wide?: boolean;
  load: () => Promise<ComponentType<object>>;
}

/** The content of each modal; its code is fetched when it is first opened. */
const MODALS: { [Name in ModalName]: Entry<Name> } = {
  share: {
    title: 'share.title',
    load: async () => (await import('./share-modal.tsx')).ShareModal,
  },
  cookiePreferences: {
    title: 'cookies.title',
    load: async () => (await import('./cookie-preferences-modal.tsx')).CookiePreferencesModal,
  },
  notification: {
    title: 'notification.title',
    load: async () => (await import('./notification-modal.tsx')).NotificationModal,
  },
  login: {
    title: ({ form }) => (form === 'forgotPassword' ? 'forgot.title' : 'account.logIn'),
    load: async () => (await import('#app/features/account/login-modal.tsx')).LoginModal,
  },
  register: {
    title: 'signUp.title',
    wide: true,
    load: async () => (await import('#app/features/account/register-modal.tsx')).RegisterModal,
  },
  oneTimeCode: {
    title: 'code.title',
    load: async () =>
      (await import('#app/features/account/one-time-code/one-time-code-modal.tsx'))
        .OneTimeCodeModal,
  },
  resetPassword: {
    title: 'reset.title',
    load: async () =>
      (await import('#app/features/account/reset-password-modal.tsx')).ResetPasswordModal,
  },
  socialProof: {
    title: 'social.proofTitle',
    load: async () =>
      (await import('#app/features/account/social/proof-modal.tsx')).SocialProofModal,
  },
  verifyEmail: {
    title: 'verifyEmail.title',
    load: async () =>
      (await import('#app/features/account/verify-email-modal.tsx')).VerifyEmailModal,
  },
  userInfo: {
    title: ({ activeFormName }) => `userInfo.${activeFormName}`,
    load: async () =>
      (await import('#app/features/account/user-info/user-info-modal.tsx')).UserInfoModal,
  },
  devices: {
    title: 'settings.devicesModal',
    load: async () =>
      (await import('#app/features/settings/devices/devices-modal.tsx')).DevicesModal,
  },
  deleteAccount: {
    title: 'settings.delete',
    load: async () =>
      (await import('#app/features/settings/privacy/delete-account-modal.tsx')).DeleteAccountModal,
  },
  deletion: {
    title: 'settings.deletionTitle',
    load: async () =>
      (await import('#app/features/settings/privacy/deletion-modal.tsx')).DeletionModal,
  },
  confirm: {
    title: ({ title }) => title,
    load: async () => (await import('./confirm-modal.tsx')).ConfirmModal,
  },
  loading: {
    title: 'settings.loading',
    load: async () => (await import('./loading-modal.tsx')).LoadingModal,
  },
  enterPin: {
    title: ({ reason }) => (reason === 'enter' ? 'pin.title' : 'pin.grownUps'),
    load: async () => (await import('#app/domain/profile/enter-pin-modal.tsx')).EnterPinModal,
  },
  popup: {
    title: ({ popup }) => ({ text: popup.title }),
    load: async () => (await import('#app/features/popups/popup-modal.tsx')).PopupModal,
  },
  subscriptionPlans: {
    title: 'plans.title',
    wide: true,
    load: async () => (await import('#app/features/plans/plans-modal.tsx')).PlansModal,
  },
  paymentType: {
    title: 'payment.title',
    load: async () =>
      (await import('#app/features/payment/payment-type-modal.tsx')).PaymentTypeModal,
  },
  creditCard: {
    title: 'payment.card.title',
    load: async () => (await import('#app/features/payment/credit-card-modal.tsx')).CreditCardModal,
  },
  mobilePayment: {
    title: 'payment.numberTitle',
    load: async () =>
      (await import('#app/features/payment/mobile-payment-modal.tsx')).MobilePaymentModal,
  },
  promoCode: {
    title: 'payment.promoTitle',
    load: async () => (await import('#app/features/payment/promo-code-modal.tsx')).PromoCodeModal,
  },
  report: {
    title: 'report.title',
    load: async () => (await import('#app/features/support/report-modal.tsx')).ReportModal,
  },
  prayer: {
    title: ({ prayer }) => `prayer.now.${prayer}`,
    load: async () => (await import('#app/features/prayer/prayer-modal.tsx')).PrayerModal,
  },
  profilePin: {
    title: ({ remove }) => (remove ? 'profile.removePin' : 'profile.lock'),
    load: async () =>
      (await import('#app/features/profiles/profile-pin-modal.tsx')).ProfilePinModal,
  },
};

/** The open modals, the one on top last. */
export function Modals({ modals }: { modals: readonly OpenModal[] }) {
  useCloseOnBack();
  return modals.map((modal, at) => (
    <Modal
      // The place is part of the key: the modals below stay as they are while others come and go above.
      key={`${at} ${modal.name}`}
      modal={modal}
      isTop={at === modals.length - 1}
      hasOthersBelow={at > 0}
    />
  ));
}

interface ModalProps {
  modal: OpenModal;
  isTop: boolean;
  hasOthersBelow: boolean;
}

/** Name and parameters were opened together; the union type does not keep the pair. */
const entryOf = ({ name }: OpenModal): AnyEntry => MODALS[name] as unknown as AnyEntry;

function titleOf(modal: OpenModal, t: Translate<UiKey>): string {
  const { title } = entryOf(modal);
  const named = typeof title === 'function' ? title(modal.params) : title;
  return typeof named === 'string' ? t(named) : named.text;
}

/** A dialog around the modal's content. */
function Modal({ modal, isTop, hasOthersBelow }: ModalProps) {
  const t = useT();
  const close = useModals((state) => state.close);
  const { wide = false, load } = entryOf(modal);
  const { code: Content, failed, again } = useLazyModule(load);
  const waiting = !Content && !failed;
  return (
    <Dialog
      // Another element with the content: one that grew would move its title.
      key={waiting ? 'waiting' : 'complete'}
      waiting={waiting}
      visible={modal.visible}
      preventClosing={modal.preventClosing}
      title={titleOf(modal, t)}
      closeLabel={t(hasOthersBelow ? 'action.back' : 'action.close')}
      closing={hasOthersBelow ? 'back' : 'close'}
      wide={wide}
      onClose={close}
    >
      {Content && <Content {...modal.params} />}
      {waiting && (
        <p className="flex justify-center py-10">
          <Spinner className="text-gold size-8" />
        </p>
      )}
      {failed && (
        <ErrorState
          title={t('state.errorTitle')}
          text={t('state.offlineText')}
          action={<Button onClick={again}>{t('action.tryAgain')}</Button>}
        />
      )}
      {isTop && <Notifications inModal />}
    </Dialog>
  );
}
