import type { GatewayCode, PaymentReason } from '@kandil/contract/payment';
import type {
  GatewayEvent,
  GatewaySubscription,
  StatementLine,
  Terms,
} from '../rules/gateway-facts.ts';
import type { Money } from '../rules/money.ts';

/** What iyzico needs to know of the payer. The identity number is passed on, never stored or logged. */
export interface CardPayer {
  name: string;
  surname: string;
  email: string;
  /** E.164. */
  phone: string;
  identityNumber: string;
  address: { line: string; city: string; zipCode: string; country: string };
}

/** One attempt to pay, before anything was approved. */
export interface Attempt {
  intentId: string;
  /** Repeating the operation with the same key has no second effect. */
  key: string;
  terms: Terms;
  /** The gateway's plan, as `syncPlan` answered it. */
  planId: string;
  /** Nothing is charged before this moment (free until, restart); null: at activation. */
  startsAt: Date | null;
  language: string;
  /** The address to which the gateway returns the browser, approved or not. It contains the intent's return token. */
  returnUrl: string;
  cancelUrl: string;
  /** E.164, for payment by mobile number. */
  msisdn: string | null;
  payer: CardPayer | null;
}

/**
 * How the payer approves: at an address, in a form that is shown on the payment origin, or by a code that was sent.
 * `reference` is what the attempt is read by.
 */
export type Approval = { reference: string; expiresAt: Date } & (
  | { kind: 'REDIRECT'; url: string }
  | { kind: 'FORM'; html: string }
  | { kind: 'CODE' }
);

/** The state of an attempt at the gateway. Approved is not paid: only our `activate` charges. */
export type AttemptState =
  | { state: 'WAITING' | 'EXPIRED' }
  | { state: 'REFUSED'; reason: PaymentReason }
  | { state: 'APPROVED'; gatewaySubsId: string };

/** A request that came back from a gateway, as it arrived. */
export interface RawRequest {
  headers: Readonly<Record<string, string | undefined>>;
  /** The bytes as they were signed. */
  body: Buffer;
  query: Readonly<Record<string, string | undefined>>;
}

/** The list of money that moved at a gateway. */
export interface GatewayStatement {
  /** Whether chargebacks are in it. */
  hasChargebacks: boolean;
  /** Everything of our account between two moments, page after page; `until` is exclusive. */
  pages(from: Date, until: Date): AsyncIterable<StatementLine[]>;
}

/** A payment gateway. Every operation may throw `GatewayUnknown` or `GatewayRefusal`. */
export interface Gateway {
  readonly code: GatewayCode;
  /** Creates the gateway's plan for these terms, or finds it. Idempotent. */
  syncPlan(terms: Terms, key: string): Promise<string>;
  /** Prepares the approval; charges nothing. */
  open(attempt: Attempt): Promise<Approval>;
  readAttempt(reference: string): Promise<AttemptState>;
  /** Checks the code that the payer typed (CODE only). */
  confirm?(
    reference: string,
    code: string,
    key: string,
  ): Promise<'RIGHT' | 'WRONG' | 'EXPIRED' | 'USED_UP'>;
  /** Charges. Read the subscription before it: gateways without keys would do it twice. */
  activate(gatewaySubsId: string, key: string): Promise<void>;
  /** @returns null if the gateway does not know it */
  read(gatewaySubsId: string): Promise<GatewaySubscription | null>;
  /** Ends all future charges. Idempotent. */
  cancel(gatewaySubsId: string, key: string): Promise<void>;
  refund(charge: { chargeId: string; amount: Money; reason: string; key: string }): Promise<void>;
  /**
   * Charges the price of another plan from the next period on, without asking the payer; absent where the payer has to
   * agree. Only an active subscription is moved. Idempotent.
   * @returns the subscription's id at the gateway from now on
   */
  reprice?(gatewaySubsId: string, planId: string, key: string): Promise<string>;
  /** Tries a failed renewal once more; absent where the gateway does it itself. */
  retry?(gatewaySubsId: string, key: string): Promise<void>;
  /** The gateway's own list, to compare our books with; absent where it has none. */
  statement?: GatewayStatement;
  /** Checks the signature over the raw bytes. @throws GatewayRefusal if it is not the gateway's */
  event(request: RawRequest): Promise<GatewayEvent>;
  /** The attempt that a returning browser speaks of, as the gateway puts it into the request; null if it does not. */
  returned(request: RawRequest): string | null;
}

/** The gateway could not be asked, or its answer was lost: nobody knows whether the operation took effect. */
export class GatewayUnknown extends Error {
  override readonly name = 'GatewayUnknown';
}

/** The gateway answered no; the operation certainly had no effect. */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal';
  readonly reason: PaymentReason;

  constructor(reason: PaymentReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
