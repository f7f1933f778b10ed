import { handle, type Handler } from '../../../platform/queue/index.ts';
import { tidy } from '../store/tidy.ts';
import type { JobWorld } from '../world.ts';
import { tidyAccounts } from '../jobs/jobs.ts';

const RETENTION_DAYS = 30;

export function tidyAccountsHandler(world: JobWorld): Handler {
  return handle(tidyAccounts, () => {
    const now = world.now();
    return tidy(world.db, new Date(now), new Date(now - RETENTION_DAYS * 24 * 3_600_000));
  });
}
