import * as staff from '@kandil/contract/staff';
import { handle } from '../../../platform/http/handler.ts';
import { memberOf } from '../present/member.ts';
import { memberRows } from '../store/accounts.ts';
import { openInvitations } from '../store/invitations.ts';
import type { StaffWorld } from '../world.ts';

export const members = handle<StaffWorld, typeof staff.members>(
  staff.members,
  async ({ world: { db, now } }) => {
    const rows = await memberRows(db);
    const open = await openInvitations(db, new Date(now()));
    const invitations = open.map(({ id, mail, role, expires_at: at }) => ({
      id,
      mail,
      role,
      expiresAt: at.toISOString(),
    }));
    return { data: { members: rows.map(memberOf), invitations } };
  },
);
