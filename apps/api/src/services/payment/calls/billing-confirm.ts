import { type Data, payment, Refusal } from '@kandil/contract';
import { signInByNumber } from '@kandil/contract/internal';
import { createHash } from 'node:crypto';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { closeIntent, endIntent } from '../flows/close.ts';
import { asked, gatewayOf } from '../flows/gateways.ts';
import { limitAddress, limitNumber, payerOfCall } from '../flows/payer.ts';
import { reconcileIntent } from '../flows/reconcile.ts';
import { refuseFailed } from '../flows/refusal.ts';
import { CODE_LIMIT } from '../rules/limits.ts';
import { isExpired, isOpen, LONGEST_APPROVAL, mayCharge } from '../rules/states.ts';
import {
  attemptWithNumber,
  changeIntent,
  lockIntent,
  lockOpenIntent,
  lockPayer,
} from '../store/intents.ts';
import type { IntentRow } from '../store/tables.ts';
import { GatewayUnknown } from '../vendors/gateway.ts';
import type { PaymentWorld } from '../world.ts';

/** Checks the code of a mobile number, signs a guest in, and charges. A repeated call has the same result. */
export const billingConfirm = handle<PaymentWorld, typeof payment.billingConfirm>(
  payment.billingConfirm,
  async ({ input: { msisdn, otpCode, ...what }, context, world }) => {
    await limitAddress(world, 'confirm', context.ip);
    const userId = await payerOfCall(world, context);
    await limitNumber(world, msisdn, [CODE_LIMIT]);
    const since = new Date(world.now() - LONGEST_APPROVAL);
    const intent = await attemptWithNumber(world.db, { userId, msisdn }, what, since);
    if (!intent || intent.state === 'ABANDONED' || isExpired(intent, world.now()))
      throw new Refusal('CODE_EXPIRED');
    refuseFailed(intent);
    await checkCode(world, intent, otpCode);
    const signedIn = userId === null ? await signIn(world, context, intent, msisdn) : null;
    await pay(world, intent.id);
    const answer = { intentId: intent.id, redirectUrl: null };
    if (!signedIn) return { data: { ...answer, result: 'SUCCESS', tokenInfo: null } };
    handCookie(context, signedIn);
    return { data: { ...answer, result: 'LOGGED_IN', tokenInfo: signedIn.tokenInfo } };
  },
);

/** @throws Refusal CODE_WRONG, CODE_EXPIRED, CODE_USED_UP, GATEWAY_UNAVAILABLE */
async function checkCode(world: PaymentWorld, intent: IntentRow, code: string): Promise<void> {
  const gateway = gatewayOf(world, intent.gateway_code);
  if (!gateway.confirm || intent.reference === null) throw new Refusal('CODE_EXPIRED');
  // The key names the code without telling it: the same code again has no second effect.
  const digest = createHash('sha256').update(`${intent.secret} ${code}`).digest('base64url');
  const key = `${intent.id}:confirm:${digest}`;
  const verdict = await asked(gateway.confirm(intent.reference, code, key));
  if (verdict === 'RIGHT') return;
  if (verdict === 'WRONG') throw new Refusal('CODE_WRONG');
  await closeIntent(world, intent.id, { state: 'ABANDONED' });
  throw new Refusal(verdict === 'EXPIRED' ? 'CODE_EXPIRED' : 'CODE_USED_UP');
}

type SignedIn = Data<typeof signInByNumber>;

/** The guest becomes the number's account, before anything is charged. */
async function signIn(
  world: PaymentWorld,
  context: CallContext,
  intent: IntentRow,
  msisdn: string,
): Promise<SignedIn> {
  const signedIn = await signInWith(world, context, intent, msisdn);
  if (intent.user_id === null) await bind(world, intent.id, signedIn.userId);
  return signedIn;
}

/** @throws Refusal REGISTRATION_CLOSED for a number without an account: nothing is charged, and the attempt is over */
async function signInWith(
  world: PaymentWorld,
  context: CallContext,
  intent: IntentRow,
  msisdn: string,
): Promise<SignedIn> {
  const signingIn = world.internal(signInByNumber, {
    msisdn,
    language: context.language,
    intentId: intent.id,
    platform: context.platform.slice(0, 32),
    deviceId: context.deviceId?.slice(0, 128) ?? null,
    timeZone: context.zone?.slice(0, 64) ?? null,
    ip: context.ip,
    userAgent: context.userAgent.slice(0, 200),
  });
  return signingIn.catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === 'REGISTRATION_CLOSED')
      await closeIntent(world, intent.id, { state: 'ABANDONED' });
    throw error;
  });
}

/** @throws Refusal PAYMENT_OPEN while another attempt of the account is being charged */
async function bind(world: PaymentWorld, id: string, userId: string): Promise<void> {
  await transaction(world.db, async (trx) => {
    await lockPayer(trx, { userId });
    const older = await lockOpenIntent(trx, { userId });
    const intent = await lockIntent(trx, id);
    if (!intent || !isOpen(intent) || intent.user_id !== null) return;
    if (older && mayCharge(older)) throw new Refusal('PAYMENT_OPEN');
    if (older) await endIntent(trx, world, older, { state: 'ABANDONED' });
    await changeIntent(trx, id, { user_id: userId });
  });
}

/** Charges, or leaves it to reconciliation. @throws Refusal PAYMENT_REFUSED, ALREADY_SUBSCRIBED, QUOTE_EXPIRED ... */
async function pay(world: PaymentWorld, id: string): Promise<void> {
  try {
    const intent = await reconcileIntent(world, id);
    if (intent) refuseFailed(intent);
  } catch (error) {
    // Charged or not: the page that waits asks for it.
    if (error instanceof GatewayUnknown || isOutage(error)) return;
    throw error;
  }
}

const isOutage = (error: unknown) => error instanceof Refusal && error.status === 503;

function handCookie(context: CallContext, { refreshCookie }: SignedIn): void {
  if (!refreshCookie) return;
  const { name, value, maxAge } = refreshCookie;
  context.setCookie(name, value, { httpOnly: true, ...(maxAge !== null && { maxAge }) });
}
