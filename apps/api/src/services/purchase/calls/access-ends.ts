import { accessEnds as call, MOST_ACCESS_ENDS } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { openedBy, usesOf } from '../rules/grants.ts';
import { accessEnd, isShared, standingOf } from '../rules/standing.ts';
import { ownersAfter } from '../store/owners.ts';
import { accessRowsOf } from '../store/access.ts';
import type { PurchaseWorld } from '../world.ts';

export const accessEnds = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { after }, world }) => {
    const now = world.now();
    const owners = await ownersAfter(world.db, after, MOST_ACCESS_ENDS);
    const rows = await accessRowsOf(world.db, owners);
    return {
      data: owners.flatMap((userId) => {
        const { subscriptions: own = [], grants = [] } = rows.get(userId) ?? {};
        const uses = usesOf(own, grants);
        const standing = openedBy(standingOf(own, now), uses, now);
        if (!standing) return [];
        const paid = own.map((row) => accessEnd(row).getTime());
        const until = new Date(Math.max(...paid, ...uses.map((use) => use.until)));
        return { userId, until: until.toISOString(), shares: isShared(standing, now) };
      }),
    };
  },
);
