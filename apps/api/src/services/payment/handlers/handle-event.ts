import { handle, type Handler } from '../../../platform/queue/index.ts';
import { reconcileEvent } from '../flows/event.ts';
import type { PaymentWorld } from '../world.ts';
import { handleEvent } from '../jobs/jobs.ts';

export function handleEventHandler(world: PaymentWorld): Handler {
  return handle(handleEvent, ({ gatewayCode, eventId }) =>
    reconcileEvent(world, gatewayCode, eventId),
  );
}
