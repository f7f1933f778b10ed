import { momentText } from '@kandil/i18n/formats';
import { wordsOf } from '../../../../platform/words.ts';
import { stopPlayback } from '../../flows/playback.ts';
import { sendNotice } from '../../jobs/jobs.ts';
import { deviceName } from '../rules/device-name.ts';
import { placeOf } from '../../rules/place.ts';
import type { AccountRow } from '../../store/accounts.ts';
import { devicesInLine, freeDevice, hasOtherDevices, rememberDevice } from '../store/devices.ts';
import type { Executor } from '../../store/tables.ts';
import type { AuthWorld } from '../../world.ts';

/** The columns of a session that describe its device. */
export interface DeviceUse {
  account_id: string;
  device_id: string;
  platform: string;
  user_agent: string;
  zone: string | null;
  created_at: Date;
}

/**
 * Registers the device of a new session. A mail tells the owner about a new device if the account already has others
 * (SEC-30); an unconfirmed account gets none.
 */
export async function registerDevice(
  trx: Executor,
  world: Pick<AuthWorld, 'queue'>,
  account: Pick<AccountRow, 'id' | 'confirmed_at' | 'language'>,
  use: DeviceUse,
): Promise<void> {
  const { device_id, platform, user_agent, zone, created_at: now } = use;
  const device = { account_id: account.id, device_id, platform, user_agent, zone };
  const isNew = await rememberDevice(trx, { ...device, first_seen_at: now, last_used_at: now });
  if (!isNew || !account.confirmed_at) return;
  if (!(await hasOtherDevices(trx, account.id, device_id))) return;
  const words = wordsOf(account.language);
  await world.queue.enqueue(trx, sendNotice, {
    accountId: account.id,
    notice: 'login.newDevice',
    params: {
      device: deviceName({ userAgent: user_agent, platform }, words),
      time: momentText(now, account.language, zone ?? 'UTC'),
      place: placeOf(zone, account.language) ?? words('login.newDevice.placeUnknown'),
    },
  });
}

/** Ends the sessions of a device with what they play, and frees its place. The caller holds the account's lock. */
export async function removeDevice(
  trx: Executor,
  world: Pick<AuthWorld, 'queue'>,
  device: Pick<DeviceUse, 'account_id' | 'device_id'>,
  now: Date,
): Promise<void> {
  await stopPlayback(trx, world, await freeDevice(trx, device, 'REMOVED', now));
}

/** Whether a device is within the device limit: the earliest devices are (ROLE-04). */
export async function isDeviceAllowed(
  world: Pick<AuthWorld, 'db' | 'now' | 'config'>,
  { account_id, device_id }: Pick<DeviceUse, 'account_id' | 'device_id'>,
): Promise<boolean> {
  const { deviceLimit } = world.config;
  const allowed = await devicesInLine(world.db, account_id, new Date(world.now()), deviceLimit);
  return allowed.includes(device_id);
}
