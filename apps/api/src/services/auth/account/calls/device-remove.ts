import { Refusal } from '@kandil/contract';
import { deviceRemove as call } from '@kandil/contract/internal';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { limitSession } from '../../flows/limits.ts';
import { adultOfSession } from '../../flows/member.ts';
import { removeDevice } from '../flows/devices.ts';
import { deviceLimitsOf } from '../rules/device.ts';
import { isLive } from '../../rules/session.ts';
import { lockAccount } from '../../store/accounts.ts';
import { countRemovals, devicesInLine } from '../store/devices.ts';
import { recordEvent } from '../../store/events.ts';
import { sessionById } from '../../store/sessions.ts';
import type { AuthWorld } from '../../world.ts';

/**
 * Signs a device out and frees its place (ROLE-05). Removing the current device logs out. The account's lock serialises
 * removals and sign-ins, so the counts are exact.
 * @throws Refusal SESSION_ENDED, KIDS_PROFILE, NOT_FOUND for a device without a place, DEVICE_DELETE_LIMIT
 */
export const deviceRemove = handle<AuthWorld, typeof call>(call, async ({ input, world }) => {
  const { userId, sessionId, deviceId } = input;
  await adultOfSession(world, input);
  await limitSession(world, 'signOut', sessionId);
  const data = await transaction(world.db, async (trx) => {
    const now = new Date(world.now());
    await lockAccount(trx, userId);
    // Of two devices that remove each other, the second is signed out by now.
    const session = await sessionById(trx, sessionId);
    if (!session || !isLive(session, now.getTime())) throw new Refusal('SESSION_ENDED');
    const inLine = await devicesInLine(trx, userId, now);
    if (!inLine.includes(deviceId)) throw new Refusal('NOT_FOUND');
    const removals = await countRemovals(trx, userId, now);
    if (removals >= world.config.deviceDeleteLimit) throw new Refusal('DEVICE_DELETE_LIMIT');
    await removeDevice(trx, world, { account_id: userId, device_id: deviceId }, now);
    await recordEvent(trx, {
      kind: 'DEVICE_REMOVED',
      accountId: userId,
      sessionId,
      origin: { ip: session.ip, userAgent: session.user_agent },
      at: now,
    });
    const counts = { devices: inLine.length - 1, removals: removals + 1 };
    return deviceLimitsOf(counts, world.config);
  });
  return { data };
});
