import type { GatewayCode, SourceKind } from '@kandil/contract/payment';
import type { PlanDevices } from '@kandil/contract/purchase';
import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';
import type { WithColumns } from '../../../platform/database/table-types.ts';
import type { ImportSource } from '../../../platform/import-source.ts';
import type { Feature, Offer, Period, Subscription, Texts } from '../rules/facts.ts';
import type * as generated from './tables.generated.ts';

/** Written as JSON text, because the driver would take an array for one of PostgreSQL. */
type Json<Value> = ColumnType<Value, string, string>;

type Back = 'REFUND' | 'CHARGEBACK';

/** Tables of the schema `purchase`, with the closed unions that the database stores as text. */
export type PurchaseTables = WithColumns<
  generated.PurchaseTables,
  {
    period: { months: Period['months'] };
    plan: {
      features: Json<Feature[]>;
      title: Json<Texts | null>;
      description: Json<Texts | null>;
      devices: Generated<PlanDevices>;
    };
    offer: { kind: Offer['kind'] };
    gateway: { code: GatewayCode };
    imported: { source: ImportSource };
    package: { gateway_code: GatewayCode; source_kind: SourceKind };
    reservation: { change: 'NOW' | 'LATER' | null; state: 'HELD' | 'SETTLED' | 'RELEASED' };
    subscription: { status: Subscription['status']; gateway_code: GatewayCode };
    receipt: {
      kind: 'RECEIPT' | 'CREDIT_NOTE';
      status: 'PAID' | 'REFUNDED' | 'CHARGED_BACK';
      gateway_code: GatewayCode;
      buyer: Json<Buyer | null>;
      refunded: Generated<number>;
    };
    price_notice: {
      state:
        | 'SENDING'
        | 'REPORTED'
        | 'UNREACHED'
        | 'MOVED'
        | 'REFUSED'
        | 'AGREED'
        | 'APPLIED'
        | 'STOPPED'
        | 'OVER';
    };
    refund_order: {
      closed: 'CANCELLED' | 'EXPIRED' | 'GIVEN_UP' | null;
      failure: 'REFUSED' | 'UNAVAILABLE' | null;
      refusals: Generated<number>;
    };
    reversal: { gateway_code: GatewayCode; kind: Back };
  }
>;

/** The locked copy of a buyer whose account was deleted; the name is in `buyer_name`. */
export interface Buyer {
  email: string | null;
  country: string;
}

/** The database or a transaction. */
export type Executor = Kysely<PurchaseTables>;

export type PeriodRow = Selectable<PurchaseTables['period']>;
export type PlanRow = Selectable<PurchaseTables['plan']>;
export type PriceRow = Selectable<PurchaseTables['price']>;
export type OfferRow = Selectable<PurchaseTables['offer']>;
export type PromoCodeRow = Selectable<PurchaseTables['promo_code']>;
export type GatewayRow = Selectable<PurchaseTables['gateway']>;
export type PackageRow = Selectable<PurchaseTables['package']>;
export type ReservationRow = Selectable<PurchaseTables['reservation']>;
export type SubscriptionRow = Selectable<PurchaseTables['subscription']>;
export type ReceiptRow = Selectable<PurchaseTables['receipt']>;
export type RefundOrderRow = Selectable<PurchaseTables['refund_order']>;
