import { type BankError, cardOf, REFUSALS, type TypedCard } from '../cards.ts';
import type { Desk } from '../api/fields.ts';
import type { Checkout } from '../records.ts';

export type PayBody = TypedCard & { token: string; cardHolderName: string; cvc: string };

export type PayAnswer =
  | { status: 'success'; callbackUrl: string }
  | { status: 'failure'; errorCode: string; errorMessage: string };

const refuse = ({ code, message }: Pick<BankError, 'code' | 'message'>): PayAnswer => ({
  status: 'failure',
  errorCode: code,
  errorMessage: message,
});

/**
 * Checks the card that was typed into a form and does what the form is for. A refused card leaves the form open: its
 * holder can type another.
 */
export async function pay(
  { books, billing, payments, clock }: Desk,
  refusesAll: keyof typeof REFUSALS | null,
  typed: PayBody,
): Promise<PayAnswer> {
  const checkout = books.checkouts.get(typed.token);
  if (!checkout || checkout.done || checkout.expiresAt <= clock.now())
    return refuse({ code: '5122', message: 'This form has expired.' });
  const card = cardOf(typed, clock.now());
  if (card.error) return refuse(card.error);
  if (refusesAll) return refuse(REFUSALS[refusesAll]);
  // Before the first wait, so that a second click finds it done.
  const done: Checkout = { ...checkout, done: true };
  await books.checkouts.put(done);
  await payments.check(card.lastFour, checkout.conversationId);
  if (done.changesCard) await changeCard(done.subscription ?? '', card.number);
  else await start(done, card.number);
  return { status: 'success', callbackUrl: done.callbackUrl };

  async function changeCard(id: string, number: string) {
    const found = books.subscriptions.get(id);
    if (found) await books.subscriptions.put({ ...found, card: number });
  }
  async function start({ plan: planCode, customer, initialStatus }: Checkout, number: string) {
    const plan = books.plans.get(planCode);
    if (!plan) throw new Error(`plan ${planCode} is missing`);
    const subscription = await billing.start({ plan, customer, card: number, initialStatus });
    await books.checkouts.put({ ...done, subscription });
  }
}
