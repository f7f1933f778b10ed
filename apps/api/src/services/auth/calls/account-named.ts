import { accountNamed as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { namedAccount } from '../flows/named-account.ts';
import type { AuthWorld } from '../world.ts';

export const accountNamed = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { destination }, world }) => {
    const account = await namedAccount(world, destination);
    return { data: account && { userId: account.id } };
  },
);
