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
    const rows = await receiptsOf(world.db, await memberOf(world, { ...context, language }));
    const plans = await allPlans(world.db);
    const words = wordsOf(language);
    return {
      data: {
        receipts: rows.map((row) => presentReceipt(row, plans, words, language)),
        note: rows.length > 0 ? words('plans.receipts.note') : null,
      },
    };
  },
);
