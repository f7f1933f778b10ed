import { userReceipts as call } from '@kandil/contract/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { memberOf } from '../flows/account.ts';
import { addMonths } from '../rules/months.ts';
import { periodBy } from '../rules/plans.ts';
import { periodTitle, planTitle } from '../present/titles.ts';
import { receiptsOf } from '../store/receipts.ts';
import type { PurchaseWorld } from '../world.ts';

export const userReceipts = handle<PurchaseWorld, typeof call>(call, async ({ context, world }) => {
  const rows = await receiptsOf(world.db, await memberOf(world, context));
  const words = wordsOf(context.language);
  return {
    data: {
      receipts: rows.map((row) => ({
        id: row.id,
        number: row.id,
        kind: 'RECEIPT' as const,
        date: row.issued_at.toISOString(),
        planTitle: planTitle(row.plan_code, words),
        periodTitle: periodTitle(row.period_code, words),
        from: row.issued_at.toISOString(),
        to: addMonths(row.issued_at, periodBy(row.period_code)?.months ?? 1).toISOString(),
        gatewayCode: row.gateway_code,
        amount: { amount: row.amount, currency: row.currency },
        net: { amount: row.amount, currency: row.currency },
        tax: { amount: 0, currency: row.currency },
        taxRate: 0,
        countryCode: 'US',
        status: row.status === 'FAILED' ? ('REFUNDED' as const) : row.status,
        givingShare: { amount: row.giving_share, currency: row.currency },
        seller: [],
      })),
      note: rows.length > 0 ? words('plans.receipts.note') : null,
    },
  };
});
