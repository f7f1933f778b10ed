import type { Refusal } from '../gateways/index.ts';
import type { Reason } from './settings.ts';

// What the operator keeps. Times are ISO 8601 by the gateways' clock, amounts are minor units.

export interface Package {
  /** The merchant's code. */
  id: string;
  title: string;
  months: number;
  amount: number;
  currency: string;
}

export type ConsentStatus = 'PENDING' | 'APPROVED' | 'REFUSED' | 'EXPIRED';

export interface Consent {
  id: string;
  packageId: string;
  /** The merchant's name of the attempt. */
  reference: string;
  /** Digits; null until the payer gives it on the consent page. */
  msisdn: string | null;
  /** The code that was sent; null if the consent page asks. */
  code: string | null;
  wrongCodes: number;
  status: ConsentStatus;
  expiresAt: string;
  startsAt: string | null;
  returnUrl: string;
  cancelUrl: string;
  subscriptionId: string | null;
}

export interface Charge {
  id: string;
  amount: number;
  at: string;
  refunded: number;
  chargedBack: boolean;
  /** The period that it pays for. */
  from: string;
  to: string;
}

export interface Subscription {
  id: string;
  consentId: string;
  package: Package;
  /** What it has from the next period on; null: the same. */
  nextPackage: Package | null;
  msisdn: string;
  status: 'APPROVED' | 'ACTIVE' | 'UNPAID' | 'ENDED';
  startsAt: string | null;
  /** Start of the row of periods that runs, and how many of it are paid. */
  anchor: string | null;
  periods: number;
  nextChargeAt: string | null;
  charges: Charge[];
  /** The failed renewal: when it first failed, when it was last tried, and how often. */
  failure: { since: string; at: string; reason: Reason; tries: number } | null;
  refuseNext: Refusal | null;
}
