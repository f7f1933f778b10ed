import * as z from 'zod/mini';
import { moment } from '../staff/fields.ts';
import { GATEWAYS } from '../payment/gateways.ts';

// Building blocks of the calls behind the section `System` of the control room.

/** What the system's panels may find wrong; the screen has the words, and the section of the runbook. */
export const SYSTEM_PROBLEMS = [
  'NODE_LOST',
  'NODE_NOT_READY',
  'NODE_LIMITED',
  'RELEASE_BEHIND',
  'PART_MISSING',
  'STORE_AWAY',
  'QUEUE_OLD',
  'JOBS_ASIDE',
  'PLANNING_STOPPED',
  'SCHEDULE_LATE',
  'MAILS_FAILING',
  'PARTY_FAILING',
  'WEBHOOKS_OPEN',
  'DISK_LOW',
  'DISK_NEAR',
  'BACKUP_NONE',
  'BACKUP_OLD',
] as const;
export type SystemProblem = (typeof SYSTEM_PROBLEMS)[number];

export const systemProblem = z.object({
  kind: z.enum(SYSTEM_PROBLEMS),
  /** A node, a job, a part, a database or another party, by the kind; null: it concerns none alone. */
  subject: z.nullable(z.string()),
  count: z.nullable(z.number()),
  since: z.nullable(moment()),
});

/** What every panel answers beside its facts. */
export const panelOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({
    ...shape,
    /** When it was read, by the database's clock. */
    at: moment(),
    problems: z.array(systemProblem),
  });

/** Databases of an installation; `watch` where that service has its own one. */
export const STORES = ['main', 'watch'] as const;
export type StoreName = (typeof STORES)[number];

/** Other parties that the product asks; `SIGN_IN` are all identity providers. */
export const PARTIES = ['MAIL', 'SMS', 'PUSH', ...GATEWAYS, 'SIGN_IN', 'BOT_CHECK'] as const;
export type Party = (typeof PARTIES)[number];

/** How a process takes requests. */
export const NODE_STATES = ['READY', 'LIMITED', 'NOT_READY', 'STOPPING'] as const;
export type NodeState = (typeof NODE_STATES)[number];

/** Where files are that the disk of the data folder does not hold. */
export const BUCKETS = ['FILES', 'FILMS'] as const;
