import type { Executor } from './tables.ts';

/** Events of an account's security (SEC-30). */
export type EventKind =
  | 'REGISTERED'
  | 'CONFIRMED'
  | 'LOGIN'
  | 'LOGIN_FAILED'
  | 'LOGOUT'
  | 'REFRESH_REUSED'
  | 'PASSWORD_WRONG'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'PHONE_VERIFIED'
  | 'EMAIL_CHANGE_ASKED'
  | 'EMAIL_CHANGED'
  | 'SOCIAL_LINKED'
  | 'DEVICE_REMOVED'
  /** Does not count towards the member's own removals. */
  | 'DEVICE_REMOVED_BY_STAFF'
  | 'SESSION_ENDED'
  | 'SESSIONS_ENDED'
  | 'TV_APPROVED'
  | 'PROFILE_PIN_CHANGED'
  | 'FAMILY_INVITED'
  | 'FAMILY_INVITE_WITHDRAWN'
  | 'FAMILY_JOINED'
  | 'FAMILY_MEMBER_REMOVED'
  | 'FAMILY_LEFT'
  | 'DATA_EXPORTED'
  | 'DELETION_ASKED'
  | 'DELETION_TAKEN_BACK'
  | 'BLOCKED'
  | 'UNBLOCKED'
  | 'SET_ASIDE'
  /** Its end was announced to the member. */
  | 'SET_ASIDE_LIFTED'
  | 'DELETED';

export interface SecurityEvent {
  kind: EventKind;
  accountId: string | null;
  sessionId?: string;
  /** Client of the request. */
  origin: { ip: string; userAgent: string };
  at: Date;
}

export async function recordEvent(
  db: Executor,
  { kind, accountId, sessionId, origin, at }: SecurityEvent,
): Promise<void> {
  const row = {
    kind,
    account_id: accountId,
    session_id: sessionId ?? null,
    ip: origin.ip,
    user_agent: origin.userAgent.slice(0, 200),
    at,
  };
  await db.insertInto('security_events').values(row).execute();
}
