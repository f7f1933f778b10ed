import { offers } from '../../../platform/site.ts';
import { payerOf } from '@kandil/contract/internal';
import { userReceipts as call } from '@kandil/contract/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { memberOf } from '../flows/account.ts';
import { presentReceipt } from '../present/receipt.ts';
import { allPlans } from '../store/catalogue.ts';
import { receiptsOf } from '../store/receipts.ts';
import type { PurchaseWorld } from '../world.ts';

export const userReceipts = handle<PurchaseWorld, typeof call>(
  call,
  async ({ context: { language, ...context }, world }) => {
    const userId = await memberOf(world, { ...context, language });
    const [rows, plans, { fullName: buyer }] = await Promise.all([
      receiptsOf(world.db, userId),
      allPlans(world.db),
      world.internal(payerOf, { userId, timeZone: null }),
    ]);
    const words = wordsOf(language);
    return {
      data: {
        receipts: rows.map((row) => presentReceipt(row, { buyer, plans }, words, language)),
        note: rows.length > 0 && offers('giving') ? words('plans.receipts.note') : null,
      },
    };
  },
);
