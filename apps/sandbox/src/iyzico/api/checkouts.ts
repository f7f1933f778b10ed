import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { checkoutOpen, type Echo, frame, notPossible, Refused, unknown } from '../answers.ts';
import { cardOf, type TypedCard } from '../cards.ts';
import { formContent } from '../form/content.ts';
import type { Checkout, InitialStatus } from '../records.ts';
import { type CustomerBody, customerSchema, saveCustomer } from './customers.ts';
import { body, type Desk, text } from './fields.ts';
import { createdView } from './views.ts';

const SECONDS = 1800;
const url = { type: 'string', pattern: '^https?://[^ ]+$', maxLength: 2000 } as const;
const initialStatus = { type: 'string', enum: ['ACTIVE', 'PENDING'] } as const;
const plan = { pricingPlanReferenceCode: text(100) } as const;

const initializeSchema = body(
  { ...plan, callbackUrl: url, subscriptionInitialStatus: initialStatus, customer: customerSchema },
  ['pricingPlanReferenceCode', 'callbackUrl', 'customer'],
);
const typedCard = {
  type: 'object',
  properties: {
    cardHolderName: text(100),
    cardNumber: text(30),
    expireYear: text(4),
    expireMonth: text(2),
    cvc: text(4),
    registerConsumerCard: { type: 'boolean' },
  },
  required: ['cardHolderName', 'cardNumber', 'expireYear', 'expireMonth', 'cvc'],
} as const;
const directSchema = body(
  {
    ...plan,
    subscriptionInitialStatus: initialStatus,
    customer: customerSchema,
    paymentCard: typedCard,
  },
  ['pricingPlanReferenceCode', 'customer', 'paymentCard'],
);
const cardUpdateSchema = (field: string) =>
  body({ [field]: text(100), callbackUrl: url }, [field, 'callbackUrl']);

interface InitializeBody extends Echo {
  pricingPlanReferenceCode: string;
  callbackUrl: string;
  subscriptionInitialStatus?: InitialStatus;
  customer: CustomerBody;
}
interface DirectBody extends Omit<InitializeBody, 'callbackUrl'> {
  paymentCard: TypedCard;
}
interface CardUpdateBody extends Echo {
  subscriptionReferenceCode?: string;
  customerReferenceCode?: string;
  callbackUrl: string;
}

/** Card forms, which start a subscription or change its card; and starting one by sending the card. */
export function checkoutRoutes(api: FastifyInstance, desk: Desk) {
  const { books, billing, payments, clock } = desk;
  const { checkouts, plans, subscriptions } = books;
  const planOf = (code: string) => {
    const found = plans.get(code);
    if (!found || found.deleted) throw unknown('plan');
    return found;
  };

  async function open(
    request: FastifyRequest,
    asked: Echo & { callbackUrl: string },
    rest: Pick<Checkout, 'plan' | 'customer' | 'initialStatus' | 'subscription' | 'changesCard'>,
  ) {
    const token = randomUUID();
    const checkout = await checkouts.put({
      id: token,
      ...rest,
      done: false,
      callbackUrl: asked.callbackUrl,
      conversationId: asked.conversationId ?? '',
      locale: asked.locale ?? 'tr',
      expiresAt: clock.now() + SECONDS * 1000,
    });
    return {
      status: 'success',
      ...frame(clock.now(), asked),
      token,
      checkoutFormContent: formContent(desk.origin(request), checkout, planOf(rest.plan)),
      tokenExpireTime: SECONDS,
    };
  }

  async function start(request: FastifyRequest, asked: InitializeBody) {
    const { id } = planOf(asked.pricingPlanReferenceCode);
    const customer = await saveCustomer(books, asked.customer, clock.now());
    return open(request, asked, {
      plan: id,
      customer: customer.id,
      initialStatus: asked.subscriptionInitialStatus ?? 'ACTIVE',
      subscription: null,
      changesCard: false,
    });
  }

  api.post<{ Body: InitializeBody }>(
    '/checkoutform/initialize',
    { schema: initializeSchema },
    (request) => start(request, request.body),
  );
  api.get<{ Params: { token: string } }>('/checkoutform/:token', ({ params }, reply) => {
    const checkout = checkouts.get(params.token);
    if (!checkout) throw unknown('checkout');
    const made = subscriptions.get((checkout.done && checkout.subscription) || '');
    if (!made) throw checkoutOpen();
    return reply.send({ status: 'success', ...frame(clock.now()), data: createdView(made) });
  });

  const changeCard = (field: 'subscriptionReferenceCode' | 'customerReferenceCode', path: string) =>
    api.post<{ Body: CardUpdateBody }>(
      `/card-update/checkoutform/initialize${path}`,
      { schema: cardUpdateSchema(field) },
      async (request) => {
        const asked = request.body;
        const code = asked[field];
        const found = subscriptions
          .list()
          .findLast(
            ({ id, customer }) => (field === 'customerReferenceCode' ? customer : id) === code,
          );
        if (!found) throw unknown('subscription');
        if (!['ACTIVE', 'UNPAID', 'PENDING'].includes(found.status))
          throw notPossible('The card of this subscription cannot be changed.');
        const { id, plan: planCode, customer } = found;
        const parts = {
          plan: planCode,
          customer,
          initialStatus: 'PENDING',
          changesCard: true,
        } as const;
        return open(request, asked, { ...parts, subscription: id });
      },
    );
  changeCard('customerReferenceCode', '');
  changeCard('subscriptionReferenceCode', '/with-subscription');

  /** The card is sent by the merchant: not for us, but part of the official client's samples. */
  api.post<{ Body: DirectBody }>(
    '/initialize',
    { schema: directSchema },
    async ({ body: asked }) => {
      const found = planOf(asked.pricingPlanReferenceCode);
      const card = cardOf(asked.paymentCard, clock.now());
      if (card.error) throw new Refused(card.error.code, card.error.message, card.error.group);
      const customer = await saveCustomer(books, asked.customer, clock.now());
      await payments.check(card.lastFour, asked.conversationId ?? '');
      const id = await billing.start({
        plan: found,
        customer: customer.id,
        card: card.number,
        initialStatus: asked.subscriptionInitialStatus ?? 'ACTIVE',
      });
      const made = subscriptions.get(id);
      const data = made && createdView(made);
      return { status: 'success', ...frame(clock.now(), asked), data };
    },
  );
}
