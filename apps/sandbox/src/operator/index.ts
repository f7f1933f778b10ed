import {
  type GatewayContext,
  type GatewayParty,
  openGatewayCore,
  recordsOf,
  type SubscriptionView,
} from '../gateways/index.ts';
import type { StoredAnswer } from './answers.ts';
import { operatorApi } from './api.ts';
import { createBilling } from './billing.ts';
import { openBooks } from './books.ts';
import { createConsents, type SendText } from './consents.ts';
import { createDecisions } from './decisions.ts';
import type { Subscription } from './model.ts';
import { consentPage } from './consent-page.ts';
import { operatorPage } from './own-page.ts';
import { createReversals } from './reversals.ts';
import { NAME, TITLE } from './settings.ts';
import { eventHeaders } from './signature.ts';

export { OPERATOR_MERCHANT } from './settings.ts';

/** A mobile operator that bills subscriptions to phone numbers. */
export async function openOperator(
  context: GatewayContext,
  sendText: SendText,
): Promise<GatewayParty> {
  const core = await openGatewayCore(context, NAME, eventHeaders);
  const books = await openBooks(context);
  const answers = await recordsOf<StoredAnswer>(context.dataDir, `${NAME}-answers`);
  const billing = createBilling(core, books, context.clock.now);
  const reversals = createReversals(core, books, billing, context.clock.now);
  const consents = createConsents(books, context.clock, sendText);
  const decisions = createDecisions(core, books, consents);
  const { subscriptions } = books;
  return {
    name: NAME,
    title: TITLE,
    about: 'Bills subscriptions to a phone number, after a code or on its consent page.',
    page: `/${NAME}`,
    faults: ['down', 'slow'],
    core,
    routes: (app, sections) => {
      core.api(app, (api) =>
        operatorApi(api, {
          answers,
          books,
          billing,
          reversals,
          consents,
          decisions,
          ledger: core.ledger,
        }),
      );
      const parts = { books, consents, decisions, sections, productUrl: context.productUrl };
      operatorPage(app, parts);
      consentPage(app, parts);
    },
    count: () => subscriptions.list().length,
    subscriptions: () => subscriptions.list().map(viewOf),
    renewDue: billing.renewDue,
    renewNow: billing.renewNow,
    async refuseNext(id, refuseNext) {
      const subscription = subscriptions.get(id);
      if (!subscription) return false;
      await subscriptions.put({ ...subscription, refuseNext });
      return true;
    },
    chargeBack: reversals.chargeBack,
    close: core.close,
  };
}

const viewOf = ({ id, msisdn, package: bought, ...rest }: Subscription): SubscriptionView => ({
  id,
  payer: `+${msisdn}`,
  title: bought.title,
  status: rest.status,
  amount: bought.amount,
  currency: bought.currency,
  nextChargeAt: rest.nextChargeAt,
  refusesNext: rest.refuseNext,
});
