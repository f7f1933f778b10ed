import { purchase } from '@kandil/contract';
import { browserApi } from '#app/data/client/api.ts';
import { openModalOver } from '../prompt/modal-store.ts';

/**
 * Opens the payment of the member's own plan, with its quote: one press to pay a failed payment again.
 * @throws ApiError
 */
export async function payAgain(): Promise<void> {
  const { data: plan } = await browserApi(purchase.userPlan, {});
  if (plan)
    openModalOver('paymentType', {
      selectedPlan: plan.planCode,
      selectedPeriod: plan.periodCode,
    });
  else openModalOver('subscriptionPlans', {});
}
