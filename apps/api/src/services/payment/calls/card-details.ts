import { type Args, payment, Refusal } from '@kandil/contract';
import { handle, sessionOf } from '../../../platform/http/handler.ts';
import { formUrl, openApproval } from '../flows/approval.ts';
import { asked } from '../flows/gateways.ts';
import { refuseFailed } from '../flows/refusal.ts';
import { ACCOUNT_LIMIT } from '../rules/limits.ts';
import { isExpired } from '../rules/states.ts';
import { intentById } from '../store/intents.ts';
import type { CardPayer } from '../vendors/gateway.ts';
import type { PaymentWorld } from '../world.ts';

/** Prepares the gateway's card form. The details are passed on, and neither stored nor logged. */
export const cardDetails = handle<PaymentWorld, typeof payment.cardDetails>(
  payment.cardDetails,
  async ({ input, context, world }) => {
    const { userId } = sessionOf(context);
    await world.limiter.take(ACCOUNT_LIMIT, userId);
    const intent = await intentById(world.db, input.intentId);
    if (intent?.user_id !== userId || intent.source_kind !== 'CREDIT_CARD')
      throw new Refusal('NOT_FOUND');
    refuseFailed(intent);
    const waits = intent.state === 'CREATED' || intent.state === 'REDIRECTED';
    if (!waits || isExpired(intent, world.now())) throw new Refusal('QUOTE_EXPIRED');
    const payer = payerOf(input, intent.country_code);
    const opened = await asked(openApproval(world, intent, payer));
    refuseFailed(opened);
    if (opened.state !== 'REDIRECTED') throw new Refusal('QUOTE_EXPIRED');
    return { data: { redirectUrl: opened.redirect_url ?? formUrl(world, opened) } };
  },
);

function payerOf(details: Args<typeof payment.cardDetails>, countryCode: string | null): CardPayer {
  const { name, surname, email, phone, identityNumber, address: line, city, zipCode } = details;
  const address = { line, city, zipCode, country: countryCode ?? 'TR' };
  return { name, surname, email, phone: `+${phone}`, identityNumber, address };
}
