import type { GatewayCode } from '@kandil/contract/payment';
import type { PlanDevices } from '@kandil/contract/purchase';

// What the rules know of plans, prices, offers and subscriptions. The rows of the store have these facts.

/** A text by language; English replaces missing languages. */
export type Texts = Readonly<Record<string, string>>;

export interface Feature {
  code: string;
  /** Null: a text of the product. */
  title: Texts | null;
}

export interface Plan {
  code: string;
  streams: number;
  family_seats: number;
  features: Feature[];
  title: Texts | null;
  description: Texts | null;
  devices: PlanDevices;
}

export interface Period {
  code: string;
  months: 1 | 12;
}

export interface Price {
  plan_code: string;
  period_code: string;
  country: string;
  currency: string;
  amount: number;
  valid_from: Date;
}

export interface Offer {
  code: string;
  kind: 'FIRST_PERIOD' | 'FREE_DAYS' | 'FREE_UNTIL';
  amount: number | null;
  currency: string | null;
  days: number | null;
  until: Date | null;
  plans: string[];
  periods: string[];
  valid_from: Date;
  valid_until: Date | null;
  sold: boolean;
}

export interface PromoCode {
  code: string;
  seats: number | null;
  used: number;
  valid_from: Date | null;
  valid_until: Date | null;
  sold: boolean;
}

export interface Gateway {
  code: GatewayCode;
  countries: string[] | null;
}

export interface Subscription {
  id: string;
  subscription_code: string;
  plan_code: string;
  period_code: string;
  status: 'ACTIVE' | 'SUSPENDED' | 'CANCELED';
  gateway_code: GatewayCode;
  gateway_subs_id: string;
  amount: number;
  currency: string;
  starts_at: Date;
  expires_at: Date;
  failed_at: Date | null;
  suspended_at: Date | null;
  canceled_at: Date | null;
  created_at: Date;
}
