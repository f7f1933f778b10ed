import { SESSION_SECONDS } from './session.ts';

/** Removals of devices are counted over so long; milliseconds (ROLE-05). */
export const REMOVAL_WINDOW_MS = 30 * 24 * 3_600_000;

/** A device that was signed out from afar keeps its place as long as removals count, so neither replaces the other. */
const PLACE_KEPT_MS = REMOVAL_WINDOW_MS;

/** Ways a session ends that leave no place behind: at the device itself, or by removing it. */
export const FREEING_ENDS = ['LOGOUT', 'REPLACED', 'REMOVED'] as const;

const NAMED = /^[\x21-\x7e]{1,64}$/;

/**
 * The device of a session: as the client names it, else one of its own. So leaving the name out does not make many
 * devices one, but each sign-in a new one.
 */
export function deviceIdOf(named: string | null, sessionId: string): string {
  return named !== null && NAMED.test(named) ? named : `session-${sessionId}`;
}

/** Since when a session must have been used, or may have ended, for its device to hold a place. */
export function placeBounds(now: number): { usedSince: Date; endedSince: Date } {
  return {
    usedSince: new Date(now - SESSION_SECONDS.idle * 1000),
    endedSince: new Date(now - PLACE_KEPT_MS),
  };
}

export interface DeviceCounts {
  /** Devices that hold a place or wait for one. */
  devices: number;
  /** Removals within the window. */
  removals: number;
}

/** ENTITY-43: how many more devices may be added and removed; never below zero. */
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
