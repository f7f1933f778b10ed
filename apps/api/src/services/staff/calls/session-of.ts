import { staffSession } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { DEMO_STAFF_IDS } from '../rules/demo.ts';
import { confirmedUntil, isLive, SEEN_STEP_MS } from '../rules/lifetimes.ts';
import { hashOf } from '../rules/token.ts';
import { sessionByToken, setSeen } from '../store/sessions.ts';
import type { StaffWorld } from '../world.ts';

export const sessionOf = handle<StaffWorld, typeof staffSession>(
  staffSession,
  async ({ input: { token, isUse }, world: { db, demo, now } }) => {
    const moment = now();
    const session = await sessionByToken(db, hashOf(token));
    if (!session || !isLive(session, moment)) return { data: null };
    if (isUse && moment >= session.seen_at.getTime() + SEEN_STEP_MS)
      await setSeen(db, session.id, new Date(moment));
    const { account_id: id, id: sessionId, role } = session;
    // The demo's staff have no passkey to show.
    const isOfDemo = demo && DEMO_STAFF_IDS.includes(id);
    const isConfirmed = isOfDemo || moment < confirmedUntil(session).getTime();
    return { data: { id, sessionId, role, isConfirmed } };
  },
);
