import { paymentExport } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { stateForPayer } from '../rules/states.ts';
import { intentsOf } from '../store/intents.ts';
import type { PaymentWorld } from '../world.ts';

/** The attempts to pay of an account. */
export const dataExport = handle<PaymentWorld, typeof paymentExport>(
  paymentExport,
  async ({ input: { userId }, world }) => {
    const intents = await intentsOf(world.db, userId);
    const payments = intents.map((intent) => ({
      startedAt: intent.created_at,
      state: stateForPayer(intent),
      planCode: intent.terms.planCode,
      periodCode: intent.terms.periodCode,
      price: intent.terms.price,
      gatewayCode: intent.gateway_code,
      gatewaySubsId: intent.gateway_subs_id,
      phone: intent.msisdn,
      promotionCode: intent.promotion_code,
      termsVersion: intent.terms_version,
    }));
    return { data: { payments } };
  },
);
