import { devicesOf as call } from '@kandil/contract/internal';
import { handle } from '../../../../platform/http/handler.ts';
import { memberOfSession } from '../../flows/member.ts';
import { presentDevice } from '../present/device.ts';
import { deviceLimitsOf } from '../rules/device.ts';
import { countRemovals, devicesById, devicesInLine } from '../store/devices.ts';
import type { AuthWorld } from '../../world.ts';

/** The devices that hold a place or wait for one: the current one first, then by last use. */
export const devicesOf = handle<AuthWorld, typeof call>(call, async ({ input, world }) => {
  const { session } = await memberOfSession(world, input);
  const now = new Date(world.now());
  const [inLine, removals] = await Promise.all([
    devicesInLine(world.db, input.userId, now),
    countRemovals(world.db, input.userId, now),
  ]);
  const allowed = new Set(inLine.slice(0, world.config.deviceLimit));
  const rows = await devicesById(world.db, input.userId, inLine);
  const devices = rows.map((row) =>
    presentDevice(row, {
      current: row.device_id === session.device_id,
      allowed: allowed.has(row.device_id),
      language: input.language,
    }),
  );
  devices.sort(
    (a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
  const limits = deviceLimitsOf({ devices: inLine.length, removals }, world.config);
  return { data: { devices, limits } };
});
