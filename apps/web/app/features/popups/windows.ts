import type { UiKey } from '@kandil/i18n';
import { paths } from '../../lib/paths.ts';

/** What a popup says, and the days on which it does. */
export interface Popup {
  id: 'promo' | 'relief';
  /** First and last day, both included, in UTC (decision 31). */
  from: string;
  to: string;
  title: UiKey;
  text: UiKey;
  action: UiKey;
  /** Where its action leads. */
  path: string;
}

/** Popups of a season (CAMPAIGN-17, CAMPAIGN-18); a new one is a new row, so that whoever closed another sees it. */
export const POPUPS: readonly Popup[] = [
  {
    id: 'promo',
    from: '2023-12-08',
    to: '2024-01-23',
    title: 'popup.promo',
    text: 'popup.promoText',
    action: 'popup.promoAction',
    path: paths.subscriptionPlans(),
  },
  {
    id: 'relief',
    from: '2023-02-09',
    to: '2023-02-27',
    title: 'popup.relief',
    text: 'popup.reliefText',
    action: 'popup.reliefAction',
    path: paths.socialResponsibility(),
  },
];

/** The popup of a day; null when there is none. @param now milliseconds since 1970 */
export function popupAt(now: number): Popup | null {
  const day = new Date(now).toISOString().slice(0, 10);
  return POPUPS.find(({ from, to }) => from <= day && day <= to) ?? null;
}
