import type { Clock, GatewayCore } from '../gateways/index.ts';
import type { Books, Payment, Refund } from './records.ts';

const FIRST_ID = 37_387_490;
/** What the check of a card takes and gives back: 1 TL. */
const CHECK = { price: 100, currencyCode: 'TRY' };

export type Payments = ReturnType<typeof createPayments>;

type PaymentInput = Pick<Payment, 'subscription' | 'lastFour' | 'price' | 'currencyCode'>;
type Reversal = { id: string; kind: 'refund' | 'chargeback'; amount: number };

/** What was given back of a payment; minor units. */
export const refundedOf = ({ refunds }: Payment) =>
  refunds.reduce((sum, { refundPrice }) => sum + refundPrice, 0);

const newPayment = (id: number, payment: Omit<Payment, 'id' | 'refunds' | 'chargedBack'>) => ({
  ...payment,
  id: String(id),
  refunds: [] as Refund[],
  chargedBack: false,
});

/** Takes money from cards and gives it back, and writes the ledger. */
export function createPayments(core: GatewayCore, { payments }: Books, clock: Clock) {
  const iso = (at: number) => new Date(at).toISOString();
  const nextId = () => FIRST_ID + payments.list().length;
  const reverse = ({ id: chargeId, currencyCode: currency, subscription }: Payment, of: Reversal) =>
    core.ledger.put({ ...of, chargeId, currency, subscription, at: iso(clock.now()) });

  return {
    /** Takes 1 TL from a card and gives it back. It is no charge, so it is not in the ledger. */
    async check(lastFour: string, conversationId: string): Promise<void> {
      const id = nextId();
      const createdDate = clock.now();
      const taken = { kind: 'check', subscription: '', lastFour, ...CHECK } as const;
      const back = { refundTxId: id, refundPrice: CHECK.price, createdDate };
      const payment = newPayment(id, { ...taken, conversationId, createdDate });
      await payments.put({
        ...payment,
        refunds: [{ ...back, refundConversationId: conversationId }],
      });
    },

    /** Takes the price of an order at a moment; the id of the payment is taken at once. */
    charge(taken: PaymentInput, at: number) {
      const id = nextId();
      const conversationId = `order-${id}`;
      const charged = { kind: 'order', ...taken, conversationId, createdDate: at } as const;
      const { price: amount, currencyCode: currency, subscription } = taken;
      const movement = {
        id: String(id),
        kind: 'charge',
        chargeId: null,
        amount,
        currency,
      } as const;
      const stored = Promise.all([
        payments.put(newPayment(id, charged)),
        core.ledger.put({ ...movement, subscription, at: iso(at) }),
      ]);
      return { id, conversationId, stored };
    },

    /** Gives money back; false if so much is not left. Two requests give it back twice, as at iyzico. */
    async refund(payment: Payment, amount: number, conversationId: string): Promise<boolean> {
      if (payment.chargedBack || refundedOf(payment) + amount > payment.price) return false;
      const refundTxId = Number(payment.id) * 100 + payment.refunds.length + 1;
      const refund = { refundTxId, refundPrice: amount, createdDate: clock.now() };
      const refunds = [...payment.refunds, { ...refund, refundConversationId: conversationId }];
      await Promise.all([
        payments.put({ ...payment, refunds }),
        reverse(payment, { id: `r-${refundTxId}`, kind: 'refund', amount }),
      ]);
      return true;
    },

    /** The holder of the card takes back what was not refunded; false if nothing is left. */
    async chargeBack(payment: Payment): Promise<boolean> {
      const amount = payment.price - refundedOf(payment);
      if (payment.kind === 'check' || payment.chargedBack || amount === 0) return false;
      await Promise.all([
        payments.put({ ...payment, chargedBack: true }),
        reverse(payment, { id: `c-${payment.id}`, kind: 'chargeback', amount }),
      ]);
      return true;
    },
  };
}
