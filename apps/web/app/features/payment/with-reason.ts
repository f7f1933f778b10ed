import { payment } from '@kandil/contract';
import type { Translate, UiKey } from '@kandil/i18n';
import { browserApi } from '#app/data/client/api.ts';
import { isApiError } from '@kandil/ui/forms/errors.ts';

/** Why an attempt was refused; null if nobody knows, or the service does not answer. */
async function reasonOf(intentId: string) {
  try {
    return (await browserApi(payment.billingState, { intentId })).data.reason;
  } catch {
    return null;
  }
}

/**
 * For the `catch` of a call that pays: throws the error again; that of a refused payment says why, which only the state
 * of the attempt knows.
 */
export function withReason(t: Translate<UiKey>) {
  return async (problem: unknown): Promise<never> => {
    if (isApiError(problem) && problem.code === 'PAYMENT_REFUSED' && problem.meta?.reference) {
      const reason = await reasonOf(problem.meta.reference);
      if (reason) problem.message = `${t(`paid.reason.${reason}`)} ${t('paid.nothingCharged')}`;
    }
    throw problem;
  };
}
