import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { checkoutOpen, type Echo, frame, notPossible, Refusal, unknown } from '../answers.ts';
import { cardOf, type TypedCard } from '../cards.ts';
import { formContent } from '../form/content.ts';
import type { Books, Checkout, InitialStatus, Plan } from '../records.ts';
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

function planOf({ plans }: Books, code: string): Plan {
  const found = plans.get(code);
  if (!found || found.deleted) throw unknown('plan');
  return found;
}

type OpenedCheckout = Pick<
  Checkout,
  'plan' | 'customer' | 'initialStatus' | 'subscription' | 'changesCard'
>;

/** Opens a card form, and answers its token and its content. */
async function open(
  { books, clock, origin }: Desk,
  request: FastifyRequest,
  asked: Echo & { callbackUrl: string },
  opened: OpenedCheckout,
) {
  const token = randomUUID();
  const checkout = await books.checkouts.put({
    id: token,
    ...opened,
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
    checkoutFormContent: formContent(origin(request), checkout, planOf(books, opened.plan)),
    tokenExpireTime: SECONDS,
  };
}

async function openNew(desk: Desk, request: FastifyRequest, asked: InitializeBody) {
  const { books, clock } = desk;
  const { id } = planOf(books, asked.pricingPlanReferenceCode);
  const customer = await saveCustomer(books, asked.customer, clock.now());
  return open(desk, request, asked, {
    plan: id,
    customer: customer.id,
    initialStatus: asked.subscriptionInitialStatus ?? 'ACTIVE',
    subscription: null,
    changesCard: false,
  });
}

/** The form that gives a subscription, or the last one of a customer, another card. */
function openCardUpdate(desk: Desk, request: FastifyRequest, asked: CardUpdateBody) {
  const { subscriptionReferenceCode, customerReferenceCode } = asked;
  const found = desk.books.subscriptions
    .list()
    .findLast(
      ({ id, customer }) => id === subscriptionReferenceCode || customer === customerReferenceCode,
    );
  if (!found) throw unknown('subscription');
  if (!['ACTIVE', 'UNPAID', 'PENDING'].includes(found.status))
    throw notPossible('The card of this subscription cannot be changed.');
  const { id: subscription, plan: planCode, customer } = found;
  const parts = { plan: planCode, customer, initialStatus: 'PENDING', changesCard: true } as const;
  return open(desk, request, asked, { ...parts, subscription });
}

async function startWithCard(desk: Desk, asked: DirectBody) {
  const { books, billing, payments, clock } = desk;
  const found = planOf(books, asked.pricingPlanReferenceCode);
  const card = cardOf(asked.paymentCard, clock.now());
  if (card.error) throw new Refusal(card.error.code, card.error.message, card.error.group);
  const customer = await saveCustomer(books, asked.customer, clock.now());
  await payments.check(card.lastFour, asked.conversationId ?? '');
  const id = await billing.start({
    plan: found,
    customer: customer.id,
    card: card.number,
    initialStatus: asked.subscriptionInitialStatus ?? 'ACTIVE',
  });
  const made = books.subscriptions.get(id);
  return { status: 'success', ...frame(clock.now(), asked), data: made && createdView(made) };
}

/** Card forms, which start a subscription or change its card; and starting one by sending the card. */
export function checkoutRoutes(api: FastifyInstance, desk: Desk) {
  const { books, clock } = desk;
  api.post<{ Body: InitializeBody }>(
    '/checkoutform/initialize',
    { schema: initializeSchema },
    (request) => openNew(desk, request, request.body),
  );
  api.get<{ Params: { token: string } }>('/checkoutform/:token', ({ params }, reply) => {
    const checkout = books.checkouts.get(params.token);
    if (!checkout) throw unknown('checkout');
    const made = books.subscriptions.get((checkout.done && checkout.subscription) || '');
    if (!made) throw checkoutOpen();
    return reply.send({ status: 'success', ...frame(clock.now()), data: createdView(made) });
  });
  for (const [path, field] of [
    ['', 'customerReferenceCode'],
    ['/with-subscription', 'subscriptionReferenceCode'],
  ] as const)
    api.post<{ Body: CardUpdateBody }>(
      `/card-update/checkoutform/initialize${path}`,
      { schema: cardUpdateSchema(field) },
      async (request) => openCardUpdate(desk, request, request.body),
    );
  /** The card is sent by the merchant: not for us, but part of the official client's samples. */
  api.post<{ Body: DirectBody }>('/initialize', { schema: directSchema }, ({ body: asked }) =>
    startWithCard(desk, asked),
  );
}
