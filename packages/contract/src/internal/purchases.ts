import * as z from 'zod/mini';
import { call } from '../call.ts';
import { languageCode } from '../fields.ts';
import { GATEWAYS, PAYMENT_REASONS, SOURCE_KINDS } from '../payment/gateways.ts';
import { money } from '../purchase/index.ts';
import { atGateway } from './payments.ts';

// What the payment service tells and asks the purchase service. Every call is idempotent: it is repeated until it has
// an answer.

const gatewayCode = () => z.enum(GATEWAYS);
const moment = () => z.iso.datetime();

/** What an attempt to pay buys, in the words of its gateway. */
export const terms = z.object({
  planCode: z.string(),
  periodCode: z.string(),
  title: z.string(),
  months: z.union([z.literal(1), z.literal(12)]),
  price: money,
  intro: z.nullable(z.object({ amount: z.number(), days: z.nullable(z.number()) })),
  /** Nothing is charged before: free until, restart, change from the period's end. */
  startsAt: z.nullable(moment()),
  sourceKind: z.enum(SOURCE_KINDS),
  /** The subscription that this one replaces; it is canceled at its gateway before or after, as `cancelFirst` says. */
  replaces: z.nullable(z.object({ ...atGateway, cancelFirst: z.boolean() })),
});

/**
 * Checks a purchase and takes the seat of its promo code; the check before a charge is the same call again.
 * Refuses QUOTE_EXPIRED, ALREADY_SUBSCRIBED, PROMO_INVALID, PROMO_NOT_COMBINABLE, GATEWAY_UNAVAILABLE (the gateway
 * cannot carry this out in this country).
 */
export const reserve = call({
  name: 'purchase.reserve',
  service: 'purchase',
  method: 'POST',
  paths: ['/reserve'],
  access: 'service',
  body: z.object({
    intentId: z.uuid(),
    /** Null for a guest with a mobile number. */
    userId: z.nullable(z.uuid()),
    countryCode: z.nullable(z.string()),
    language: languageCode(),
    gatewayCode: gatewayCode(),
    gatewayPackage: z.string(),
    promotionCode: z.nullable(z.string()),
  }),
  data: terms,
});

/** Gives the promo code's seat back: the gateway can no longer charge for this attempt. */
export const release = call({
  name: 'purchase.release',
  service: 'purchase',
  method: 'POST',
  paths: ['/release'],
  access: 'service',
  body: z.object({ intentId: z.uuid() }),
  data: z.null(),
});

/** What every package is, for the gateways' own plans. */
export const packages = call({
  name: 'purchase.packages',
  service: 'purchase',
  method: 'POST',
  paths: ['/packages'],
  access: 'service',
  body: z.object({ gatewayCode: gatewayCode() }),
  data: z.array(
    z.object({
      gatewayPackage: z.string(),
      title: z.string(),
      months: z.union([z.literal(1), z.literal(12)]),
      price: money,
      intro: z.nullable(z.object({ amount: z.number(), days: z.nullable(z.number()) })),
    }),
  ),
});

/**
 * Books what the gateway's records show: a charge, or a consent that is free until a date. It never refuses for a promo
 * code or a price. `intent` is null for renewals: the subscription is found by its id at the gateway.
 */
