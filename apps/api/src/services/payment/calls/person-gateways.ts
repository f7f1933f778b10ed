import { personGateways as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { gatewayState } from '../rules/gateway-state.ts';
import { stateForPayer } from '../rules/states.ts';
import { gatewaySubscriptionsOf, lastIntentsOf } from '../store/people.ts';
import type { PaymentWorld } from '../world.ts';

const isoOf = (date: Date | null): string | null => date?.toISOString() ?? null;

export const personGateways = handle<PaymentWorld, typeof call>(
  call,
  async ({ input: { userId }, world: { db } }) => {
    const [subscriptions, intents] = await Promise.all([
      gatewaySubscriptionsOf(db, userId),
      lastIntentsOf(db, userId),
    ]);
    const gateways = subscriptions.map((row) => ({
      gatewayCode: row.gateway_code,
      gatewaySubsId: row.gateway_subs_id,
      state: gatewayState(row),
      since: row.created_at.toISOString(),
      failingSince: isoOf(row.failure_at),
      endedAt: isoOf(row.ended_at),
    }));
    const attempts = intents.map((row) => ({
      id: row.id,
      at: row.created_at.toISOString(),
      gatewayCode: row.gateway_code,
      state: stateForPayer(row),
      reason: row.reason,
    }));
    return { data: { gateways, attempts } };
  },
);
