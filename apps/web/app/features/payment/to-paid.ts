import type { Data, payment } from '@kandil/contract';
import { paths } from '#app/paths.ts';

/**
 * Leaves for where the payer approves, or for the page that says what became of the payment. A new document either way:
 * the account has changed.
 * @param base the language prefix of paths
 */
export function toPaid(
  { redirectUrl, intentId }: Pick<Data<typeof payment.billing>, 'redirectUrl' | 'intentId'>,
  base: string,
): void {
  window.location.assign(redirectUrl ?? base + paths.paymentSucceed(intentId));
}
