import * as z from 'zod/mini';
import { defineJob } from '../../../platform/queue/index.ts';

/** Runs every night at `TIDY_STAFF_CRON`. */
export const tidyStaff = defineJob('staff.tidy', z.object({}));
export const TIDY_STAFF_CRON = '53 4 * * *';
