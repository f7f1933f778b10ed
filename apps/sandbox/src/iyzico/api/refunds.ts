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

/** Turkey has had one offset since 2016. */
const TURKEY_MS = 3 * 3_600_000;
const DAILY_PAGE = 50;

/** `2026-11-20 15:00:00`, in Turkey. */
const turkishTime = (at: number) =>
  new Date(at + TURKEY_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The operations of a payment as the daily list has them. */
function daily({ id, kind, price: taken, currencyCode, createdDate, refunds }: Payment) {
  const operation = (
    transactionType: string,
    at: number,
    transactionId: number,
    minor: number,
  ) => ({
    transactionType,
    transactionDate: turkishTime(at),
    transactionId,
    transactionStatus: 1,
    paymentId: Number(id),
    paymentTxId: Number(id) * 10 + 1,
    paymentPhase: 'AUTH',
    price: decimalOf(minor),
    paidPrice: decimalOf(minor),
    transactionCurrency: currencyCode,
    installment: 1,
    threeDS: 0,
  });
  return [
    operation('PAYMENT', createdDate, Number(id), taken),
    ...refunds.map((refund) =>
      operation(
        kind === 'check' ? 'CANCEL' : 'REFUND',
        refund.createdDate,
        refund.refundTxId,
        refund.refundPrice,
      ),
    ),
  ];
}

/** The list of a day, which has no chargebacks. */
function dailyRoute(api: FastifyInstance, { books, clock }: Desk) {
  api.get<{ Querystring: Echo & { transactionDate?: string; page?: string } }>(
    '/reporting/payment/transactions',
    ({ query }, reply) => {
      const { transactionDate: day = '', page: asked = '' } = query;
      const page = Number(asked);
      if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw invalid('transactionDate is missing');
      if (!Number.isInteger(page) || page < 1) throw invalid('page is missing');
      const all = books.payments
        .list()
        .flatMap(daily)
        .filter(({ transactionDate }) => transactionDate.startsWith(day));
      return reply.send({
        status: 'success',
        ...frame(clock.now(), query),
        currentPage: page,
        totalPageCount: Math.ceil(all.length / DAILY_PAGE),
        transactions: all.slice((page - 1) * DAILY_PAGE, page * DAILY_PAGE),
      });
    },
  );
}

/** Giving money back, and the report of a payment, which alone says what was given back. */
export function refundRoutes(api: FastifyInstance, desk: Desk) {
  const { books, payments, clock } = desk;
  dailyRoute(api, desk);
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
