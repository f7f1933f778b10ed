import * as staff from '@kandil/contract/staff';
import type { Role } from '@kandil/contract/staff/permissions';
import { randomUUID } from 'node:crypto';
import { audited } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import { schemaOf, transaction } from '../../../platform/database/kysely.ts';
import type { Queue } from '../../../platform/queue/index.ts';
import { type MemberRow, memberRows } from '../store/accounts.ts';
import type { StaffTables } from '../store/tables.ts';
import { type Invitation, inviteTo } from './invite.ts';

/** A command has no session and no request; its entry of the audit names nobody. */
const command = () => ({ staff: null, requestId: randomUUID() });

/** Invites an address to the staff, by a command. */
export function inviteByCommand(
  database: Database,
  queue: Pick<Queue, 'enqueue'>,
  { mail, role, origin, now }: { mail: string; role: Role; origin: string; now: Clock },
): Promise<Invitation> {
  return transaction(schemaOf<StaffTables>(database, 'staff'), async (trx) => {
    const invited = await inviteTo(trx, { mail, role, origin, now: now() });
    const subject = `staff:${invited.id}`;
    await audited({ queue, now }, trx, command(), {
      call: staff.invite,
      subject,
      changes: { role },
    });
    return invited;
  });
}

/** Everybody of the staff. */
export const staffMembers = (database: Database): Promise<MemberRow[]> =>
  memberRows(schemaOf<StaffTables>(database, 'staff'));
