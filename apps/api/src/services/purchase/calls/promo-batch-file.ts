import { found, Refusal } from '@kandil/contract';
import { promoBatchFile as call } from '@kandil/contract/control/purchase';
import { audited } from '../../../platform/audit.ts';
import { handle } from '../../../platform/http/handler.ts';
import { CODES_HEADER, codeLine } from '../present/promo-batch.ts';
import { batchCodesAfter, promoBatchBy } from '../store/promo-batches.ts';
import type { PurchaseWorld } from '../world.ts';

/** Lines of a page: some tens of kilobytes. */
const PAGE = 2000;

export const promoBatchFile = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { id, after }, context, world }) => {
    const batch = found(await promoBatchBy(world.db, id));
    // A part of them would be taken for all.
    if (!batch.done_at) throw new Refusal('NOTHING_TO_DO');
    const rows = await batchCodesAfter(world.db, id, after ?? '', PAGE + 1);
    // Pages of a file are calls of one request, whose first one leaves the entry.
    if (after === undefined)
      await audited(world, world.db, context, {
        call,
        subject: `promoBatch:${id}`,
        changes: { promo: batch.source_code, count: batch.count },
        retention: 'MONEY',
      });
    const shown = rows.slice(0, PAGE);
    return {
      data: {
        lines:
          (after === undefined ? CODES_HEADER : '') +
          shown.map((row) => codeLine(batch, row)).join(''),
        next: rows.length > PAGE ? (shown.at(-1)?.code ?? null) : null,
      },
    };
  },
);
