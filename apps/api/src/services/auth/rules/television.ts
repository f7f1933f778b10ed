import { randomInt } from 'node:crypto';
import type { Limit } from '../../../platform/state/index.ts';

export const TV_PLATFORM = 'tv';
export const TV_CODE_DIGITS = 6;
export const TV_CODE_SECONDS = 10 * 60;
/** The shortest time between two polls of a television; seconds (SPEC-D30). */
export const TV_POLL_SECONDS = 5;
export const TV_POLLS = 200;
/** How long a television can poll again for a lost answer; milliseconds. */
export const TV_REPEAT_MS = 60_000;

const limit = (name: string, points: number, seconds: number): Limit => ({
  name: `auth tv ${name}`,
  points,
  seconds,
});

/** By device (SEC-12). */
export const TV_CREATE_LIMIT = limit('create', 5, 3600);
/** By code; only the television that knows its secret gets here. */
export const TV_POLL_LIMIT = limit('poll', 1, TV_POLL_SECONDS);
/** By the account that enters codes, right or wrong. */
export const TV_ACTIVATE_LIMITS = [
  limit('activate minute', 5, 60),
  limit('activate hour', 20, 3600),
];

/** Six random digits; leading zeros are valid (VALID-26). */
export function newTvCode(): string {
  return String(randomInt(10 ** TV_CODE_DIGITS)).padStart(TV_CODE_DIGITS, '0');
}

/** The state of the session that approved a television. */
export interface Approver {
  ended_at: Date | null;
  end_reason: string | null;
  disabled_at: Date | null;
}

/** A log-out on the phone keeps the approval; a session that was ended for safety withdraws it. */
export function stillApproves({ ended_at, end_reason, disabled_at }: Approver): boolean {
  return disabled_at === null && (ended_at === null || end_reason === 'LOGOUT');
}
