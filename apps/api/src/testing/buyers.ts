import type { AnyCall, Args, Data } from '@kandil/contract';
import { auth, entitlementOf, purchase } from '@kandil/contract';
import { reserve, settle, subscriptionOf } from '@kandil/contract/internal';
import type { GatewayCode } from '@kandil/contract/payment';
import { randomUUID } from 'node:crypto';
import { afterAll, vi } from 'vitest';
import { schemaOf } from '../platform/database/kysely.ts';
import { moveSubscriptions } from '../services/purchase/jobs/jobs.ts';
import { addMonths } from '../services/purchase/rules/months.ts';
import { normalCode } from '../services/purchase/rules/promo-code.ts';
import type { PurchaseTables } from '../services/purchase/store/tables.ts';
import { type AuthApp, openAuthApp, PASSWORD, signedUp } from './auth-app.ts';
import { runJob } from './jobs.ts';

interface Wanted {
  gatewayCode?: GatewayCode;
  /** Promo code. */
  code?: string;
  /** What is charged; default: the price. */
  amount?: number;
  freeUntil?: string;
}

export interface Bought {
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

interface Asked extends Pick<Bought, 'terms'> {
  intentId: string;
  isConsent: boolean;
}

const PAYPAL = 'PAYPAL';

function firstCharge(
  now: Date,
  period: string,
  { amount }: Wanted,
  terms: Bought['terms'],
): Bought['charge'] {
  return {
    chargeId: randomUUID(),
    amount: amount ?? terms?.price.amount ?? 499,
    currency: 'USD',
    at: now.toISOString(),
    from: now.toISOString(),
    to: addMonths(now, period === 'YEARLY' ? 12 : 1).toISOString(),
  };
}

/** People who buy, for the tests of a file, on services without gateways: the test tells what gateways show. */
export async function buyersOfFile() {
  const app = await openAuthApp();
  afterAll(() => app.close());
  return buyersAt(app);
}

/** People who buy. The test tells purchase what gateways show, as the payment service does. */
export function buyersAt<App extends AuthApp>(app: App) {
  const db = schemaOf<PurchaseTables>(app.database, 'purchase');

  /** Runs the hourly job now. */
  const moves = () => runJob(app, moveSubscriptions);

  async function packageOf(
    plan: string,
    period: string,
    { gatewayCode = 'PAYPAL', code }: Wanted,
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
    return (await query.orderBy('source_kind').executeTakeFirstOrThrow()).id;
  }

  /** @param account `stranger`: exists only in the ledger, which is much faster than a sign-up */
  async function buyer(account: 'member' | 'stranger' = 'member') {
    const { visitor, email, userId } =
      account === 'member'
        ? await signedUp(app)
        : { visitor: app.visitor(), email: '', userId: randomUUID() };

    async function reserves(
      plan: string,
      period: string,
      wanted: Wanted = {},
      patch: Partial<Args<typeof reserve>> = {},
    ) {
      return app.internal(reserve, {
        intentId: randomUUID(),
        userId,
        countryCode: null,
        language: 'en',
        gatewayCode: wanted.gatewayCode ?? 'PAYPAL',
        gatewayPackage: await packageOf(plan, period, wanted),
        promotionCode: wanted.code ?? null,
        ...patch,
      });
    }

    /** Tells of a first charge, or of a consent, without asking first. */
    async function settles(
      plan: string,
      period: string,
      wanted: Wanted,
      asked: Asked = { terms: null, intentId: randomUUID(), isConsent: false },
    ): Promise<Bought> {
      const { terms, intentId, isConsent } = asked;
      const at = { gatewayCode: wanted.gatewayCode ?? PAYPAL, gatewaySubsId: `I-${randomUUID()}` };
      const bought = await packageOf(plan, period, wanted);
      const charge = firstCharge(new Date(app.now()), period, wanted, terms);
      const intent = {
        intentId,
        userId,
        gatewayPackage: bought,
        countryCode: null,
        termsVersion: '1',
      };
      const freeUntil = wanted.freeUntil ?? terms?.startsAt ?? null;
      const input: Args<typeof settle> = isConsent
        ? { ...at, intent, charge: null, freeUntil }
        : { ...at, intent, charge, freeUntil: null };
      const answer = await app.internal(settle, input);
      // The first charge of a consent opens its first period.
      const paid = isConsent ? { ...charge, to: freeUntil ?? charge.from } : charge;
      const known = { terms, input, answer, bought, at };
      return { ...known, gatewaySubsId: at.gatewaySubsId, charge: paid };
    }

    async function reservesAndSettles(
      plan: string,
      period: string,
      wanted: Wanted,
      isConsent: boolean,
    ) {
      const intentId = randomUUID();
      const terms = await reserves(plan, period, wanted, { intentId });
      return settles(plan, period, wanted, { terms, intentId, isConsent });
    }

    /** The charge of the period that follows. */
    function renews({ at, charge }: Bought, patch: { amount?: number } = {}) {
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

    /** Asks as the buyer, whose token has expired after a jump of the clock. */
    async function own<C extends AnyCall>(call: C, args: Args<C>): Promise<Data<C>> {
      const login = await visitor.call(auth.login, { email, password: PASSWORD });
      visitor.token = login.data.accessToken;
      const { status, data } = await visitor.call(call, args);
      if (status !== 200) throw new Error(`${call.name} answered ${status}`);
      return data;
    }

    return {
      visitor,
      plan: () => own(purchase.userPlan, {}),
      receipts: async () => (await own(purchase.userReceipts, {})).receipts,
      email,
      userId,
      reserves,
      settles,
      renews,
      pays: (plan: string, period: string, wanted: Wanted = {}) =>
        reservesAndSettles(plan, period, wanted, false),
      consents: (plan: string, period: string, wanted: Wanted = {}) =>
        reservesAndSettles(plan, period, wanted, true),
      /** A monthly subscription whose renewal never came. */
      async suspended(): Promise<Bought> {
        const bought = await reservesAndSettles('SOLO', 'MONTHLY', {}, false);
        app.advance(Date.parse(bought.charge.to) - app.now() + 3.1 * 86_400_000);
        await moves();
        return bought;
      },
      /** What the edge decides for a subscriber's call. */
      async access() {
        const found = await app.internal(subscriptionOf, { userId });
        return entitlementOf(
          found && { status: found.subscriptionStatus, expiresAt: Date.parse(found.accessUntil) },
          app.now(),
        );
      },
      /** Waits for a mail whose subject has these words; its text. */
      mail(words: string): Promise<string> {
        return vi.waitFor(
          () => {
            const found = app.mails.find(
              ({ to, subject }) => to === email && subject.includes(words),
            );
            if (!found) throw new Error(`no mail to ${email} says ${words}`);
            return found.text;
          },
          { timeout: 15_000, interval: 10 },
        );
      },
    };
  }

  return {
    ...app,
    db,
    buyer,
    moves,
    advanceTo: (moment: string, more = 0) => app.advance(Date.parse(moment) - app.now() + more),
    monthAfter: (moment: string) => addMonths(new Date(moment), 1).toISOString(),
    async used(code: string): Promise<number> {
      const row = await db
        .selectFrom('promo_code')
        .select('used')
        .where('code', '=', normalCode(code))
        .executeTakeFirstOrThrow();
      return row.used;
    },
  };
}
