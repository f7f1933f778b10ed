import type { Clock, GatewayCore } from '../gateways/index.ts';
import type { Books, Payment, Refund } from './records.ts';

const FIRST_ID = 37_387_490;
/** What the check of a card takes and gives back: 1 TL. */
const CHECK = { price: 100, currencyCode: 'TRY' };

export type Payments = ReturnType<typeof createPayments>;

/** Takes money from cards and gives it back, and writes the ledger. */
export function createPayments(core: GatewayCore, { payments }: Books, clock: Clock) {
  const iso = (at: number) => new Date(at).toISOString();
  const nextId = () => FIRST_ID + payments.list().length;
  const refunded = (payment: Payment) =>
    payment.refunds.reduce((sum, { refundPrice }) => sum + refundPrice, 0);

  function add(payment: Omit<Payment, 'id' | 'refunds' | 'chargedBack'>, refunds: Refund[] = []) {
    return payments.put({ ...payment, id: String(nextId()), refunds, chargedBack: false });
  }

  return {
    /** Takes 1 TL from a card and gives it back. It is no charge, so it is not in the ledger. */
    async check(lastFour: string, conversationId: string): Promise<void> {
      const at = clock.now();
      const back: Refund = {
        refundTxId: nextId(),
        refundPrice: CHECK.price,
        refundConversationId: conversationId,
        createdDate: at,
      };
      const payment = { kind: 'check', subscription: '', lastFour, ...CHECK } as const;
      await add({ ...payment, conversationId, createdDate: at }, [back]);
    },

    /** Takes the price of an order at a moment; the id of the payment is taken at once. */
    charge(
      payment: Pick<Payment, 'subscription' | 'lastFour' | 'price' | 'currencyCode'>,
      at: number,
    ) {
      const conversationId = `order-${nextId()}`;
      const id = nextId();
      const stored = add({ kind: 'order', ...payment, conversationId, createdDate: at });
      const movement = core.ledger.put({
        id: String(id),
        kind: 'charge',
        chargeId: null,
        amount: payment.price,
        currency: payment.currencyCode,
        subscription: payment.subscription,
        at: iso(at),
      });
      return { id, conversationId, stored: Promise.all([stored, movement]) };
    },

    refunded,

    /** Gives money back; false if so much is not left. Two requests give it back twice, as at iyzico. */
    async refund(payment: Payment, price: number, conversationId: string): Promise<boolean> {
      if (payment.chargedBack || refunded(payment) + price > payment.price) return false;
      const at = clock.now();
      const refundTxId = Number(payment.id) * 100 + payment.refunds.length + 1;
      const refund = { refundTxId, refundPrice: price, refundConversationId: conversationId };
      const stored = payments.put({
        ...payment,
        refunds: [...payment.refunds, { ...refund, createdDate: at }],
      });
      await Promise.all([stored, move(payment, 'refund', `r-${refundTxId}`, price)]);
      return true;
    },

    /** The holder of the card takes back what was not refunded; false if nothing is left. */
    async chargeBack(payment: Payment): Promise<boolean> {
      const left = payment.price - refunded(payment);
      if (payment.kind === 'check' || payment.chargedBack || left === 0) return false;
      const stored = payments.put({ ...payment, chargedBack: true });
      await Promise.all([stored, move(payment, 'chargeback', `c-${payment.id}`, left)]);
      return true;
    },
  };

  function move(payment: Payment, kind: 'refund' | 'chargeback', id: string, amount: number) {
    const { id: chargeId, currencyCode, subscription } = payment;
    const at = iso(clock.now());
    return core.ledger.put({
      id,
      kind,
      chargeId,
      amount,
      currency: currencyCode,
      subscription,
      at,
    });
  }
}
