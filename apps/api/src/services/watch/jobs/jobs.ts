import * as z from 'zod/mini';
import { defineJob } from '../../../platform/queue/index.ts';

/** Runs every night at `TIDY_LEASES_CRON`. */
export const tidyLeases = defineJob('watch.tidy-leases', z.object({}));
export const TIDY_LEASES_CRON = '27 3 * * *';

/** Runs every hour at `ROLL_UP_VIEWINGS_CRON`. */
export const rollUpViewings = defineJob('watch.roll-up-viewings', z.object({}));
export const ROLL_UP_VIEWINGS_CRON = '12 * * * *';
