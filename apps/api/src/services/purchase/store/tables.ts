import type { Selectable } from 'kysely';
import type { WithColumns } from '../../../platform/database/table-types.ts';
import type * as generated from './tables.generated.ts';

type GatewayCode = 'PAYPAL' | 'IYZICO';

/** Tables of the schema `purchase`, with the closed unions that the database stores as text. */
export type PurchaseTables = WithColumns<
  generated.PurchaseTables,
  {
    subscription: { status: 'ACTIVE' | 'SUSPENDED' | 'CANCELED'; gateway_code: GatewayCode };
    receipt: { status: 'PAID' | 'REFUNDED' | 'FAILED'; gateway_code: GatewayCode };
  }
>;

export type SubscriptionRow = Selectable<PurchaseTables['subscription']>;

/** `user_id` is null once the account is deleted; amounts are in minor units. */
export type ReceiptRow = Selectable<PurchaseTables['receipt']>;
