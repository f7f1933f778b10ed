import type { FastifyInstance } from 'fastify';
import { type Echo, frame, invalid, Refusal, unknown } from '../answers.ts';
import { decimalOf, minorOf } from '../money.ts';
import { refundedOf } from '../payments.ts';
import type { Payment } from '../records.ts';
import { answerSignature } from '../signature.ts';
import { body, type Desk, price, text } from './fields.ts';

interface RefundBody extends Echo {
  paymentId: string;
  price: string | number;
  currency?: string;
}

const refundSchema = body({ paymentId: text(30), price, currency: text(3), ip: text(45) }, [
  'paymentId',
  'price',
]);

/** A payment as the report has it. */
function report(payment: Payment) {
  const { id, conversationId, currencyCode: currency, createdDate } = payment;
  const back = refundedOf(payment);
  const total = back === payment.price ? 'TOTALLY_REFUNDED' : 'PARTIALLY_REFUNDED';
  const amount = decimalOf(payment.price);
  const refunds = payment.refunds.map(({ refundPrice, ...refund }) => ({
    ...refund,
    refundPrice: decimalOf(refundPrice),
    refundStatus: 1,
    currencyCode: currency,
  }));
  return {
    paymentId: id,
    paymentConversationId: conversationId,
    paymentStatus: 'SUCCESS',
    paymentRefundStatus: back === 0 ? 'NOT_REFUNDED' : total,
    price: amount,
    paidPrice: amount,
    currency,
    createdDate,
    cancels: [],
    itemTransactions: [
      {
        paymentTransactionId: Number(id) * 10 + 1,
        paidPrice: amount,
        transactionStatus: 2,
        refunds,
      },
    ],
  };
}

/** Giving money back, and the report of a payment, which alone says what was given back. */
export function refundRoutes(api: FastifyInstance, { books, payments, clock }: Desk) {
  api.post<{ Body: RefundBody }>(
    '/payment/refund',
    { schema: refundSchema },
    async ({ body: asked }) => {
      const payment = books.payments.get(asked.paymentId);
      if (!payment || payment.kind === 'check') throw unknown('payment');
      const minor = minorOf(asked.price);
      if (minor === null) throw invalid('the price is not an amount');
      if (asked.currency !== undefined && asked.currency !== payment.currencyCode)
        throw invalid('the currency is not that of the payment');
      const conversationId = asked.conversationId ?? '';
      if (!(await payments.refund(payment, minor, conversationId)))
        throw new Refusal('5093', 'The price is more than what is left of the payment.');
      return {
        status: 'success',
        ...frame(clock.now(), asked),
        paymentId: payment.id,
        price: decimalOf(minor),
        currency: payment.currencyCode,
        signature: answerSignature(payment.id, conversationId),
      };
    },
  );

  api.get<{ Querystring: Echo & { paymentId?: string; paymentConversationId?: string } }>(
    '/reporting/payment/details',
    ({ query }, reply) => {
      const { paymentId, paymentConversationId: conversation } = query;
      if (!paymentId && !conversation)
        throw invalid('paymentId or paymentConversationId is missing');
      const found = books.payments
        .list()
        .filter(
          ({ id, conversationId }) =>
            (!paymentId || id === paymentId) && (!conversation || conversationId === conversation),
        );
      const answer = { status: 'success', ...frame(clock.now(), query) };
      return reply.send({ ...answer, payments: found.map(report) });
    },
  );
}
