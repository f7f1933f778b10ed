import { self, ID } from './app.tsx';
import type { Answers } from './network.ts';

export const AT = '2026-11-29T12:00:00.000Z';
export const MAILS = '/api/auth/staff/system/mails';
const WEBHOOKS = '/api/payment/staff/system/webhooks';
export const MEDIA = '/api/content/staff/system/media';

const good = { at: AT, problems: [] };
export const problem = (kind: string, part: object = {}) => ({
  kind,
  subject: null,
  count: null,
  since: null,
  ...part,
});

export const NODE = {
  id: ID.key,
  name: 'a1b2c3d4',
  parts: ['auth', 'web', 'worker'],
  release: '7',
  isBehind: false,
  startedAt: AT,
  seenAt: AT,
  state: 'READY',
  reasons: [],
};
export const FAILED = {
  id: ID.spare,
  job: 'auth.send-code',
  attempts: 12,
  at: AT,
  reason: '550 <[e-mail]> refused',
};
export const jobsOf = (part: object = {}) => ({
  queues: [],
  kinds: [],
  failed: [],
  schedules: [{ job: 'auth.tidy', cron: '7 2 * * *', doneAt: AT, isLate: false }],
  ...part,
});
export const jobsAnswer = (jobs: object | null = jobsOf(), problems: object[] = []) => ({
  data: { stores: [{ store: 'main', jobs }], at: AT, problems },
});
const storage = {
  disks: [{ node: 'a1b2c3d4', free: 60e9, size: 100e9, stays: 1e9, buckets: ['FILMS'] }],
  databases: [{ store: 'main', bytes: 58_600_000, schemas: [{ schema: 'auth', bytes: 2e6 }] }],
  backup: {
    node: 'a1b2c3d4',
    isOn: true,
    count: 3,
    newestAt: AT,
    bytes: 1.5e9,
    verifiedAt: null,
    verifiedOf: null,
    cron: '7 2 * * *',
    isCopied: true,
  },
};
const mails = {
  hours: [{ from: AT, sent: 4, failed: 1 }],
  templates: [{ template: 'otp', sent: 4, refused: 0, waiting: 1, lastAt: AT }],
  failures: [{ template: 'otp', at: AT, failure: 'BUSY' }],
  sentAt: AT,
};
const PAYPAL = {
  party: 'PAYPAL',
  succeededAt: AT,
  failedAt: null,
  failure: null,
  node: 'a1b2c3d4',
};
const hook = { isConfigured: true, receivedAt: AT, received: 8, open: 0, openSince: null };

/** A system in which everything works, read by an administrator. */
export const WORKS: Answers = {
  '/me': { data: self() },
  '/system/nodes': { data: { nodes: [NODE], ...good } },
  '/system/jobs': jobsAnswer(),
  '/system/parties': { data: { parties: [PAYPAL], ...good } },
  '/system/storage': { data: { ...storage, ...good } },
  [MAILS]: { data: { ...mails, ...good } },
  [WEBHOOKS]: { data: { gateways: [{ gatewayCode: 'PAYPAL', ...hook }], ...good } },
  [MEDIA]: { data: { unneeded: 0, firstGoesAt: null, ...good } },
};
/** Nothing has been noted yet. */
export const EMPTY: Answers = {
  ...WORKS,
  '/system/nodes': { data: { nodes: [], ...good } },
  '/system/parties': { data: { parties: [], ...good } },
  '/system/storage': { data: { disks: [], databases: [], backup: null, ...good } },
  [MAILS]: { data: { hours: [], templates: [], failures: [], sentAt: null, ...good } },
};
