import * as staff from '@kandil/contract/staff';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { SESSION_COOKIE } from '../flows/session.ts';
import { deleteSession } from '../store/sessions.ts';
import type { StaffWorld } from '../world.ts';

export const signOut = handle<StaffWorld, typeof staff.signOut>(
  staff.signOut,
  async ({ context, world }) => {
    const { id, sessionId } = staffOf(context);
    await transaction(world.db, async (trx) => {
      await deleteSession(trx, sessionId);
      await audited(world, trx, context, { call: staff.signOut, subject: `staff:${id}` });
    });
    context.clearCookie(SESSION_COOKIE);
    return { data: null };
  },
);
