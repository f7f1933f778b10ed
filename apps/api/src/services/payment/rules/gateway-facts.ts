import type { PaymentReason } from '@kandil/contract/payment';
import type { Money } from './money.ts';

/** What is sold, as a gateway has to carry it out. Prices include tax. */
export interface Terms {
  /** The package that names these terms; the key of the gateway's own plan. */
  gatewayPackage: string;
  /** Name of plan and period, for the payer and the gateway's records. */
  title: string;
  /** Length of a period. */
  months: 1 | 12;
  /** Price of each period. */
  price: Money;
  /** What is paid first, before `price`; `days` is null if it covers a whole period. */
  intro: { amount: number; days: number | null } | null;
}

/** Money that really moved. */
export interface Charge {
  chargeId: string;
  amount: Money;
  at: Date;
  /** What was given back of it so far, in minor units. */
  refunded: number;
  /** The period that it pays for. */
  from: Date;
  to: Date;
}

/** A subscription as the gateway's records have it; they are the truth about charges and period ends. */
export interface GatewaySubscription {
  gatewaySubsId: string;
  /**
   * APPROVED: waits for `activate`. ACTIVE alone is not payment. UNPAID: a renewal failed. ENDED: canceled or expired;
   * nothing will be charged any more.
   */
  status: 'APPROVED' | 'ACTIVE' | 'UNPAID' | 'ENDED';
  /** The next charge, by the gateway; null if there is none. */
  nextChargeAt: Date | null;
  /** Oldest first. Only money that was received; a failed attempt is not a charge. */
  charges: Charge[];
  /** Why the last renewal failed; set while the status is UNPAID. */
  failure: { at: Date; reason: PaymentReason } | null;
}

/** A signed message of a gateway. It only says what to read again; `reversal` is for gateways that tell it no other way. */
export interface GatewayEvent {
  /** Unique at the gateway; the same one may come again. */
  eventId: string;
  type: string;
  gatewaySubsId: string | null;
  reference: string | null;
  reversal: { kind: 'REFUND' | 'CHARGEBACK'; chargeId: string; amount: Money } | null;
}

/** A line of a gateway's own list: money that moved. */
export interface StatementLine {
  /** Unique in the list. */
  lineId: string;
  kind: 'CHARGE' | 'REFUND' | 'CHARGEBACK';
  /** The charge itself, or the one that the money is taken back of. */
  chargeId: string;
  /** Positive. */
  amount: Money;
  at: Date;
  /** What the gateway took for itself, in minor units; null: it does not say. */
  fee: number | null;
}
