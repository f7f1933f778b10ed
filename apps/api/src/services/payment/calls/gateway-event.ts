import { payment } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import { handleHook } from '../../../platform/http/hook.ts';
import { gatewayAt } from '../flows/gateway-at.ts';
import { handleEvent } from '../jobs/jobs.ts';
import { storeEvent } from '../store/events.ts';
import { GatewayRefusal, GatewayUnknown } from '../vendors/gateway.ts';
import type { PaymentWorld } from '../world.ts';

/**
 * Takes a signed event into the inbox, once, and answers; a job reads what it names. There is no freshness window:
 * events come days late (T-P04, T-P05).
 */
export const gatewayEvent = handleHook<PaymentWorld>(
  payment.gatewayEvent,
  async ({ param, headers, body, query }, world) => {
    const gateway = gatewayAt(world, param);
    if (!gateway) return { status: 404 };
    try {
      const event = await gateway.event({ headers, body, query });
      const { code: gatewayCode } = gateway;
      const { eventId } = event;
      await transaction(world.db, async (trx) => {
        const now = new Date(world.now());
        if (await storeEvent(trx, gatewayCode, event, body, now))
          await world.queue.enqueue(trx, handleEvent, { gatewayCode, eventId });
      });
      return { status: 200 };
    } catch (error) {
      if (error instanceof GatewayRefusal) return { status: 400 };
      // Its signature cannot be checked now: the gateway sends it again.
      if (error instanceof GatewayUnknown) return { status: 503 };
      throw error;
    }
  },
);
