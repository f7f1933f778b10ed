import type { AnyCall, Args, Data } from '@kandil/contract';
import { auth, entitlementOf, purchase } from '@kandil/contract';
import { subscriptionOf } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { afterAll, vi } from 'vitest';
import { schemaOf } from '../platform/database/kysely.ts';
import { moveSubscriptions } from '../services/purchase/jobs/jobs.ts';
import { addMonths } from '../services/purchase/rules/months.ts';
import { normalCode } from '../services/purchase/rules/promo-code.ts';
import type { PurchaseTables } from '../services/purchase/store/tables.ts';
import { type AuthApp, openAuthApp, PASSWORD, signedUp } from './auth-app.ts';
import { runJob } from './jobs.ts';
import { type PurchaseResult, type PurchaseDb, purchasesOf } from './purchases.ts';

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

  return {
    ...app,
    db,
    buyer: (account: 'member' | 'stranger' = 'member') => openBuyer(app, { db, moves }, account),
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

/** @param account `stranger`: exists only in the ledger, which is much faster than a sign-up */
async function openBuyer(
  app: AuthApp,
  { db, moves }: { db: PurchaseDb; moves(): Promise<unknown> },
  account: 'member' | 'stranger',
) {
  const { visitor, email, userId } =
    account === 'member'
      ? await signedUp(app)
      : { visitor: app.visitor(), email: '', userId: randomUUID() };

  const purchases = purchasesOf(app, db, userId);

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
    ...purchases,
    /** A monthly subscription whose renewal never came. */
    async suspended(): Promise<PurchaseResult> {
      const bought = await purchases.pays('SOLO', 'MONTHLY');
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
    mail: (words: string) => mailTo(app, email, words),
  };
}

/** Waits for a mail whose subject has these words; its text. */
function mailTo(app: AuthApp, email: string, words: string): Promise<string> {
  return vi.waitFor(
    () => {
      const found = app.mails.find(({ to, subject }) => to === email && subject.includes(words));
      if (!found) throw new Error(`no mail to ${email} says ${words}`);
      return found.text;
    },
    { timeout: 15_000, interval: 10 },
  );
}
