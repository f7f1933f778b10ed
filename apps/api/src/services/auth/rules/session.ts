const DAY = 24 * 60 * 60;

/** Lifetimes of a session (SEC-3). */
export const SESSION_SECONDS = { idle: 60 * DAY, absolute: 365 * DAY };
/** Grace period in which a used token still returns its successor (SPEC-D20); milliseconds. */
export const GRACE_MS = 10_000;
/** Refreshes of one family (SEC-12). */
export const REFRESHES_PER_MINUTE = 30;

export interface SessionState {
  device_id: string;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  disabled_at: Date | null;
}

export function isLive(session: SessionState, now: number): boolean {
  if (session.ended_at || session.disabled_at) return false;
  return (
    session.expires_at.getTime() > now &&
    session.last_used_at.getTime() + SESSION_SECONDS.idle * 1000 > now
  );
}

export interface TokenState {
  generation: number;
  used_at: Date | null;
}

export interface SessionRefusal {
  session: SessionState;
  /** The token that could not be rotated. */
  presented: TokenState;
  /** The newest of its family. */
  newest: TokenState;
  deviceId: string;
}

/**
 * The outcome for a refresh token that was not rotated:
 * - `repeat`: it is the parent of the newest token, which is unused, and was itself used at most 10 s ago on the same
 *   device. Another tab was faster or the answer was lost; the client gets the same successor.
 * - `wait`: it is unused, and the family was refreshed too often.
 * - `reuse`: it was used before, so it was copied: the family ends.
 * - `ended`: the session has ended.
 */
export function afterRefusedRotation(
  { session, presented, newest, deviceId }: SessionRefusal,
  now: number,
) {
  if (!isLive(session, now)) return 'ended';
  if (!presented.used_at) return 'wait';
  const isParent = presented.generation === newest.generation - 1 && !newest.used_at;
  const inGrace = now - presented.used_at.getTime() <= GRACE_MS;
  return isParent && inGrace && session.device_id === deviceId ? 'repeat' : 'reuse';
}

/** A session, as far as tokens need it. */
export interface OpenedSession {
  id: string;
  account_id: string;
  device_id: string;
  remembered: boolean;
  expires_at: Date;
  /** The entered profile. */
  profile_id: number | null;
}

/** Max-Age of the refresh cookie of a remembered session; undefined for one that ends with the browser. */
export function cookieSeconds(
  session: Pick<OpenedSession, 'remembered' | 'expires_at'>,
  now: number,
): number | undefined {
  if (!session.remembered) return undefined;
  return Math.max(0, Math.ceil((session.expires_at.getTime() - now) / 1000));
}
