import { Refusal } from '@kandil/contract';
import type { IntentRow } from '../store/tables.ts';

/**
 * Answers a failed intent: its id is the reference, with which `payment.billingState` answers the reason.
 * @throws Refusal PAYMENT_REFUSED
 */
export function refuseFailed({ id, state }: IntentRow): void {
  if (state === 'FAILED') throw new Refusal('PAYMENT_REFUSED', { reference: id });
}
