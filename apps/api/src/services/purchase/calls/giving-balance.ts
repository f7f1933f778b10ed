import { givingBalance as call } from '@kandil/contract/control/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { givingByCurrency, lastTransfers } from '../store/giving.ts';
import type { PurchaseWorld } from '../world.ts';

export const givingBalance = handle<PurchaseWorld, typeof call>(call, async ({ world: { db } }) => {
  const [balances, transfers] = [await givingByCurrency(db), await lastTransfers(db)];
  return {
    data: {
      balances: balances.map(({ currency, set_aside: setAside, transferred }) => ({
        currency,
        setAside,
        transferred,
        left: setAside - transferred,
      })),
      transfers: transfers.map(({ at, amount, currency, recipient }) => ({
        date: at.toISOString().slice(0, 10),
        amount: { amount, currency },
        recipient,
      })),
    },
  };
});
