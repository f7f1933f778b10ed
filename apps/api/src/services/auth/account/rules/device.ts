import { SESSION_SECONDS } from '../../rules/session.ts';

/** The window in which removals of devices count; milliseconds (ROLE-05). */
export const REMOVAL_WINDOW_MS = 30 * 24 * 3_600_000;

/**
 * A device that was signed out remotely keeps its place as long as removals count, so that signing out does not bypass
 * their limit.
 */
const PLACE_RETENTION_MS = REMOVAL_WINDOW_MS;

/** End reasons of a session that free its device's place: at the device itself, or by removal. */
export const FREEING_ENDS = ['LOGOUT', 'REPLACED', 'REMOVED'] as const;

const NAMED = /^[\x21-\x7e]{1,64}$/;

/**
 * The device id of a session. A client that sends no valid id gets a new device for each sign-in: otherwise several
 * devices could share one place by leaving the id out.
 */
export function deviceIdOf(named: string | null, sessionId: string): string {
  return named !== null && NAMED.test(named) ? named : `session-${sessionId}`;
}

/** A device holds a place if its session was used after `usedSince`, or ended after `endedSince`. */
export function placeBounds(now: number): { usedSince: Date; endedSince: Date } {
  return {
    usedSince: new Date(now - SESSION_SECONDS.idle * 1000),
    endedSince: new Date(now - PLACE_RETENTION_MS),
  };
}

export interface DeviceCounts {
  /** Devices that hold a place or wait for one. */
  devices: number;
  /** Removals within the window. */
  removals: number;
}

/** How many more devices can be added and removed; never below zero (ENTITY-43). */
export function deviceLimitsOf(
  { devices, removals }: DeviceCounts,
  { deviceLimit, deviceDeleteLimit }: { deviceLimit: number; deviceDeleteLimit: number },
) {
  return {
    allowedDevices: Math.max(0, deviceLimit - devices),
    maxDeviceCount: deviceLimit,
    maxDeleteCount: deviceDeleteLimit,
    remainingDeleteCount: Math.max(0, deviceDeleteLimit - removals),
  };
}
