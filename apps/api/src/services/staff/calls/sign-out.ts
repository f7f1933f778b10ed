import * as staff from '@kandil/contract/staff';
import { handle } from '../../../platform/http/handler.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { SESSION_COOKIE } from '../flows/session.ts';
import { deleteSession } from '../store/sessions.ts';
import type { StaffWorld } from '../world.ts';

export const signOut = handle<StaffWorld, typeof staff.signOut>(
  staff.signOut,
  async ({ context, world }) => {
    await deleteSession(world.db, staffOf(context).sessionId);
    context.clearCookie(SESSION_COOKIE);
    return { data: null };
  },
);
