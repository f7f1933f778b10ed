import { packages, plansSync as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { asked, planOf } from '../flows/gateways.ts';
import { gatewayTerms } from '../rules/terms.ts';
import type { PaymentWorld } from '../world.ts';

/** Creates the gateways' own plans of all packages that lack one. Idempotent. */
export const plansSync = handle<PaymentWorld, typeof call>(call, async ({ world }) => {
  let count = 0;
  for (const [gatewayCode, gateway] of world.gateways)
    for (const { gatewayPackage, ...terms } of await world.internal(packages, { gatewayCode })) {
      await asked(planOf(world, gateway, gatewayTerms(gatewayPackage, terms)));
      count += 1;
    }
  return { data: { plans: count } };
});