export const settle = call({
  name: 'purchase.settle',
  service: 'purchase',
  method: 'POST',
  paths: ['/settle'],
  access: 'service',
  body: z.object({
    ...atGateway,
    intent: z.nullable(
      z.object({
        intentId: z.uuid(),
        userId: z.uuid(),
        gatewayPackage: z.string(),
        countryCode: z.nullable(z.string()),
        /** The version of the terms that the payer agreed to. */
        termsVersion: z.string(),
      }),
    ),
    charge: z.nullable(
      z.object({
        chargeId: z.string().check(z.maxLength(120)),
        amount: z.number(),
        currency: z.string(),
        at: moment(),
        from: moment(),
        to: moment(),
      }),
    ),
    /** For a consent: nothing is charged before. */
    freeUntil: z.nullable(moment()),
  }),
  data: z.object({
    /**
     * SETTLED now or KNOWN before. SURPLUS: a second charge for a covered period, or a charge of an account or
     * subscription that has ended; the caller gives it back and cancels.
     */
    outcome: z.enum(['SETTLED', 'KNOWN', 'SURPLUS']),
    /** The subscription that this one replaced; it is canceled at its gateway, and its unused days are given back. */
    replaced: z.nullable(
      z.object({
        ...atGateway,
        refund: z.nullable(
          z.object({ chargeId: z.string(), amount: z.number(), currency: z.string() }),
        ),
      }),
    ),
  }),
});

/** A renewal was refused: three days of grace begin, with a mail. */
export const renewalFailed = call({
  name: 'purchase.renewalFailed',
  service: 'purchase',
  method: 'POST',
  paths: ['/renewal-failed'],
  access: 'service',
  body: z.object({ ...atGateway, at: moment(), reason: z.enum(PAYMENT_REASONS) }),
  data: z.null(),
});

/** The gateway will charge no more: the subscription is canceled, with access until its period ends. */
export const ended = call({
  name: 'purchase.ended',
  service: 'purchase',
  method: 'POST',
  paths: ['/ended'],
  access: 'service',
  body: z.object({ ...atGateway, at: moment() }),
  data: z.object({ expiryDate: z.nullable(z.string()) }),
});

/** Money went back. The whole of the current period ends access; `refunded` is the total that went back so far. */
export const reversed = call({
  name: 'purchase.reversed',
  service: 'purchase',
  method: 'POST',
  paths: ['/reversed'],
  access: 'service',
  body: z.object({
    gatewayCode: gatewayCode(),
    chargeId: z.string(),
    kind: z.enum(['REFUND', 'CHARGEBACK']),
    refunded: z.number(),
    at: moment(),
  }),
  data: z.null(),
});

/** Whether a subscription is the account's own, with these fields (SPEC-D36); null if not. */
export const ownSubscription = call({
  name: 'purchase.ownSubscription',
  service: 'purchase',
  method: 'POST',
  paths: ['/own-subscription'],
  access: 'service',
  body: z.object({ userId: z.uuid(), ...atGateway, gatewayPackage: z.string() }),
  data: z.nullable(z.object({ expiryDate: z.string() })),
});

/** What is booked of a gateway between two moments, by the time of the charge: a page, the oldest first. */
export const bookedMoney = call({
  name: 'purchase.bookedMoney',
  service: 'purchase',
  method: 'POST',
  paths: ['/booked-money'],
  access: 'service',
  body: z.object({
    gatewayCode: gatewayCode(),
    from: moment(),
    until: moment(),
    after: z.nullable(z.object({ at: moment(), number: z.number() })),
  }),
  data: z.object({
    lines: z.array(
      z.object({
        /** As printed. */
        number: z.string(),
        kind: z.enum(['CHARGE', 'REFUND', 'CHARGEBACK']),
        chargeId: z.string(),
        /** Minor units, positive. */
        amount: z.number(),
        currency: z.string(),
        at: moment(),
      }),
    ),
    next: z.nullable(z.object({ at: moment(), number: z.number() })),
  }),
});

/**
 * What became of the mail about a price: the mail server took it, refused it for good or did not take it in all
 * attempts, the account has no address, or it came too late to be 30 days ahead of the day that it names, and was not sent.
 */
export const noticeSent = call({
  name: 'purchase.noticeSent',
  service: 'purchase',
  method: 'POST',
  paths: ['/notice-sent'],
  access: 'service',
  body: z.object({
    noticeId: z.uuid(),
    outcome: z.enum(['TAKEN', 'REFUSED', 'NO_ADDRESS', 'LATE']),
    at: moment(),
  }),
  data: z.null(),
});
