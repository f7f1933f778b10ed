import {
  type GatewayContext,
  type GatewayParty,
  openGatewayCore,
  type Refusal,
  type SubscriptionView,
} from '../gateways/index.ts';
import { iyzicoApi } from './api/index.ts';
import type { Desk } from './api/fields.ts';
import { createBilling } from './billing.ts';
import { formRoutes } from './form/routes.ts';
import { waitingOrder } from './orders.ts';
import { iyzicoPage } from './page.ts';
import { createPayments } from './payments.ts';
import { type Books, openBooks, type Subscription } from './records.ts';
import { noticeSignature, type OrderNotice } from './signature.ts';
import { createViolations } from './violations.ts';

export { IYZICO_MERCHANT } from './signature.ts';

const NAME = 'iyzico';

function viewOf({ plans, customers }: Books, one: Subscription): SubscriptionView {
  const plan = plans.get(one.plan);
  const next = one.status === 'ACTIVE' ? waitingOrder(one) : undefined;
  return {
    id: one.id,
    payer: customers.get(one.customer)?.email ?? '',
    title: plan?.name ?? '',
    status: one.status,
    amount: plan?.price ?? 0,
    currency: plan?.currencyCode ?? '',
    nextChargeAt: next ? new Date(next.startPeriod).toISOString() : null,
    refusesNext: one.refuseNext as Refusal | null,
  };
}

/** iyzico's subscriptions by card: its API, its card form, and its messages. */
export async function openIyzico(context: GatewayContext): Promise<GatewayParty> {
  const { clock } = context;
  const books = await openBooks(context.dataDir);
  const core = await openGatewayCore(context, NAME, ({ body }) => ({
    'x-iyz-signature-v3': noticeSignature(JSON.parse(body) as OrderNotice),
  }));
  const payments = createPayments(core, books, clock);
  const billing = createBilling({ core, books, payments, clock });
  const violations = createViolations();
  const origin: Desk['origin'] = ({ protocol, host }) => `${protocol}://${host}`;
  const desk: Desk = { books, billing, payments, clock, origin };

  const party: GatewayParty = {
    name: NAME,
    title: 'iyzico',
    about: 'Charges cards for subscriptions, after its own card form.',
    page: `/${NAME}`,
    faults: ['down', 'slow'],
    core,
    subscriptions: () => books.subscriptions.list().map((one) => viewOf(books, one)),
    routes: (app, sections) => {
      iyzicoApi(app, core, desk, violations);
      formRoutes(app, core, desk);
      iyzicoPage(app, { party, books, violations }, sections);
    },
    renewDue: billing.renewDue,
    renewNow: billing.renewNow,
    async refuseNext(id, reason) {
      const found = books.subscriptions.get(id);
      if (found) await books.subscriptions.put({ ...found, refuseNext: reason });
      return found !== undefined;
    },
    async chargeBack(chargeId) {
      const payment = books.payments.get(chargeId);
      return payment ? payments.chargeBack(payment) : false;
    },
    count: () => books.subscriptions.list().length,
    close: core.close,
  };
  return party;
}
