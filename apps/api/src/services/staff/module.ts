import type * as staff from '@kandil/contract/staff';
import type { Handlers } from '../../platform/http/handler.ts';
import { defineModule } from '../../platform/module.ts';
import { audit } from './calls/audit.ts';
import { confirm } from './calls/confirm.ts';
import { confirmOptions } from './calls/confirm-options.ts';
import { demoSignIn } from './calls/demo-sign-in.ts';
import { dismiss } from './calls/dismiss.ts';
import { entrance } from './calls/entrance.ts';
import { invitation } from './calls/invitation.ts';
import { invitationRevoke } from './calls/invitation-revoke.ts';
import { invite } from './calls/invite.ts';
import { join } from './calls/join.ts';
import { jobDrop } from './calls/job-drop.ts';
import { jobsRetry } from './calls/jobs-retry.ts';
import { me } from './calls/me.ts';
import { members } from './calls/members.ts';
import { nodeLeft } from './calls/node-left.ts';
import { nodeSeen } from './calls/node-seen.ts';
import { passkeyAdd } from './calls/passkey-add.ts';
import { passkeyOptions } from './calls/passkey-options.ts';
import { passkeyRemove } from './calls/passkey-remove.ts';
import { people } from './calls/people.ts';
import { record } from './calls/record.ts';
import { roleSet } from './calls/role-set.ts';
import { sessionOf } from './calls/session-of.ts';
import { signIn } from './calls/sign-in.ts';
import { signInOptions } from './calls/sign-in-options.ts';
import { signOut } from './calls/sign-out.ts';
import { systemJobs } from './calls/system-jobs.ts';
import { systemNodes } from './calls/system-nodes.ts';
import { systemParties } from './calls/system-parties.ts';
import { systemStorage } from './calls/system-storage.ts';
import { closeDemoStaff } from './flows/demo.ts';
import { warnOfStrandedPasskeys } from './flows/stranded.ts';
import { tidyStaffHandler } from './handlers/tidy-staff.ts';
import * as jobs from './jobs/jobs.ts';
import { TIDY_STAFF_CRON, tidyStaff } from './jobs/jobs.ts';
import { createWorld, type StaffWorld } from './world.ts';

const calls: Handlers<typeof staff, StaffWorld> = {
  audit,
  confirm,
  confirmOptions,
  demoSignIn,
  dismiss,
  entrance,
  invitation,
  invitationRevoke,
  invite,
  jobDrop,
  jobsRetry,
  join,
  me,
  members,
  passkeyAdd,
  passkeyOptions,
  passkeyRemove,
  roleSet,
  signIn,
  signInOptions,
  signOut,
  systemJobs,
  systemNodes,
  systemParties,
  systemStorage,
};

/** The staff service: the operator's people, their passkeys and sessions, and the audit of what they do. */
export const staffModule = defineModule({
  name: 'staff',
  schema: 'staff',
  migrations: new URL('migrations', import.meta.url),
  calls,
  internal: { nodeLeft, nodeSeen, people, record, sessionOf },
  jobs: [tidyStaffHandler],
  queues: [jobs],
  schedules: [{ job: tidyStaff, cron: TIDY_STAFF_CRON }],
  async atStart(world) {
    await closeDemoStaff(world);
    await warnOfStrandedPasskeys(world);
  },
  createWorld,
});
