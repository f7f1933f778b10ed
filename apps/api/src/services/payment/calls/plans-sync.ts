import { plansSync as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { asked } from '../flows/gateways.ts';
import { syncAll } from '../flows/plans.ts';
import type { PaymentWorld } from '../world.ts';

/** Creates the gateways' own plans. */
export const plansSync = handle<PaymentWorld, typeof call>(call, async ({ world }) => ({
  data: { plans: await asked(syncAll(world)) },
}));
