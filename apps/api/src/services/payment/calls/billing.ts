import { type Args, payment, Refusal } from '@kandil/contract';
import { payerOf, reserve } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { randomSecret } from '../../../platform/secrets/index.ts';
import { openApproval } from '../flows/approval.ts';
import { endIntent } from '../flows/close.ts';
import { asked, gatewayOf } from '../flows/gateways.ts';
import { limitAddress, limitNumber, payerOfCall } from '../flows/payer.ts';
import { refuseFailed } from '../flows/refusal.ts';
import { ACCOUNT_LIMIT } from '../rules/limits.ts';
import { LONGEST_APPROVAL, mayCharge } from '../rules/states.ts';
import { ownTermsVersion } from '../../../platform/site.ts';
import { TERMS_VERSION } from '../rules/terms.ts';
import { releaseSeat } from '../jobs/jobs.ts';
import { insertIntent, lockOpenIntent, lockPayer } from '../store/intents.ts';
import type { AgreedTerms, IntentRow } from '../store/tables.ts';
import type { PaymentWorld } from '../world.ts';

type Input = Args<typeof payment.billing>;

/** Starts an attempt to pay: reserves the purchase, replaces an older attempt, prepares the approval. */
export const billing = handle<PaymentWorld, typeof payment.billing>(
  payment.billing,
  async ({ input, context, world }) => {
    await limitAddress(world, 'start', context.ip);
    const userId = await payerOfCall(world, context);
    const { msisdn } = input;
    if (userId !== null) await world.limiter.take(ACCOUNT_LIMIT, userId);
    else if (msisdn === undefined) throw new Refusal('LOGIN_REQUIRED');
    gatewayOf(world, input.gatewayCode);
    const created = await create(world, context, userId, input);
    // The card form needs the payer's details first.
    if (created.source_kind === 'CREDIT_CARD') return { data: answerOf(created) };
    const intent = await asked(openApproval(world, created));
    refuseFailed(intent);
    return { data: answerOf(intent) };
  },
);

const answerOf = ({ id, state, redirect_url: redirectUrl }: IntentRow) => ({
  result: state === 'OTP_SENT' ? ('OTP' as const) : ('SUCCESS' as const),
  intentId: id,
  redirectUrl,
  tokenInfo: null,
});

async function create(
  world: PaymentWorld,
  { language, zone }: CallContext,
  userId: string | null,
  { gatewayCode, gatewayPackage, promotionCode: typedCode, msisdn }: Input,
): Promise<IntentRow> {
  const id = randomUUID();
  const promotionCode = typedCode ?? null;
  const { countryCode } = await world.internal(payerOf, { userId, timeZone: zone });
  const requested = { gatewayCode, gatewayPackage, promotionCode, countryCode, language };
  const terms = await world.internal(reserve, { intentId: id, userId, ...requested });
  try {
    await checkSource(world, terms, userId, msisdn);
    return await store(world, {
      id,
      user_id: userId,
      guest: userId === null,
      msisdn: terms.sourceKind === 'PAYMENT_SOURCE_MSISDN' ? (msisdn ?? null) : null,
      gateway_code: gatewayCode,
      gateway_package: gatewayPackage,
      promotion_code: promotionCode,
      country_code: countryCode,
      language,
      terms,
    });
  } catch (error) {
    await world.queue.enqueue(world.db, releaseSeat, { intentId: id }, { key: id });
    throw error;
  }
}

/** Guests may pay with a mobile number alone (SPEC-D35). @throws Refusal LOGIN_REQUIRED, INVALID_INPUT, TOO_MANY_REQUESTS */
async function checkSource(
  world: PaymentWorld,
  { sourceKind }: AgreedTerms,
  userId: string | null,
  msisdn: string | undefined,
): Promise<void> {
  if (sourceKind === 'PAYMENT_SOURCE_MSISDN') {
    if (msisdn === undefined)
      throw new Refusal('INVALID_INPUT', { fields: { msisdn: 'INVALID_INPUT' } });
    await limitNumber(world, msisdn);
  } else if (userId === null) throw new Refusal('LOGIN_REQUIRED');
}

type NewIntent = Pick<
  IntentRow,
  | 'id'
  | 'user_id'
  | 'guest'
  | 'msisdn'
  | 'gateway_code'
  | 'gateway_package'
  | 'promotion_code'
  | 'country_code'
  | 'language'
  | 'terms'
>;

/** Stores the intent in place of the payer's open one. @throws Refusal PAYMENT_OPEN while that is being charged */
async function store(world: PaymentWorld, intent: NewIntent): Promise<IntentRow> {
  const payer =
    intent.user_id === null ? { msisdn: intent.msisdn ?? '' } : { userId: intent.user_id };
  return transaction(world.db, async (trx) => {
    await lockPayer(trx, payer);
    const older = await lockOpenIntent(trx, payer);
    if (older && mayCharge(older)) throw new Refusal('PAYMENT_OPEN');
    if (older) await endIntent(trx, world, older, { state: 'ABANDONED' });
    const now = new Date(world.now());
    return insertIntent(trx, {
      ...intent,
      terms: intent.terms,
      state: 'CREATED',
      source_kind: intent.terms.sourceKind,
      terms_version: ownTermsVersion() ?? TERMS_VERSION,
      secret: randomSecret(),
      created_at: now,
      updated_at: now,
      expires_at: new Date(now.getTime() + LONGEST_APPROVAL),
    });
  });
}
