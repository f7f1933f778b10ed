import * as z from 'zod/mini';
import { call } from '../call.ts';
import { money } from '../money.ts';
import { GATEWAYS } from '../payment/gateways.ts';

/** A subscription as its gateway names it. */
export const atGateway = {
  gatewayCode: z.enum(GATEWAYS),
  gatewaySubsId: z.string().check(z.maxLength(120)),
};

// What the other services ask the payment service. Every call is idempotent.

/** Cancels at the gateway. Answers when the gateway has; refuses GATEWAY_UNAVAILABLE otherwise. */
export const cancelAtGateway = call({
  name: 'payment.cancelAtGateway',
  service: 'payment',
  method: 'POST',
  paths: ['/cancel-at-gateway'],
  access: 'service',
  body: z.object(atGateway),
  data: z.null(),
});

/**
 * Gives money back at the gateway; the same key gives it back once. Answers what the gateway said if it refused: then it has
 * no effect, and is not repeated. Refuses GATEWAY_UNAVAILABLE; then it is repeated until the gateway answers.
 */
export const refundAtGateway = call({
  name: 'payment.refundAtGateway',
  service: 'payment',
  method: 'POST',
  paths: ['/refund-at-gateway'],
  access: 'service',
  body: z.object({
    ...atGateway,
    key: z.string().check(z.minLength(1), z.maxLength(120)),
    chargeId: z.string(),
    amount: z.number(),
    currency: z.string(),
    reason: z.string().check(z.maxLength(200)),
  }),
  data: z.nullable(z.object({ refused: z.string() })),
});

/** Repeats a refund no more. Answers whether the gateway has made it. */
export const refundWithdraw = call({
  name: 'payment.refundWithdraw',
  service: 'payment',
  method: 'POST',
  paths: ['/refund-withdraw'],
  access: 'service',
  body: z.object({
    gatewayCode: z.enum(GATEWAYS),
    key: z.string().check(z.minLength(1), z.maxLength(120)),
  }),
  data: z.object({ isMade: z.boolean() }),
});

/**
 * Puts a subscription on the cancel list and wants its charges given back. Answers once that is recorded: the gateway is
 * asked by a job, first to cancel, until it has answered. The same keys give back once.
 */
export const unwindAtGateway = call({
  name: 'payment.unwindAtGateway',
  service: 'payment',
  method: 'POST',
  paths: ['/unwind-at-gateway'],
  access: 'service',
  body: z.object({
    ...atGateway,
    refunds: z
      .array(
        z.object({
          key: z.string().check(z.minLength(1), z.maxLength(120)),
          chargeId: z.string(),
          amount: z.number(),
          currency: z.string(),
        }),
      )
      .check(z.maxLength(50)),
    reason: z.string().check(z.maxLength(200)),
  }),
  data: z.null(),
});

/** Closes an account's open attempts; its subscriptions are canceled at their gateways, and later if that fails now. */
export const paymentForget = call({
  name: 'payment.forgetAccount',
  service: 'payment',
  method: 'POST',
  paths: ['/forget-account'],
  access: 'service',
  body: z.object({ userId: z.uuid(), profileIds: z.array(z.number()).check(z.maxLength(50)) }),
  data: z.null(),
});

/** The attempts to pay of an account, for its owner's export. */
export const paymentExport = call({
  name: 'payment.dataExport',
  service: 'payment',
  method: 'POST',
  paths: ['/data-export'],
  access: 'service',
  body: z.object({ userId: z.uuid(), profileIds: z.array(z.number()).check(z.maxLength(50)) }),
  data: z.record(z.string(), z.unknown()),
});

/** The gateway's card form of an attempt as HTML, and what the payment origin says around it; null without one. */
export const cardForm = call({
  name: 'payment.cardForm',
  service: 'payment',
  method: 'POST',
  paths: ['/card-form'],
  access: 'service',
  body: z.object({ intentId: z.uuid(), secret: z.string().check(z.maxLength(100)) }),
  data: z.nullable(
    z.object({
      html: z.string(),
      language: z.string(),
      title: z.string(),
      lines: z.array(z.string()),
      /** Gives the attempt up. */
      back: z.object({ text: z.string(), url: z.string() }),
    }),
  ),
});

/** Creates the gateways' own plans of every package, idempotently. Refuses GATEWAY_UNAVAILABLE. */
export const plansSync = call({
  name: 'payment.plansSync',
  service: 'payment',
  method: 'POST',
  paths: ['/plans-sync'],
  access: 'service',
  body: z.object({}),
  data: z.object({ plans: z.number() }),
});

/** Which of some subscriptions we asked their gateways to charge again, and when. */
export const retriesOf = call({
  name: 'payment.retriesOf',
  service: 'payment',
  method: 'POST',
  paths: ['/retries-of'],
  access: 'service',
  body: z.object({ subscriptions: z.array(z.object(atGateway)).check(z.maxLength(200)) }),
  data: z.array(z.object({ ...atGateway, retriedAt: z.iso.datetime() })),
});

/**
 * Has the gateway charge another price from the next period on. Answers the subscription's id at the gateway from then on;
 * null if it refuses. The same call again changes nothing. Refuses GATEWAY_UNAVAILABLE.
 */
export const repriceAtGateway = call({
  name: 'payment.repriceAtGateway',
  service: 'payment',
  method: 'POST',
  paths: ['/reprice-at-gateway'],
  access: 'service',
  body: z.object({
    ...atGateway,
    key: z.string().check(z.minLength(1), z.maxLength(120)),
    gatewayPackage: z.string(),
    title: z.string(),
    months: z.union([z.literal(1), z.literal(12)]),
    price: money,
    /** Of the package; it is not repeated. */
    intro: z.nullable(z.object({ amount: z.number(), days: z.nullable(z.number()) })),
  }),
  data: z.object({ gatewaySubsId: z.nullable(z.string()) }),
});
