import { timeOf } from './books.ts';
import type { Parts } from './charges.ts';

/** A payment of a subscription, from before this PayPal was there. */
export interface PastPayment {
  id: string;
  subscription: string;
  /** Minor units. */
  amount: number;
  currency: string;
  at: Date;
}

/** Books payments of which nobody is informed; those that are there stay as they are. */
export async function remember(
  { books, core }: Pick<Parts, 'books' | 'core'>,
  payments: readonly PastPayment[],
): Promise<void> {
  for (const { id, subscription, amount, currency, at } of payments) {
    if (books.sales.get(id)) continue;
    const paid = { id, subscription, amount, currency, at: timeOf(at.getTime()) };
    await core.ledger.put({ ...paid, kind: 'charge', chargeId: null });
    await books.sales.put({ ...paid, status: 'COMPLETED', refunded: 0, reversed: false });
  }
}
