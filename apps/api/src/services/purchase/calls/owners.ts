import { purchaseOwners as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { presentLine } from '../present/person.ts';
import { allPlans } from '../store/catalogue.ts';
import { receiptsOfChargeId, usersAtGateway } from '../store/people.ts';
import { receiptByNumber } from '../store/receipts.ts';
import type { ReceiptRow } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';

const listOf = (row: ReceiptRow | undefined) => (row ? [row] : []);

export const owners = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { receiptNumber, gatewayId }, world: { db } }) => {
    const [numbered, charged, subscribed, plans] = await Promise.all([
      receiptNumber === null ? [] : receiptByNumber(db, receiptNumber).then(listOf),
      gatewayId === null ? [] : receiptsOfChargeId(db, gatewayId),
      gatewayId === null ? [] : usersAtGateway(db, gatewayId),
      allPlans(db),
    ]);
    const receipts = [...numbered, ...charged];
    const userIds = [...receipts.flatMap(({ user_id }) => user_id ?? []), ...subscribed];
    const orphans = receipts
      .filter(({ user_id }) => user_id === null)
      .map((row) => ({
        ...presentLine(row, plans),
        buyer: row.buyer_name,
        country: row.country,
      }));
    return { data: { userIds: [...new Set(userIds)], orphans } };
  },
);
