import type { RETENTIONS } from '@kandil/contract/staff';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;

/** A session ends twelve hours after signing in, and thirty minutes after its last use. */
export const SESSION_MS = 12 * HOUR;
export const IDLE_MS = 30 * MINUTE;
/** The use of a session is stored once a minute. */
export const SEEN_STEP_MS = MINUTE;
/** So long acts of weight do not ask for the passkey again. */
export const CONFIRMED_MS = 5 * MINUTE;
/** A link to join is good for an hour. */
export const INVITATION_MS = HOUR;
/** So long somebody may look for their key. */
export const CHALLENGE_MS = 5 * MINUTE;

const RETENTION_MS: Readonly<Record<(typeof RETENTIONS)[number], number>> = {
  GENERAL: 3 * YEAR,
  MONEY: 10 * YEAR,
};

/** So long an entry of the audit has its reason, which is free text. The trigger of the table counts in days of the calendar. */
export const REASON_MS = 366 * DAY;

/** When an entry of the audit may be deleted. */
export const auditEnd = (at: number, retention: (typeof RETENTIONS)[number]): Date =>
  new Date(at + RETENTION_MS[retention]);

/** The times of a session. */
export interface SessionTimes {
  created_at: Date;
  seen_at: Date;
  confirmed_at: Date;
}

/** Whether a session still counts. */
export const isLive = ({ created_at: created, seen_at: seen }: SessionTimes, now: number) =>
  now < created.getTime() + SESSION_MS && now < seen.getTime() + IDLE_MS;

/** Until when acts of weight do not ask for the passkey. */
export const confirmedUntil = ({ confirmed_at: at }: Pick<SessionTimes, 'confirmed_at'>): Date =>
  new Date(at.getTime() + CONFIRMED_MS);
