import { type GatewayCode } from '@kandil/contract/payment';
import { transaction } from '../../../platform/database/kysely.ts';
import { approvalEnd, isOpen, mayCharge } from '../rules/states.ts';
import { gatewayTerms } from '../rules/terms.ts';
import { changeIntent, lockIntent } from '../store/intents.ts';
import type { IntentRow } from '../store/tables.ts';
import {
  type Approval,
  type CardPayer,
  GatewayRefusal,
  GatewayUnknown,
} from '../vendors/gateway.ts';
import type { PaymentWorld } from '../world.ts';
import { closeIntent } from './close.ts';
import { gatewayOf, planOf } from './gateways.ts';

/** Where a gateway sends the browser; the secret ties it to the intent in any browser. */
const returnUrl = ({ publicOrigin }: PaymentWorld, code: GatewayCode, secret: string): string =>
  `${publicOrigin}/api/payment/returns/${code.toLowerCase()}?secret=${secret}`;

/** Where a payer goes who gives the attempt up. */
export const cancelUrl = (world: PaymentWorld, { gateway_code, secret }: IntentRow): string =>
  `${returnUrl(world, gateway_code, secret)}&canceled=1`;

/** Where the gateway's form of an intent is shown. */
export const formUrl = ({ payOrigin }: PaymentWorld, { id, secret }: IntentRow): string =>
  `${payOrigin}/forms/${id}?secret=${secret}`;

const TRIES = 2;

/**
 * Prepares the approval at the gateway; charges nothing. A lost answer is asked for once more with the same key, then
 * the intent is UNKNOWN, and a job repeats it.
 * @returns the intent as it is now
 * @throws GatewayUnknown
 */
export async function openApproval(
  world: PaymentWorld,
  intent: IntentRow,
  payer: CardPayer | null = null,
): Promise<IntentRow> {
  try {
    return await storeApproval(world, intent.id, await askApproval(world, intent, payer));
  } catch (error) {
    if (error instanceof GatewayRefusal) {
      const end = { state: 'FAILED', reason: error.reason } as const;
      return (await closeIntent(world, intent.id, end)) ?? intent;
    }
    if (error instanceof GatewayUnknown && !payer) await setUnknown(world, intent.id);
    throw error;
  }
}

async function askApproval(
  world: PaymentWorld,
  intent: IntentRow,
  payer: CardPayer | null,
): Promise<Approval> {
  const gateway = gatewayOf(world, intent.gateway_code);
  const terms = gatewayTerms(intent.gateway_package, intent.terms);
  const { startsAt } = intent.terms;
  const planId = await planOf(world, gateway, terms);
  for (let attempt = 1; ; attempt += 1)
    try {
      return await gateway.open({
        intentId: intent.id,
        key: `${intent.id}:open`,
        terms,
        planId,
        startsAt: startsAt === null ? null : new Date(startsAt),
        language: intent.language,
        returnUrl: returnUrl(world, intent.gateway_code, intent.secret),
        cancelUrl: cancelUrl(world, intent),
        msisdn: intent.msisdn === null ? null : `+${intent.msisdn}`,
        payer,
      });
    } catch (error) {
      // Without the payer's details there is no key either: a second form would be another attempt.
      if (attempt === TRIES || payer || !(error instanceof GatewayUnknown)) throw error;
    }
}

async function storeApproval(
  world: PaymentWorld,
  id: string,
  approval: Approval,
): Promise<IntentRow> {
  return transaction(world.db, async (trx) => {
    const intent = await lockIntent(trx, id);
    if (!intent) throw new Error(`intent ${id} is gone`);
    // Replaced meanwhile: the approval waits for nobody, and charges nothing.
    if (!isOpen(intent) || mayCharge(intent)) return intent;
    return changeIntent(trx, id, {
      state: approval.kind === 'CODE' ? 'OTP_SENT' : 'REDIRECTED',
      operation: null,
      reference: approval.reference,
      redirect_url: approval.kind === 'REDIRECT' ? approval.url : null,
      form: approval.kind === 'FORM' ? approval.html : null,
      expires_at: approvalEnd(approval.expiresAt, intent.created_at),
      updated_at: new Date(world.now()),
    });
  });
}

async function setUnknown(world: PaymentWorld, id: string): Promise<void> {
  await transaction(world.db, async (trx) => {
    const intent = await lockIntent(trx, id);
    if (intent?.state !== 'CREATED') return;
    await changeIntent(trx, id, {
      state: 'UNKNOWN',
      operation: 'OPEN',
      updated_at: new Date(world.now()),
    });
  });
}
