import type { Executor } from './tables.ts';

/** Whether the account has been used on this device. */
export async function isKnownDevice(
  db: Executor,
  accountId: string,
  deviceId: string,
): Promise<boolean> {
  const device = db.selectFrom('devices').select('device_id').where('account_id', '=', accountId);
  return (await device.where('device_id', '=', deviceId).executeTakeFirst()) !== undefined;
}
