import { randomInt } from 'node:crypto';
import { type Refusal, recordsOf } from '../gateways/index.ts';
import type { Money } from './money.ts';

export interface Product {
  id: string;
  name: string;
  type: string;
  category?: string;
  description?: string;
  create_time: string;
}

export interface BillingCycle {
  frequency: { interval_unit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'; interval_count?: number };
  tenure_type: 'REGULAR' | 'TRIAL';
  sequence: number;
  /** 0 is without end. */
  total_cycles?: number;
  /** A free trial has none. */
  pricing_scheme?: { fixed_price?: Money };
}

export interface Plan {
  id: string;
  product_id: string;
  name: string;
  description?: string;
  status: 'CREATED' | 'ACTIVE' | 'INACTIVE';
  /** By sequence. */
  billing_cycles: BillingCycle[];
  payment_preferences: { auto_bill_outstanding?: boolean; payment_failure_threshold?: number };
  create_time: string;
}

export interface Failure {
  amount: Money;
  time: string;
  reason_code: string;
  next_payment_retry_time?: string;
}

export interface Subscription {
  id: string;
  /** Names it in the address of its approval page. */
  token: string;
  planId: string;
  customId: string | null;
  brand: string;
  returnUrl: string;
  cancelUrl: string;
  /** Whether approval alone activates it. */
  subscribeNow: boolean;
  status: 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';
  /** ISO 8601, all of them by the gateway's clock. */
  statusAt: string;
  note: string | null;
  createdAt: string;
  startAt: string;
  /** The next payment; null if there is none. */
  dueAt: string | null;
  /** Payments of the current tenure are counted from here. */
  anchorAt: string;
  sinceAnchor: number;
  /** Completed cycles, by sequence. */
  completed: number[];
  /** Attempts of the payment that is due that failed so far. */
  attempts: number;
  /** When it is tried again. */
  retryAt: string | null;
  failedCount: number;
  lastFailed: Failure | null;
  lastPayment: { amount: Money; time: string } | null;
  /** Minor units. */
  outstanding: number;
  refusesNext: Refusal | null;
}

/** A payment of a subscription, or its failed attempt. Amounts are minor units. */
export interface Sale {
  id: string;
  subscription: string;
  status: 'COMPLETED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
  amount: number;
  currency: string;
  at: string;
  refunded: number;
  /** Whether the payer took it back. */
  reversed: boolean;
}

export interface Refund {
  id: string;
  sale: string;
  amount: number;
  currency: string;
  at: string;
  note: string | null;
}

/** A request that was answered, by its path and PayPal-Request-Id. */
export interface Key {
  id: string;
  /** The body of the request. */
  body: string;
  /** The resource that it made. */
  resource: string;
  at: string;
}

export type Books = Awaited<ReturnType<typeof openBooks>>;

/** Everything that this PayPal remembers. */
export async function openBooks(dataDir: string | undefined) {
  return {
    products: await recordsOf<Product>(dataDir, 'paypal-products'),
    plans: await recordsOf<Plan>(dataDir, 'paypal-plans'),
    subscriptions: await recordsOf<Subscription>(dataDir, 'paypal-subscriptions'),
    sales: await recordsOf<Sale>(dataDir, 'paypal-sales'),
    refunds: await recordsOf<Refund>(dataDir, 'paypal-refunds'),
    keys: await recordsOf<Key>(dataDir, 'paypal-keys'),
  };
}

const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

/** An id as PayPal makes them: `17` signs of capital letters and digits. */
export const newId = (length = 17): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** A time as PayPal writes it: without fractions. */
export const timeOf = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;
