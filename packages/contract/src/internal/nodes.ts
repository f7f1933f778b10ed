import * as z from 'zod/mini';
import { call } from '../call.ts';
import { BUCKETS, NODE_STATES, PARTIES } from '../control/system.ts';

const service = 'staff';
const method = 'POST';
const access = 'service';
/** Milliseconds: the database's clock makes moments of them. */
const ago = () => z.number().check(z.gte(0));

/** What a process says of itself, every few seconds. */
export const nodeSeen = call({
  name: 'staff.nodeSeen',
  service,
  method,
  paths: ['/node-seen'],
  access,
  body: z.object({
    /** Made at its start. */
    id: z.uuid(),
    name: z.string().check(z.maxLength(64)),
    parts: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(30)),
    release: z.string().check(z.maxLength(80)),
    startedAgo: ago(),
    state: z.enum(NODE_STATES),
    reasons: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(20)),
    /** Bytes; null: it could not be measured. */
    disk: z.nullable(
      z.object({
        free: z.number(),
        size: z.number(),
        stays: z.number(),
        buckets: z.array(z.enum(BUCKETS)),
      }),
    ),
    /** Null: this process makes no backups, because its database is connected, or it is no worker. */
    backup: z.nullable(
      z.object({
        isOn: z.boolean(),
        count: z.number(),
        newestAt: z.nullable(z.iso.datetime()),
        bytes: z.number(),
        verifiedAt: z.nullable(z.iso.datetime()),
        verifiedOf: z.nullable(z.iso.datetime()),
        cron: z.string().check(z.maxLength(100)),
        isCopied: z.boolean(),
      }),
    ),
    /** What it has noted of other parties since it spoke last. */
    parties: z
      .array(
        z.object({
          party: z.enum(PARTIES),
          succeededAgo: z.nullable(ago()),
          failedAgo: z.nullable(ago()),
          failure: z.nullable(z.string().check(z.maxLength(500))),
        }),
      )
      .check(z.maxLength(PARTIES.length)),
  }),
  data: z.null(),
});

/** A process ends properly. */
export const nodeLeft = call({
  name: 'staff.nodeLeft',
  service,
  method,
  paths: ['/node-left'],
  access,
  body: z.object({ id: z.uuid() }),
  data: z.null(),
});
