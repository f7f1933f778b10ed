import { packages as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { packagesOf } from '../flows/sold-packages.ts';
import type { PurchaseWorld } from '../world.ts';

export const packages = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { gatewayCode }, world }) => ({ data: await packagesOf(world.db, gatewayCode) }),
);
