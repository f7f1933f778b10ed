import type { GATEWAY_STATES } from '@kandil/contract/internal';

interface GatewayFacts {
  failure_at: Date | null;
  cancel_requested_at: Date | null;
  ended_at: Date | null;
}

/** What a gateway does with a subscription, in one word. */
export function gatewayState(facts: GatewayFacts): (typeof GATEWAY_STATES)[number] {
  if (facts.ended_at) return 'ENDED';
  if (facts.cancel_requested_at) return 'CANCELING';
  return facts.failure_at ? 'FAILING' : 'RUNNING';
}
