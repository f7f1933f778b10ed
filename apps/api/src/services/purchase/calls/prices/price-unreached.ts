import { priceUnreached as call } from '@kandil/contract/control/purchase';
import { handle } from '../../../../platform/http/handler.ts';
import { unreachedOf } from '../../store/price-notices.ts';
import type { PurchaseWorld } from '../../world.ts';

const PAGE = 50;

export const priceUnreached = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { id, after }, world: { db } }) => {
    const rows = await unreachedOf(db, id, after, PAGE + 1);
    const shown = rows.slice(0, PAGE);
    return {
      data: {
        rows: shown.map((row) => ({
          accountId: row.user_id,
          state: row.state === 'REFUSED' ? ('REFUSED' as const) : ('UNREACHED' as const),
          gatewayCode: row.gateway_code,
          price: { amount: row.old_amount, currency: row.currency },
          at: row.changed_at.toISOString(),
        })),
        next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
      },
    };
  },
);
