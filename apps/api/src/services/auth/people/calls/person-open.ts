import { Refusal } from '@kandil/contract';
import { personOpen as call } from '@kandil/contract/control/auth';
import { handle } from '../../../../platform/http/handler.ts';
import type { AuthWorld } from '../../world.ts';
import { openAccount } from '../flows/looks.ts';
import { reasonOf } from '../rules/looks.ts';

export const personOpen = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { id: accountId, reason: said }, context, world }) => {
    const reason = reasonOf(said.kind, said.text);
    if (reason === null)
      throw new Refusal('INVALID_INPUT', { fields: { 'reason.text': 'INVALID_INPUT' } });
    const until = await openAccount(world, context, { accountId, reason });
    return { data: { until: until.toISOString() } };
  },
);
