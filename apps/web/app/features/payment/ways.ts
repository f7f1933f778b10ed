import type { payment } from '@kandil/contract';
import type { UiKey } from '@kandil/i18n';
import BanknoteIcon from 'lucide-react/icons/wallet';
import CardIcon from 'lucide-react/icons/credit-card';
import PageIcon from 'lucide-react/icons/square-arrow-out-up-right';
import PhoneIcon from 'lucide-react/icons/smartphone';
import type { ComponentType, SVGProps } from 'react';

interface Way {
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** What happens next. */
  text: UiKey;
}

/** How each source kind is shown. */
export const WAYS: Readonly<Record<payment.SourceKind, Way>> = {
  REDIRECT: { icon: BanknoteIcon, text: 'payment.wayRedirect' },
  CREDIT_CARD: { icon: CardIcon, text: 'payment.wayCard' },
  PAYMENT_SOURCE_MSISDN: { icon: PhoneIcon, text: 'payment.wayNumber' },
  CONSENT_GATEWAY: { icon: PageIcon, text: 'payment.wayConsent' },
};
