import { tabItems } from '#app/browser/storage/items.ts';
import { track } from '#app/data/analytics/track.ts';
import type { PaymentView } from './use-payment.ts';

const KEY = 'kandil.told-payments';

/** True the first time in this tab. */
function isNew(intentId: string): boolean {
  try {
    const reported = JSON.parse(tabItems.getItem(KEY) ?? '[]') as string[];
    if (reported.includes(intentId)) return false;
    tabItems.setItem(KEY, JSON.stringify([...reported, intentId].slice(-20)));
    return true;
  } catch {
    return false;
  }
}

/**
 * Records the end of a payment, once. It is sent from the next page: no foreign script runs on a page of payment
 * (ANALYTICS-10, ANALYTICS-12).
 */
export function trackPayment(intentId: string | null, view: PaymentView): void {
  if (!intentId || (view.kind !== 'paid' && view.kind !== 'failed') || !isNew(intentId)) return;
  const { planCode, periodCode, gatewayCode, reason } = view.state;
  if (view.kind === 'failed')
    track({ name: 'transaction_error', gatewayCode, reason: reason ?? 'CLOSED' });
  else track({ name: 'purchase', planCode, periodCode, gatewayCode });
}
