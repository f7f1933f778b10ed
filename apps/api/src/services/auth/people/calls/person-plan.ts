import { personPlan as call } from '@kandil/contract/control/auth';
import { personPlan as asked } from '@kandil/contract/internal';
import { handle } from '../../../../platform/http/handler.ts';
import type { AuthWorld } from '../../world.ts';
import { requireOpen } from '../flows/looks.ts';

export const personPlan = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { id }, context, world }) => {
    await requireOpen(world, context, id);
    return { data: await world.internal(asked, { userId: id }) };
  },
);
