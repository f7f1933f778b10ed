import { packages } from '@kandil/contract/internal';
import { gatewayTerms } from '../rules/terms.ts';
import type { PaymentWorld } from '../world.ts';
import { planOf } from './gateways.ts';

/** Creates the gateways' own plans of all packages that lack one. Idempotent. @returns how many packages there are */
export async function syncAll(world: PaymentWorld): Promise<number> {
  let count = 0;
  for (const [gatewayCode, gateway] of world.gateways)
    for (const { gatewayPackage, ...terms } of await world.internal(packages, { gatewayCode })) {
      await planOf(world, gateway, gatewayTerms(gatewayPackage, terms));
      count += 1;
    }
  return count;
}
