import type { Data } from '@kandil/contract';
import type { personPlan, receiptLine } from '@kandil/contract/internal';
import { FALLBACK_LANGUAGE } from '@kandil/i18n';
import type * as z from 'zod/mini';
import { wordsOf } from '../../../platform/words.ts';
import type { NoticeRow } from '../store/price-notices.ts';
import type { PlanRow, ReceiptRow, SubscriptionRow } from '../store/tables.ts';
import { receiptNumber } from './receipt.ts';
import { periodTitle, planTitle } from './titles.ts';

/** By code. */
export type Plans = ReadonlyMap<string, PlanRow>;

/** The name of a plan for the operator's staff. */
export const staffTitle = (code: string, plans: Plans): string =>
  planTitle(plans.get(code), code, wordsOf(FALLBACK_LANGUAGE), FALLBACK_LANGUAGE);

/** The name of a period for the operator's staff. */
export const staffPeriod = (code: string): string => periodTitle(code, wordsOf(FALLBACK_LANGUAGE));

export const presentLine = (row: ReceiptRow, plans: Plans): z.output<typeof receiptLine> => ({
  number: receiptNumber(row),
  kind: row.kind,
  date: row.issued_at.toISOString(),
  amount: { amount: row.amount, currency: row.currency },
  refunded: row.refunded,
  gatewayCode: row.gateway_code,
  planTitle: staffTitle(row.plan_code, plans),
});

const isoOf = (date: Date | null): string | null => date?.toISOString() ?? null;

export const presentSubscription = (
  row: SubscriptionRow,
  plans: Plans,
  notice?: NoticeRow,
): Data<typeof personPlan>['subscriptions'][number] => ({
  code: row.subscription_code,
  planTitle: staffTitle(row.plan_code, plans),
  periodTitle: staffPeriod(row.period_code),
  status: row.status,
  price: { amount: row.amount, currency: row.currency },
  gatewayCode: row.gateway_code,
  gatewaySubsId: row.gateway_subs_id,
  termsVersion: row.terms_version,
  startsAt: row.starts_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  canceledAt: isoOf(row.canceled_at),
  endedAt: isoOf(row.ended_at),
  raise: notice
    ? {
        price: { amount: notice.amount, currency: notice.currency },
        from: notice.applies_from.toISOString(),
        reportedAt: isoOf(notice.reported_at),
        state: notice.state,
      }
    : null,
});
