import { outageCount as call } from '@kandil/contract/control/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { outageSpan } from '../rules/outage.ts';
import { countAffected } from '../store/grant-batches.ts';
import type { PurchaseWorld } from '../world.ts';

export const outageCount = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { from, until, planCode, country }, world }) => {
    const span = outageSpan(from, until, world.now());
    const asked = { down_from: span.from, down_until: span.until, plan_code: planCode, country };
    return { data: { count: await countAffected(world.db, asked) } };
  },
);
