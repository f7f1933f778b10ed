import { handle, type Handler } from '../../../platform/queue/index.ts';
import { tidyStaff } from '../jobs/jobs.ts';
import { REASON_MS, SESSION_MS } from '../rules/lifetimes.ts';
import { deleteEndedAudit, removeReasons } from '../store/audit.ts';
import { deleteChallengesBefore } from '../store/challenges.ts';
import { deleteInvitationsBefore } from '../store/invitations.ts';
import { deleteForgottenNodes } from '../store/nodes.ts';
import { deleteSessionsBefore } from '../store/sessions.ts';
import type { StaffWorld } from '../world.ts';

/** Deletes what has ended, and the reasons of old entries. */
export function tidyStaffHandler({ db, now }: StaffWorld): Handler {
  return handle(tidyStaff, async () => {
    const moment = new Date(now());
    await deleteChallengesBefore(db, moment);
    await deleteInvitationsBefore(db, moment);
    await deleteSessionsBefore(db, new Date(moment.getTime() - SESSION_MS));
    await deleteEndedAudit(db, moment);
    await deleteForgottenNodes(db);
    await removeReasons(db, new Date(moment.getTime() - REASON_MS));
  });
}
