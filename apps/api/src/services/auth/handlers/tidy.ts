import * as z from 'zod/mini';
import { defineJob, handle, type Handler } from '../../../platform/queue/index.ts';
import { tidy } from '../store/tidy.ts';
import type { JobWorld } from './world.ts';

const KEPT_DAYS = 30;

/** Runs every night at `TIDY_CRON`. */
export const tidyAccounts = defineJob('auth.tidy-accounts', z.object({}));
export const TIDY_CRON = '17 3 * * *';

export function tidyAccountsHandler(world: JobWorld): Handler {
  return handle(tidyAccounts, () => {
    const now = world.now();
    return tidy(world.db, new Date(now), new Date(now - KEPT_DAYS * 24 * 3_600_000));
  });
}
