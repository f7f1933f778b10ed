import { handle, type Handler } from '../../../platform/queue/index.ts';
import { syncAll } from '../flows/plans.ts';
import type { PaymentWorld } from '../world.ts';
import { syncPlans } from '../jobs/jobs.ts';

export function syncPlansHandler(world: PaymentWorld): Handler {
  return handle(syncPlans, () => syncAll(world));
}
