import { accountsSetAside as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { accountsSetAside as accountsNow } from '../store/set-aside.ts';
import type { AuthWorld } from '../world.ts';

export const accountsSetAside = handle<AuthWorld, typeof call>(call, async ({ world }) => ({
  data: await accountsNow(world.db, new Date(world.now())),
}));
