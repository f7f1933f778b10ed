import type { Data } from '@kandil/contract';
import type { settle, terms } from '@kandil/contract/internal';
import type { GatewayCode, PaymentReason, SourceKind } from '@kandil/contract/payment';
import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { WithColumns } from '../../../platform/database/table-types.ts';
import type { BooksTotal, Side, Story } from '../rules/books.ts';
import type { StatementLine } from '../rules/gateway-facts.ts';
import type { IntentState } from '../rules/states.ts';
import type * as generated from './tables.generated.ts';

/** What is bought, as purchase answered it. */
export type AgreedTerms = z.output<typeof terms>;
export type Outcome = Data<typeof settle>['outcome'];

interface OfGateway {
  gateway_code: GatewayCode;
}

/** Tables of the schema `payment`, with the closed unions that the database stores as text. */
export type PaymentTables = WithColumns<
  generated.PaymentTables,
  {
    intent: OfGateway & {
      state: IntentState;
      operation: 'OPEN' | 'ACTIVATE' | null;
      source_kind: SourceKind;
      terms: AgreedTerms;
      reason: PaymentReason | null;
    };
    gateway_plan: OfGateway;
    gateway_subscription: OfGateway;
    gateway_charge: OfGateway & {
      outcome: Outcome | null;
      refund_kind: Generated<'REFUND' | 'CHARGEBACK'>;
    };
    gateway_event: OfGateway & { reversal_kind: 'REFUND' | 'CHARGEBACK' | null };
    refund: OfGateway;
    books_run: OfGateway & {
      state: 'RUNNING' | 'DONE' | 'FAILED';
      totals: ColumnType<BooksTotal[], string | undefined, string>;
    };
    books_line: { side: Side; kind: StatementLine['kind'] };
    books_difference: { story: Story; kind: 'CHARGE' | 'BACK' };
  }
>;

/** The database or a transaction. */
export type Executor = Kysely<PaymentTables>;
export type IntentRow = Selectable<PaymentTables['intent']>;
export type ChargeRow = Selectable<PaymentTables['gateway_charge']>;
export type GatewaySubscriptionRow = Selectable<PaymentTables['gateway_subscription']>;
export type RefundRow = Selectable<PaymentTables['refund']>;

/** A subscription as its gateway names it. */
export interface AtGateway {
  gatewayCode: GatewayCode;
  gatewaySubsId: string;
}
export type BooksRunRow = Selectable<PaymentTables['books_run']>;
export type DifferenceRow = Selectable<PaymentTables['books_difference']>;
