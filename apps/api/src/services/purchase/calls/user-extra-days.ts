import { userExtraDays as call } from '@kandil/contract/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { memberOf } from '../flows/account.ts';
import { daysLeft, givenTo } from '../flows/grants.ts';
import { isRunning, runUntil } from '../rules/grants.ts';
import type { PurchaseWorld } from '../world.ts';

export const userExtraDays = handle<PurchaseWorld, typeof call>(
  call,
  async ({ context, world }) => {
    const { uses } = await givenTo(world.db, await memberOf(world, context));
    const now = world.now();
    const days = daysLeft(uses, now);
    if (days === 0) return { data: null };
    const runs = uses.some((use) => isRunning(use, now));
    return { data: { days, until: runs ? new Date(runUntil(uses, now)).toISOString() : null } };
  },
);
