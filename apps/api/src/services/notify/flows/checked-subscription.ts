import { Refusal } from '@kandil/contract';
import { areKeys, hashOf } from '../rules/subscription.ts';
import { pushServiceOf } from '../rules/push-services.ts';
import type { NotifyWorld } from '../world.ts';

interface SubscriptionInput {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * A browser's subscription as it is stored.
 * @throws Refusal INVALID_INPUT for an endpoint of no known push service, and for keys that cannot encrypt
 */
export function checkedSubscription({ endpoint, keys }: SubscriptionInput, { push }: NotifyWorld) {
  const field = pushServiceOf(endpoint, push) ? 'keys' : 'endpoint';
  if (field === 'endpoint' || !areKeys(keys))
    throw new Refusal('INVALID_INPUT', { fields: { [field]: 'INVALID_INPUT' } });
  const { p256dh, auth } = keys;
  return { endpoint_hash: hashOf(endpoint), endpoint, p256dh, auth };
}
