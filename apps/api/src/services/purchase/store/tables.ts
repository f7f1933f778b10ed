export interface SubscriptionRow {
  user_id: string;
  subscription_code: string;
  plan_code: string;
  period_code: string;
  status: 'ACTIVE' | 'SUSPENDED' | 'CANCELED';
  gateway_code: 'PAYPAL' | 'IYZICO';
  gateway_package: string;
  gateway_subs_id: string;
  expires_at: Date;
  created_at: Date;
}

export interface ReceiptRow {
  id: string;
  /** Null once the account was deleted. */
  user_id: string | null;
  issued_at: Date;
  plan_code: string;
  period_code: string;
  gateway_code: 'PAYPAL' | 'IYZICO';
  /** Minor units. */
  amount: number;
  currency: string;
  giving_share: number;
  status: 'PAID' | 'REFUNDED' | 'FAILED';
}

/** Tables of the schema `purchase`. */
export interface PurchaseTables {
  subscription: SubscriptionRow;
  receipt: ReceiptRow;
}
