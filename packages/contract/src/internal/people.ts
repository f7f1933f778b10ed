import * as z from 'zod/mini';
import { call } from '../call.ts';
import { money } from '../money.ts';
import { TICKET_STATES } from '../notify/tickets.ts';
import { GATEWAYS } from '../payment/gateways.ts';

// What the auth service asks others for the control room's page about a person.

const method = 'POST';
const access = 'service';
const moment = () => z.iso.datetime();
const ofUser = z.object({ userId: z.uuid() });

/** What a receipt says, in short. */
export const receiptLine = z.object({
  number: z.string(),
  kind: z.enum(['RECEIPT', 'CREDIT_NOTE']),
  date: moment(),
  amount: money,
  /** What was given back of it, in minor units. */
  refunded: z.number(),
  gatewayCode: z.enum(GATEWAYS),
  planTitle: z.string(),
});

/**
 * Whom a receipt's number, or an id at a gateway (of a subscription or a charge), belongs to. A receipt of a deleted
 * account has no user.
 */
export const purchaseOwners = call({
  name: 'purchase.owners',
  service: 'purchase',
  method,
  paths: ['/owners'],
  access,
  body: z.object({
    receiptNumber: z.nullable(z.number()),
    gatewayId: z.nullable(z.string().check(z.maxLength(254))),
  }),
  data: z.object({
    userIds: z.array(z.uuid()),
    orphans: z.array(z.extend(receiptLine, { buyer: z.nullable(z.string()), country: z.string() })),
  }),
});

/** Until when an account is open to somebody of the staff; null if it is not. Refuses NOT_FOUND. */
export const personOpened = call({
  name: 'auth.personOpened',
  service: 'auth',
  method,
  paths: ['/person-opened'],
  access,
  body: z.object({ userId: z.uuid(), staffId: z.uuid() }),
  data: z.object({ until: z.nullable(moment()) }),
  errors: ['NOT_FOUND'],
});

/** Accounts that one question for plans may name. */
export const MOST_PLANS = 50;

/** The plan that counts for each account, in English; accounts without one are left out. */
export const plansOfPeople = call({
  name: 'purchase.plansOfPeople',
  service: 'purchase',
  method,
  paths: ['/plans-of-people'],
  access,
  body: z.object({
    accounts: z
      .array(z.object({ userId: z.uuid(), familyOwnerId: z.nullable(z.uuid()) }))
      .check(z.maxLength(MOST_PLANS)),
  }),
  data: z.array(z.object({ userId: z.uuid(), planTitle: z.string(), isSuspended: z.boolean() })),
});

/** What became of a notice of a higher price. */
export const NOTICE_STATES = [
  'SENDING',
  'REPORTED',
  'UNREACHED',
  'MOVED',
  'REFUSED',
  'AGREED',
  'APPLIED',
  'STOPPED',
  'OVER',
] as const;

export const personPlan = call({
  name: 'purchase.personPlan',
  service: 'purchase',
  method,
  paths: ['/person-plan'],
  access,
  body: ofUser,
  data: z.object({
    subscriptions: z.array(
      z.object({
        code: z.string(),
        planTitle: z.string(),
        periodTitle: z.string(),
        status: z.enum(['ACTIVE', 'SUSPENDED', 'CANCELED']),
        price: money,
        gatewayCode: z.enum(GATEWAYS),
        gatewaySubsId: z.string(),
        /** Of the terms that the payer agreed to. */
        termsVersion: z.string(),
        startsAt: moment(),
        expiresAt: moment(),
        canceledAt: z.nullable(moment()),
        endedAt: z.nullable(moment()),
        /** The last higher price that was announced for it. */
        raise: z.nullable(
          z.object({
            price: money,
            from: moment(),
            /** When the mail server took the mail. */
            reportedAt: z.nullable(moment()),
            state: z.enum(NOTICE_STATES),
          }),
        ),
      }),
    ),
    receipts: z.array(receiptLine),
  }),
});

/** The account that began what a gateway has under an id, of a subscription or a charge. */
export const paymentOwners = call({
  name: 'payment.owners',
  service: 'payment',
  method,
  paths: ['/owners'],
  access,
  body: z.object({ gatewayId: z.string().check(z.maxLength(254)) }),
  data: z.object({ userIds: z.array(z.uuid()) }),
});

export const GATEWAY_STATES = ['RUNNING', 'FAILING', 'CANCELING', 'ENDED'] as const;

export const personGateways = call({
  name: 'payment.personGateways',
  service: 'payment',
  method,
  paths: ['/person-gateways'],
  access,
  body: ofUser,
  data: z.object({
    gateways: z.array(
      z.object({
        gatewayCode: z.enum(GATEWAYS),
        gatewaySubsId: z.string(),
        state: z.enum(GATEWAY_STATES),
        since: moment(),
        /** Since when the gateway cannot charge; null while it can. */
        failingSince: z.nullable(moment()),
        endedAt: z.nullable(moment()),
      }),
    ),
    /** Attempts to pay, the newest first, at most 20. */
    attempts: z.array(
      z.object({
        id: z.uuid(),
        at: moment(),
        gatewayCode: z.enum(GATEWAYS),
        state: z.string(),
        /** Why the gateway refused; null if it did not. */
        reason: z.nullable(z.string()),
      }),
    ),
  }),
});

export const personPlaying = call({
  name: 'watch.personPlaying',
  service: 'watch',
  method,
  paths: ['/person-playing'],
  access,
  body: z.object({
    userId: z.uuid(),
    /** The account, and the owner of its family. */
    subscriberIds: z.array(z.uuid()).check(z.maxLength(10)),
  }),
  data: z.object({
    playing: z.array(
      z.object({ kind: z.enum(['VIDEO', 'CHANNEL']), profileId: z.number(), since: moment() }),
    ),
  }),
});

/** The account that has sent a ticket; null for none. */
export const ticketOwner = call({
  name: 'notify.ticketOwner',
  service: 'notify',
  method,
  paths: ['/ticket-owner'],
  access,
  body: z.object({ number: z.number() }),
  data: z.nullable(z.object({ userId: z.uuid() })),
});

export const personSupport = call({
  name: 'notify.personSupport',
  service: 'notify',
  method,
  paths: ['/person-support'],
  access,
  body: ofUser,
  data: z.object({
    /** The newest first, at most 100. */
    tickets: z.array(
      z.object({
        number: z.string(),
        subject: z.string(),
        state: z.enum(TICKET_STATES),
        at: moment(),
      }),
    ),
    /** Profiles that get mails about new episodes. */
    episodeMails: z.array(z.object({ profileId: z.number(), since: moment() })),
    /** Browsers that get notifications. */
    notifiedDevices: z.array(z.object({ profileId: z.number(), since: moment() })),
  }),
});

export const MAIL_FAILURES = ['REFUSED', 'BUSY', 'UNREACHABLE', 'FAULT'] as const;

/**
 * Notes what became of a mail, once for its id: what was sent stays sent. Its account is the one that was named, else
 * the one that has the address; the address itself is not stored.
 */
export const mailNote = call({
  name: 'auth.noteMail',
  service: 'auth',
  method,
  paths: ['/note-mail'],
  access,
  body: z.object({
    id: z.string().check(z.maxLength(200)),
    template: z.string().check(z.maxLength(80)),
    language: z.string().check(z.maxLength(10)),
    at: moment(),
    /** Null: sent. */
    failure: z.nullable(z.enum(MAIL_FAILURES)),
    accountId: z.nullable(z.uuid()),
    to: z.string().check(z.maxLength(320)),
  }),
  data: z.null(),
});
