import { userReceipts as call } from '@kandil/contract/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { memberOf } from '../flows/account.ts';
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
        date: row.issued_at.toISOString(),
        planTitle: planTitle(row.plan_code, words),
        periodTitle: periodTitle(row.period_code, words),
        gatewayCode: row.gateway_code,
        amount: { amount: row.amount, currency: row.currency },
        status: row.status,
        givingShare: { amount: row.giving_share, currency: row.currency },
      })),
      note: rows.length > 0 ? words('plans.receipts.note') : null,
    },
  };
});
