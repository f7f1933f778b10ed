import * as z from 'zod/mini';
import { defineJob } from '../../../platform/queue/index.ts';

/** Runs every night at `TIDY_LEASES_CRON`. */
export const tidyLeases = defineJob('watch.tidy-leases', z.object({}));
export const TIDY_LEASES_CRON = '27 3 * * *';
