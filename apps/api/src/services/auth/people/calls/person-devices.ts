import { personDevices as call } from '@kandil/contract/control/auth';
import { handle } from '../../../../platform/http/handler.ts';
import type { AuthWorld } from '../../world.ts';
import { requireOpen } from '../flows/looks.ts';
import { presentDevice } from '../present/person.ts';
import { devicesWithSessions } from '../store/account.ts';

export const personDevices = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { id }, context, world }) => {
    await requireOpen(world, context, id);
    const rows = await devicesWithSessions(world.db, id, new Date(world.now()));
    const devices = rows.map((row) => presentDevice(row, context.language));
    return { data: { devices, limit: world.config.deviceLimit } };
  },
);
