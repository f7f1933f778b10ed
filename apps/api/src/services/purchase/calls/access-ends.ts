import { accessEnds as call, MOST_ACCESS_ENDS } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { accessEnd, isShared, standingOf } from '../rules/standing.ts';
import { ownersAfter } from '../store/owners.ts';
import { subscriptionsOfAll } from '../store/subscriptions.ts';
import type { PurchaseWorld } from '../world.ts';

export const accessEnds = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { after }, world }) => {
    const now = world.now();
    const owners = await ownersAfter(world.db, after, MOST_ACCESS_ENDS);
    const rows = Map.groupBy(await subscriptionsOfAll(world.db, owners), (row) => row.user_id);
    return {
      data: owners.flatMap((userId) => {
        const own = rows.get(userId) ?? [];
        const standing = standingOf(own, now);
        if (!standing) return [];
        const until = new Date(Math.max(...own.map((row) => accessEnd(row).getTime())));
        return { userId, until: until.toISOString(), shares: isShared(standing, now) };
      }),
    };
  },
);
