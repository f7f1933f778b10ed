import * as z from 'zod/mini';
import { call } from '../call.ts';
import { staffReason } from '../control/fields.ts';
import { BUCKETS, NODE_STATES, panelOf, PARTIES, STORES } from '../control/system.ts';
import { text } from '../fields.ts';
import { moment } from './fields.ts';

const service = 'staff';
const method = 'POST';
const access = 'staff';
const reading = {
  service,
  method,
  access,
  permission: 'system.read',
  unaudited: true,
  body: z.object({}),
} as const;
const act = { service, method, access, permission: 'system.act', confirm: true } as const;

/** The processes that run, or ended without a goodbye within a day. */
export const systemNodes = call({
  name: 'staff.systemNodes',
  paths: ['/system/nodes'],
  ...reading,
  data: panelOf({
    nodes: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        /** Its services, and `web`, `control`, `media`, `worker`. */
        parts: z.array(z.string()),
        /** `7`, `7+3`, `7-dirty` or `unreleased`. */
        release: z.string(),
        /** Another process runs a later release. */
        isBehind: z.boolean(),
        startedAt: moment(),
        seenAt: moment(),
        /** LOST: it has not been seen for a minute. */
        state: z.enum([...NODE_STATES, 'LOST']),
        /** Why it is not ready, or does less. In English. */
        reasons: z.array(z.string()),
      }),
    ),
  }),
});

const queue = z.object({
  job: z.string(),
  /** Due, and not begun. */
  waiting: z.number(),
  running: z.number(),
  /** They failed and are run again later. */
  retrying: z.number(),
  /** Since when the oldest has been due; null: none is. */
  dueSince: z.nullable(moment()),
  /** What the last failed attempt said, without personal data; null: none failed. */
  reason: z.nullable(z.string()),
});

/** Jobs that are shown one by one. */
export const MOST_JOBS = 100;

const failedJob = z.object({
  id: z.uuid(),
  job: z.string(),
  attempts: z.number(),
  at: moment(),
  reason: z.string(),
});

const schedule = z.object({
  job: z.string(),
  /** Five fields, UTC. */
  cron: z.string(),
  /** When it last ended well; null: not within a week. */
  doneAt: z.nullable(moment()),
  isLate: z.boolean(),
});

/** The jobs of every database: waiting, running, failed for good, and recurring. */
export const systemJobs = call({
  name: 'staff.systemJobs',
  paths: ['/system/jobs'],
  ...reading,
  data: panelOf({
    stores: z.array(
      z.object({
        store: z.enum(STORES),
        /** Null: this database does not answer. */
        jobs: z.nullable(
          z.object({
            queues: z.array(queue),
            /** Failed for good, by kind. */
            kinds: z.array(
              z.object({
                job: z.string(),
                count: z.number(),
                since: moment(),
                reason: z.string(),
              }),
            ),
            /** The same one by one, the newest first, 100 at most. */
            failed: z.array(failedJob),
            schedules: z.array(schedule),
          }),
        ),
      }),
    ),
  }),
});

/** A name as queues have it, which may name none. */
const jobName = () => text(80, 1).check(z.regex(/^[\w.\/\-]+$/v));
const chosen = { store: z.enum(STORES), job: jobName(), id: z.nullable(z.uuid()) };

/**
 * Lets a job that failed for good run again, with all its attempts, or with `id` null all of this name. Refuses NOTHING_TO_DO for
 * what somebody else has retried or dropped.
 */
export const jobsRetry = call({
  name: 'staff.jobsRetry',
  paths: ['/system/jobs/retry'],
  ...act,
  body: z.object(chosen),
  data: z.object({ count: z.number() }),
  errors: ['NOTHING_TO_DO', 'UNAVAILABLE'],
});

/** Deletes a job that failed for good: it never runs. Refuses NOTHING_TO_DO for what somebody else has retried or dropped. */
export const jobDrop = call({
  name: 'staff.jobDrop',
  paths: ['/system/jobs/drop'],
  ...act,
  body: z.object({ ...chosen, id: z.uuid(), reason: staffReason() }),
  data: z.null(),
  errors: ['NOTHING_TO_DO', 'UNAVAILABLE'],
});

/** When other parties last answered, and how they last failed, as the processes have noted. */
export const systemParties = call({
  name: 'staff.systemParties',
  paths: ['/system/parties'],
  ...reading,
  data: panelOf({
    parties: z.array(
      z.object({
        party: z.enum(PARTIES),
        /** Null: not since this has been noted. */
        succeededAt: z.nullable(moment()),
        failedAt: z.nullable(moment()),
        /** What the last failure said, without personal data. */
        failure: z.nullable(z.string()),
        /** The node that has noted the last failure, or else the last answer. */
        node: z.string(),
      }),
    ),
  }),
});

/** Disks, databases and backups. */
export const systemStorage = call({
  name: 'staff.systemStorage',
  paths: ['/system/storage'],
  ...reading,
  data: panelOf({
    disks: z.array(
      z.object({
        node: z.string(),
        /** Bytes, of the disk with the data folder. */
        free: z.number(),
        size: z.number(),
        /** Below these the process is not ready. */
        stays: z.number(),
        buckets: z.array(z.enum(BUCKETS)),
      }),
    ),
    databases: z.array(
      z.object({
        store: z.enum(STORES),
        /** Bytes; null: it does not answer. */
        bytes: z.nullable(z.number()),
        schemas: z.array(z.object({ schema: z.string(), bytes: z.number() })),
      }),
    ),
    /** Null: the database is connected, and its own tools back it up. */
    backup: z.nullable(
      z.object({
        node: z.string(),
        /** Backups are configured. */
        isOn: z.boolean(),
        count: z.number(),
        newestAt: z.nullable(moment()),
        bytes: z.number(),
        /** When a backup was last read as a whole and found good, and when that one was made. */
        verifiedAt: z.nullable(moment()),
        verifiedOf: z.nullable(moment()),
        /** Five fields, UTC. */
        cron: z.string(),
        isCopied: z.boolean(),
      }),
    ),
  }),
});
