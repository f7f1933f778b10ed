import type { payment, purchase } from '@kandil/contract';
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

type Option = purchase.PaymentOption;

/** The way that is chosen first: the package or the gateway that a link names, else the first one. */
export const firstOption = (
  options: readonly Option[],
  { gatewayCode, gatewayPackage }: { gatewayCode?: string; gatewayPackage?: string },
): Option | undefined =>
  options.find((option) => option.gatewayPackage === gatewayPackage) ??
  options.find((option) => option.gatewayCode === gatewayCode) ??
  options[0];

/** The option of a chosen way after a promo code has changed the packages; the first one if that way has gone. */
export const optionOfWay = (
  options: readonly Option[],
  way: Pick<Option, 'gatewayCode' | 'sourceKind'> | undefined,
): Option | undefined =>
  options.find(
    ({ gatewayCode, sourceKind }) =>
      gatewayCode === way?.gatewayCode && sourceKind === way.sourceKind,
  ) ?? options[0];
