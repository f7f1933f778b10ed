import { auth, content, type Data, type Meta } from '@kandil/contract';
import { browserApi } from '#app/data/client/api.ts';

export type Device = Data<typeof content.deviceList>[number];
export type Session = Data<typeof auth.sessionList>[number];

/** ENTITY-44: missing limits are zero. */
export interface DeviceLimits {
  allowedDevices: number;
  maxDeleteCount: number;
  maxDeviceCount: number;
  remainingDeleteCount: number;
}

export interface Devices {
  devices: readonly Device[];
  limits: DeviceLimits;
}

/** The account's devices: this one first, then by last use. */
export async function loadDevices(): Promise<Devices> {
  const { data, meta } = await browserApi(content.deviceList, {});
  return { devices: data.toSorted(latestFirst), limits: limitsOf(meta) };
}

/** @param meta of a response about devices */
export function limitsOf(meta: Partial<Meta<typeof content.deviceList>> | null): DeviceLimits {
  return {
    allowedDevices: meta?.allowedDevices ?? 0,
    maxDeleteCount: meta?.maxDeleteCount ?? 0,
    maxDeviceCount: meta?.maxDeviceCount ?? 0,
    remainingDeleteCount: meta?.remainingDeleteCount ?? 0,
  };
}

export async function loadSessions(): Promise<readonly Session[]> {
  const { data } = await browserApi(auth.sessionList, {});
  return data.toSorted(latestFirst);
}

type DeviceUse = Pick<Device, 'current' | 'lastUsedAt'>;

function latestFirst(one: DeviceUse, other: DeviceUse): number {
  if (one.current !== other.current) return one.current ? -1 : 1;
  return Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt);
}
