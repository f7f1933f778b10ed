import { type Records, recordsOf } from '../gateways/index.ts';

// What iyzico keeps. `id` is the reference code of each; moments are milliseconds since 1970, amounts minor units.

export interface Product {
  id: string;
  createdDate: number;
  name: string;
  description: string;
  deleted: boolean;
}

export const INTERVALS = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

export interface Plan {
  id: string;
  createdDate: number;
  product: string;
  name: string;
  price: number;
  currencyCode: string;
  paymentInterval: (typeof INTERVALS)[number];
  paymentIntervalCount: number;
  trialPeriodDays: number;
  recurrenceCount: number | null;
  deleted: boolean;
}

export interface Address {
  contactName: string;
  address: string;
  city: string;
  country: string;
  zipCode?: string;
  district?: string;
}

/** Without the identity number, which nothing here needs. */
export interface Customer {
  id: string;
  createdDate: number;
  name: string;
  surname: string;
  email: string;
  gsmNumber: string;
  billingAddress: Address;
  shippingAddress: Address | null;
  deleted: boolean;
}

export interface PaymentAttempt {
  conversationId: string;
  createdDate: number;
  /** Missing if the bank refused. */
  paymentId?: number;
  paymentStatus: 'SUCCESS' | 'FAILURE';
  errorCode?: string;
  errorMessage?: string;
}

export interface Order {
  id: string;
  price: number;
  currencyCode: string;
  startPeriod: number;
  endPeriod: number;
  orderStatus: 'WAITING' | 'SUCCESS' | 'FAILED' | 'SUBSCRIPTION_CANCELED' | 'SUBSCRIPTION_UPGRADED';
  paymentAttempts: PaymentAttempt[];
}

export type InitialStatus = 'ACTIVE' | 'PENDING';

export interface Subscription {
  id: string;
  parent: string;
  plan: string;
  customer: string;
  status: InitialStatus | 'UNPAID' | 'UPGRADED' | 'CANCELED' | 'EXPIRED';
  createdDate: number;
  startDate: number | null;
  endDate: number | null;
  trialDays: number;
  trialStartDate: number | null;
  trialEndDate: number | null;
  /** Number of the test card that it charges. */
  card: string;
  /** The refusal of the next renewal. */
  refuseNext: string | null;
  /** Oldest first. */
  orders: Order[];
}

export interface Refund {
  refundTxId: number;
  refundPrice: number;
  refundConversationId: string;
  createdDate: number;
}

/** Money taken from a card; `check` is the amount that is given back at once when a card is checked. */
export interface Payment {
  /** Digits. */
  id: string;
  kind: 'order' | 'check';
  /** Reference code of the subscription; empty for the check of a card. */
  subscription: string;
  lastFour: string;
  price: number;
  currencyCode: string;
  conversationId: string;
  createdDate: number;
  refunds: Refund[];
  chargedBack: boolean;
}

/** A card form: it starts a subscription, or gives one another card. */
export interface Checkout {
  /** Its token. */
  id: string;
  plan: string;
  customer: string;
  initialStatus: InitialStatus;
  /** The subscription that it changes, or that it started. */
  subscription: string | null;
  changesCard: boolean;
  done: boolean;
  callbackUrl: string;
  conversationId: string;
  locale: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface Books {
  products: Records<Product>;
  plans: Records<Plan>;
  customers: Records<Customer>;
  subscriptions: Records<Subscription>;
  payments: Records<Payment>;
  checkouts: Records<Checkout>;
}

/** Opens iyzico's records in the sandbox's folder. */
export async function openBooks(dataDir: string | undefined): Promise<Books> {
  const of = <T extends { id: string }>(name: string) => recordsOf<T>(dataDir, `iyzico-${name}`);
  return {
    products: await of('products'),
    plans: await of('plans'),
    customers: await of('customers'),
    subscriptions: await of('subscriptions'),
    payments: await of('payments'),
    checkouts: await of('checkouts'),
  };
}
