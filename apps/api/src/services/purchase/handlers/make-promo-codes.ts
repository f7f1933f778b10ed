import { randomInt } from 'node:crypto';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { batchCode, randomPart } from '../rules/promo-code.ts';
import { changePromoBatch, insertBatchCodes, lockedPromoBatch } from '../store/promo-batches.ts';
import type { PurchaseWorld } from '../world.ts';
import { makePromoCodes } from '../jobs/jobs.ts';

/** Codes of a transaction: some hundredths of a second. */
const PAGE = 1000;

/** Makes the codes of a batch, page by page. After a crash the next run continues with the page that is missing. */
export function makePromoCodesHandler(world: PurchaseWorld): Handler {
  return handle(makePromoCodes, async ({ batchId }, { signal }) => {
    do signal.throwIfAborted();
    while (await makePage(world, batchId));
  });
}

/** @returns whether there is more to make */
const makePage = (world: PurchaseWorld, batchId: string): Promise<boolean> =>
  transaction(world.db, async (trx) => {
    const batch = await lockedPromoBatch(trx, batchId);
    if (!batch || batch.done_at || batch.revoked_at) return false;
    const length = Math.min(PAGE, batch.count - batch.made);
    const codes = Array.from({ length }, () => batchCode(batch.prefix, randomPart(randomInt)));
    const made = batch.made + (await insertBatchCodes(trx, batch, codes));
    const isLast = made === batch.count;
    await changePromoBatch(trx, batchId, {
      made,
      ...(isLast && { done_at: new Date(world.now()) }),
    });
    return !isLast;
  });
