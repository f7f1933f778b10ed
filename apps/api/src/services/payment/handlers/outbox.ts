import { release } from '@kandil/contract/internal';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { book } from '../flows/book.ts';
import { workOff } from '../flows/work-off.ts';
import type { PaymentWorld } from '../world.ts';
import { bookCharges, releaseSeat, workOffRequested } from '../jobs/jobs.ts';

// What was decided in a transaction, and is done afterwards, at another service or a gateway.

export function releaseSeatHandler({ internal }: Pick<PaymentWorld, 'internal'>): Handler {
  return handle(releaseSeat, ({ intentId }) => internal(release, { intentId }));
}

export function bookChargesHandler(world: PaymentWorld): Handler {
  return handle(bookCharges, (at) => book(world, at));
}

export function workOffHandler(world: PaymentWorld): Handler {
  return handle(workOffRequested, (at) => workOff(world, at));
}
