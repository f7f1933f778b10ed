import type { Args, Data } from '@kandil/contract';
import { reserve, settle } from '@kandil/contract/internal';
import type { GatewayCode } from '@kandil/contract/payment';
import { randomUUID } from 'node:crypto';
import type { schemaOf } from '../platform/database/kysely.ts';
import { addMonths } from '../services/purchase/rules/months.ts';
import { normalCode } from '../services/purchase/rules/promo-code.ts';
import type { PurchaseTables } from '../services/purchase/store/tables.ts';
import type { AuthApp } from './auth-app.ts';

export interface PaymentInput {
  gatewayCode?: GatewayCode;
  /** Promo code. */
  code?: string;
  /** What is charged; default: the price. */
  amount?: number;
  freeUntil?: string;
}

export interface PurchaseResult {
  /** Null if nothing was reserved. */
  terms: Data<typeof reserve> | null;
  input: Args<typeof settle>;
  answer: Data<typeof settle>;
  /** The package. */
  bought: string;
  gatewaySubsId: string;
  at: { gatewayCode: GatewayCode; gatewaySubsId: string };
  charge: NonNullable<Args<typeof settle>['charge']>;
}

interface PurchaseInput extends Pick<PurchaseResult, 'terms'> {
  intentId: string;
  isConsent: boolean;
}

interface First {
  userId: string;
  plan: string;
  period: string;
  requested: PaymentInput;
  asked: PurchaseInput;
}

const PAYPAL = 'PAYPAL';

function firstCharge(
  now: Date,
  period: string,
  { amount }: PaymentInput,
  terms: PurchaseResult['terms'],
): PurchaseResult['charge'] {
  return {
    chargeId: randomUUID(),
    amount: amount ?? terms?.price.amount ?? 499,
    currency: 'USD',
    at: now.toISOString(),
    from: now.toISOString(),
    to: addMonths(now, period === 'YEARLY' ? 12 : 1).toISOString(),
  };
}

export type PurchaseDb = ReturnType<typeof schemaOf<PurchaseTables>>;

async function packageOf(
  db: PurchaseDb,
  plan: string,
  period: string,
  { gatewayCode = 'PAYPAL', code }: PaymentInput,
): Promise<string> {
  let query = db
    .selectFrom('package')
    .select('id')
    .where('plan_code', '=', plan)
    .where('period_code', '=', period)
    .where('gateway_code', '=', gatewayCode);
  query = code
    ? query.where('offer_code', 'in', (eb) =>
        eb.selectFrom('promo_code').select('offer_code').where('code', '=', normalCode(code)),
      )
    : query.where('offer_code', 'is', null);
  const sold = query.orderBy((eb) => eb('replaced_at', 'is not', null));
  return (await sold.orderBy('source_kind').executeTakeFirstOrThrow()).id;
}

/** Tells purchase what gateways show of a person, as the payment service does. */
export function purchasesOf(app: AuthApp, db: PurchaseDb, userId: string) {
  async function reserves(
    plan: string,
    period: string,
    requested: PaymentInput = {},
    patch: Partial<Args<typeof reserve>> = {},
  ) {
    return app.internal(reserve, {
      intentId: randomUUID(),
      userId,
      countryCode: null,
      language: 'en',
      gatewayCode: requested.gatewayCode ?? 'PAYPAL',
      gatewayPackage: await packageOf(db, plan, period, requested),
      promotionCode: requested.code ?? null,
      ...patch,
    });
  }

  const settles = (
    plan: string,
    period: string,
    requested: PaymentInput,
    asked: PurchaseInput = { terms: null, intentId: randomUUID(), isConsent: false },
  ) => settleFirst(app, db, { userId, plan, period, requested, asked });

  async function reservesAndSettles(
    plan: string,
    period: string,
    requested: PaymentInput,
    isConsent: boolean,
  ) {
    const intentId = randomUUID();
    const terms = await reserves(plan, period, requested, { intentId });
    return settles(plan, period, requested, { terms, intentId, isConsent });
  }

  return {
    reserves,
    settles,
    renews: (bought: PurchaseResult, patch: RenewalPatch = {}) => renews(app, bought, patch),
    pays: (plan: string, period: string, requested: PaymentInput = {}) =>
      reservesAndSettles(plan, period, requested, false),
    consents: (plan: string, period: string, requested: PaymentInput = {}) =>
      reservesAndSettles(plan, period, requested, true),
  };
}

/** Tells of a first charge, or of a consent, without asking first. */
async function settleFirst(
  app: AuthApp,
  db: PurchaseDb,
  { userId, plan, period, requested, asked }: First,
): Promise<PurchaseResult> {
  const { terms, intentId, isConsent } = asked;
  const at = { gatewayCode: requested.gatewayCode ?? PAYPAL, gatewaySubsId: `I-${randomUUID()}` };
  const bought = await packageOf(db, plan, period, requested);
  const charge = firstCharge(new Date(app.now()), period, requested, terms);
  const intent = {
    intentId,
    userId,
    gatewayPackage: bought,
    countryCode: null,
    termsVersion: '1',
  };
  const freeUntil = requested.freeUntil ?? terms?.startsAt ?? null;
  const input: Args<typeof settle> = isConsent
    ? { ...at, intent, charge: null, freeUntil }
    : { ...at, intent, charge, freeUntil: null };
  const answer = await app.internal(settle, input);
  // The first charge of a consent opens its first period.
  const paid = isConsent ? { ...charge, to: freeUntil ?? charge.from } : charge;
  const known = { terms, input, answer, bought, at };
  return { ...known, gatewaySubsId: at.gatewaySubsId, charge: paid };
}

/** What a renewal has other than the charge that is due. */
interface RenewalPatch {
  amount?: number;
  chargeId?: string;
}

/** The charge of the period that follows. */
function renews(app: AuthApp, { at, charge }: PurchaseResult, patch: RenewalPatch) {
  return app.internal(settle, {
    ...at,
    intent: null,
    charge: {
      ...charge,
      chargeId: randomUUID(),
      at: new Date(Math.max(app.now(), Date.parse(charge.to))).toISOString(),
      from: charge.to,
      to: addMonths(new Date(charge.to), 1).toISOString(),
      ...patch,
    },
    freeUntil: null,
  });
}
