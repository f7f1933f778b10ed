import { found } from '@kandil/contract';
import { personOpened as call } from '@kandil/contract/internal';
import { handle } from '../../../../platform/http/handler.ts';
import { accountById } from '../../store/accounts.ts';
import type { AuthWorld } from '../../world.ts';
import { openUntilFor } from '../flows/looks.ts';

export const personOpened = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { userId, staffId }, world }) => {
    found(await accountById(world.db, userId));
    const until = await openUntilFor(world, { accountId: userId, staffId });
    return { data: { until: until?.toISOString() ?? null } };
  },
);
